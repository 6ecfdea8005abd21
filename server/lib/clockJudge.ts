const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Clocks that are no further apart than this say the same. */
export const NEAR_MS = 10 * MINUTE_MS

/** Beyond this a clock is wrong. More than the two hours between Indonesia's time zones, which are mistaken for each other easily. */
const FAR_MS = 2.5 * HOUR_MS

/** Devices agree with each other within this. */
const AGREEMENT_MS = 5 * MINUTE_MS

/** So many devices must agree before they are believed against the clock. */
const DEVICES_MIN = 3

/** The machine that built the service may have been off by this. */
const BUILD_TOLERANCE_MS = HOUR_MS

/** After this time without a word against it, a clock after a long pause is believed. */
const QUIET_MS = 7 * 24 * HOUR_MS

/**
 * Why the clock is suspect. `before-build`, `before-records`: earlier than this version of the service, or than what is kept already. `jumped`:
 * it was set by hours while the service ran. `long-gap`: much later than the newest record, and nobody has confirmed it yet. `devices`: devices
 * that agree with each other are far from it.
 */
type ClockFault = 'before-build' | 'before-records' | 'jumped' | 'long-gap' | 'devices'

/** The evidence about the time, in ms (times since 1970). `uptime` is monotonic, whatever is done to the clock. */
export interface ClockFacts {
  readonly wall: number
  readonly uptime: number
  /** `uptime` when the service began. */
  readonly begunAt: number
  readonly builtAt?: number | undefined
  readonly newestRecord?: number | undefined
  /** `wall − uptime` when the clock was trusted last, in this run. */
  readonly trusted?: number | undefined
  /** The present time by the clock of each device that was heard of lately. */
  readonly devices: readonly number[]
  /** A pause between the newest record and now that is longer than this is unusual. */
  readonly gap: number
}

/** The judgement of the clock: `now` is the time to use, the clock's own unless it is suspect. */
export interface Judgement {
  readonly fault: ClockFault | undefined
  /** Devices that agree with each other say the same as the clock. */
  readonly isConfirmed: boolean
  readonly now: number
}

/** Judges the clock by all evidence. */
export function judgeClock(facts: ClockFacts): Judgement {
  const { wall, devices } = facts
  const agreed = agreedTime(devices)
  const off = agreed === undefined ? undefined : Math.abs(agreed - wall)
  if (off !== undefined && off <= NEAR_MS) return { fault: undefined, isConfirmed: true, now: wall }
  if (agreed !== undefined && off !== undefined && off > FAR_MS)
    return { fault: 'devices', isConfirmed: false, now: agreed }
  const fault = ownFault(facts)
  return { fault, isConfirmed: false, now: fault ? estimate(facts, fault) : wall }
}

/** What the service can tell without devices that agree. */
function ownFault(facts: ClockFacts): ClockFault | undefined {
  const { wall, uptime, begunAt, builtAt, newestRecord, trusted, devices, gap } = facts
  if (builtAt !== undefined && wall < builtAt - BUILD_TOLERANCE_MS) return 'before-build'
  if (newestRecord !== undefined && wall < newestRecord - NEAR_MS) return 'before-records'
  const near = devices.filter((time) => Math.abs(time - wall) <= NEAR_MS).length
  const far = devices.filter((time) => Math.abs(time - wall) > FAR_MS).length
  if (near > far) return undefined
  if (trusted !== undefined) return Math.abs(wall - uptime - trusted) > FAR_MS ? 'jumped' : undefined
  const isQuiet = far === 0 && uptime - begunAt > QUIET_MS
  return newestRecord !== undefined && wall - newestRecord > gap && !isQuiet ? 'long-gap' : undefined
}

/** The likeliest time while the clock is suspect. */
function estimate(facts: ClockFacts, fault: ClockFault): number {
  const { wall, uptime, begunAt, builtAt = 0, newestRecord = 0, trusted } = facts
  if (trusted !== undefined) return trusted + uptime
  // It may well be right: a school opens again after its holidays.
  if (fault === 'long-gap') return wall
  return Math.max(builtAt, newestRecord) + (uptime - begunAt)
}

/** The time that most of the devices agree on; `undefined` where they are too few, or of several minds. */
export function agreedTime(devices: readonly number[]): number | undefined {
  const sorted = devices.toSorted((one, other) => one - other)
  let best: readonly number[] = []
  for (const [start, time] of sorted.entries()) {
    const together = sorted.slice(start).filter((other) => other - time <= AGREEMENT_MS)
    if (together.length > best.length) best = together
  }
  if (best.length < DEVICES_MIN || best.length * 2 <= devices.length) return undefined
  return best[Math.floor(best.length / 2)]
}
