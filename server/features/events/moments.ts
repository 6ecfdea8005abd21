/** Clock error of a device that is tolerated without correction. */
const CLOCK_TOLERANCE_MS = 5 * 60_000

/** No event can be older; a clock that shows less has lost its battery. */
const EARLIEST = Date.UTC(2020, 0, 1)

/**
 * When a batch's events happened, in ms: their device's times moved by `shift`. None is later than its arrival (`now`). Times that cannot be (before
 * 2020, or well after now: the device's clock was wrong then and is right now) are moved together, so that the latest of them was now and their
 * order stays.
 */
export function momentsOf(times: readonly number[], shift: number, now: number): number[] {
  const shifted = times.map((time) => time + shift)
  const early = Math.max(...shifted.filter((time) => time < EARLIEST))
  const late = Math.max(...shifted.filter((time) => time > now + CLOCK_TOLERANCE_MS))
  return shifted.map((time) => {
    if (time < EARLIEST) return notBefore(time + now - early, now)
    return time > now + CLOCK_TOLERANCE_MS ? notBefore(time + now - late, now) : Math.min(time, now)
  })
}

/** Times decades apart within one batch say nothing about their order. */
const notBefore = (time: number, now: number) => (time < EARLIEST ? now : time)

/** Correction of a device's times in ms: its clock error when sending. */
export function shiftOf(sentAt: number | undefined, receivedAt: number): number {
  const difference = sentAt === undefined ? 0 : receivedAt - sentAt
  return Math.abs(difference) > CLOCK_TOLERANCE_MS ? difference : 0
}
