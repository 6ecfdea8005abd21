import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { uptime as machineUptime } from 'node:os'
import type { Clock } from './clock.ts'
import { type Judgement, judgeClock } from './clockJudge.ts'

/** Devices that are remembered, and for how long (ms): a lesson's, several classes over. */
const DEVICES_MAX = 100
const REMEMBERED_MS = 24 * 3_600_000

/** A judgement stands for so long (ms), unless the clock is set or somebody is heard meanwhile. */
const JUDGED_MS = 1000

/** What goes on evenly, whatever is done to the clock. */
export interface Uptime {
  /** Names what `ms` counts from; another after the machine was restarted. */
  readonly bootId: string
  /** ms since then, sleep included. */
  ms(): number
}

/** When something arrived, told by what cannot be set. */
export interface Arrival {
  readonly bootId: string
  readonly uptimeMs: number
}

/** A device that has told its time. */
export interface Sighting {
  readonly device: string
  /** The account that has sent it: it counts as one device, whatever it says. */
  readonly sender: string
  /** The device's clock, ms since 1970. */
  readonly time: number
}

interface Needs {
  readonly wall: () => Date
  readonly uptime: Uptime
  /** When this version of the service was built, ms since 1970. */
  readonly builtAt?: number | undefined
  /** The longest usual pause without any record, ms. */
  readonly gap: number
}

/** The machine's own uptime. */
export const systemUptime: Uptime = { bootId: readBootId(), ms: () => machineUptime() * 1000 }

/** A clock that knows when it may be wrong, and what time it is then as far as one can tell. */
export function serviceClock({ wall, uptime, builtAt, gap }: Needs) {
  const begunAt = uptime.ms()
  const seen = new Map<string, Sighting & { readonly offset: number; readonly seenAt: number }>()
  let trusted: number | undefined
  let newestRecord: number | undefined

  let last: { readonly judged: Judgement; readonly wall: number } | undefined

  function judgement(): Judgement {
    const now = wall().getTime()
    const since = now - (last?.wall ?? Number.NaN)
    if (last && since >= 0 && since < JUDGED_MS) return { ...last.judged, now: last.judged.now + since }
    last = { judged: judgedAgain(now, uptime.ms()), wall: now }
    return last.judged
  }

  function judgedAgain(now: number, up: number): Judgement {
    const devices = [...seen.values()]
      .filter(({ seenAt }) => up - seenAt < REMEMBERED_MS)
      .map(({ offset }) => offset + up)
    const judged = judgeClock({ wall: now, uptime: up, begunAt, builtAt, newestRecord, trusted, devices, gap })
    if (!judged.fault) trusted = now - up
    return judged
  }

  const clock: Clock = Object.assign(() => new Date(judgement().now), {
    isSuspect: () => judgement().fault !== undefined,
  })

  return {
    /** The time to work with: the machine's, and while that is suspect the likeliest one. */
    clock,
    judgement,
    /** How far `clock` is from the machine's clock, ms. */
    offset(): number {
      return judgement().now - wall().getTime()
    },
    arrival(): Arrival {
      return { bootId: uptime.bootId, uptimeMs: Math.round(uptime.ms()) }
    },
    /** Takes note of a device's time. One device has one voice, and so has one account. */
    noteDevice({ device, sender, time }: Sighting): void {
      last = undefined
      for (const [key, sighting] of seen) if (sighting.sender === sender) seen.delete(key)
      seen.delete(device)
      seen.set(device, { device, sender, time, offset: time - uptime.ms(), seenAt: uptime.ms() })
      const [oldest] = seen.keys()
      if (seen.size > DEVICES_MAX && oldest !== undefined) seen.delete(oldest)
    },
    /** The newest moment that is kept; a later word replaces it. */
    noteRecord(moment: number | undefined): void {
      last = undefined
      newestRecord = moment
    },
  }
}

/** What `serviceClock` gives. */
export type ServiceClock = ReturnType<typeof serviceClock>

/** Linux names each start of the machine; elsewhere each start of the process counts as one. */
function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  } catch {
    return randomUUID()
  }
}
