import type { Question } from '../../../src/content/ladder/path/knowing.ts'
import { dayName, NEW_CHILD } from '../../../src/content/ladder/path/testChild.ts'
import { playableAsks, todayPath } from '../../../src/content/ladder/path/today.ts'

/** Moves at questions on the device: one question in four is a second try, which is kept as an event and counts for nothing. */
const EVENTS = 20_000
/** The newest so many questions of an item are kept. */
const KEPT = 12
const RUNS = 31
/** Turns of the child, every second day. */
const TURNS = 60

/**
 * How long a path takes to choose for a child who has been asked everything, ms of CPU, median. As on the device, what can be asked is known, and since
 * the path before some questions of one turn have come.
 */
export function timeToChoose(): {
  readonly ms: number
  /** The first time, before the engine has compiled the code. */
  readonly first: number
  readonly events: number
  readonly items: number
} {
  const playable = playableAsks(NEW_CHILD)
  const histories = new Map<string, readonly Question[]>(
    playable.map(({ item, guess }, place) => [item, Array.from({ length: KEPT }, (_, n) => asked(place, n, guess))]),
  )
  const turnDays = Array.from({ length: TURNS }, (_, turn) => dayName(turn * 2))
  const times = Array.from({ length: RUNS }, (_, run) => {
    // A turn has brought one more question for some items.
    for (const { item, guess } of playable.slice(run * 15, run * 15 + 15))
      histories.set(item, [...(histories.get(item) ?? []).slice(1), asked(run, KEPT, guess)])
    const before = process.cpuUsage()
    todayPath({ ...NEW_CHILD, playable, histories, turnDays, day: dayName(TURNS * 2 + run) })
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1000
  })
  const [first = 0] = times
  return {
    first,
    ms: times.toSorted((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0,
    events: EVENTS,
    items: playable.length,
  }
}

/** The n-th question about an item: on the turns of the child in order, right four times of five. */
function asked(place: number, n: number, guess: number): Question {
  return { day: dayName(((place % 5) + n * 5) * 2), ok: (place + n) % 5 > 0, guess }
}
