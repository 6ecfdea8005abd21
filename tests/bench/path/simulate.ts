import { playableAsks, todayPath } from '../../../src/content/ladder/path/today.ts'
import { dayName, NEW_CHILD, SeededChild, type TrueMemory } from '../../../src/content/ladder/path/testChild.ts'

/** How children of a made-up world forget: recall after so many days, the more right answers the slower. */
export const WORLDS: Readonly<Record<'exponential' | 'power' | 'step', TrueMemory>> = {
  exponential: (days, strength) => Math.exp(-days / halfLife(strength)),
  power: (days, strength) => 1 / (1 + days / halfLife(strength)),
  step: (days, strength) => (days < halfLife(strength) ? 1 : 0.1),
}
const halfLife = (strength: number) => 2 * 1.9 ** strength

const DAYS = 28
/** Days after the last one on which memory is looked at. */
const LATER = 14
const KEPT = 0.7
/** Children share tablets: a turn every second or third day. */
const turnEvery = (seed: number) => 2 + (seed % 2)

/** What a child has kept, and with how many questions. */
interface Result {
  readonly kept: number
  readonly asked: number
}

/** A child who walks today's path for four weeks, and her twin who gets the ladder in order with as many questions each day. */
function simulate(memory: TrueMemory, seed: number): { readonly path: Result; readonly inOrder: Result } {
  const child = new SeededChild(seed, memory)
  const twin = new SeededChild(seed, memory)
  const asks = playableAsks(NEW_CHILD)
  let asked = 0
  for (let day = 0; day < DAYS; day += turnEvery(seed)) {
    const path = todayPath({
      ...NEW_CHILD,
      day: dayName(day),
      histories: child.histories,
      turnDays: child.turnDays,
    })
    child.play(path, day)
    asked += path.asks.length
    const open = asks.filter(({ item }) => (twin.histories.get(item) ?? []).filter(({ ok }) => ok).length < 2)
    for (const { item, guess } of open.slice(0, path.asks.length)) twin.answer(item, guess, day)
  }
  return { path: { kept: keptBy(child), asked }, inOrder: { kept: keptBy(twin), asked } }
}

const keptBy = (child: SeededChild): number =>
  [...child.histories.keys()].filter((item) => child.recall(item, DAYS + LATER) >= KEPT).length

/** Means over so many children of a world. */
export function simulateMany(memory: TrueMemory, children: number) {
  const results = Array.from({ length: children }, (_, seed) => simulate(memory, seed))
  const mean = (of: (result: (typeof results)[number]) => number) =>
    results.reduce((sum, result) => sum + of(result), 0) / results.length
  return {
    path: mean(({ path }) => path.kept),
    inOrder: mean(({ inOrder }) => inOrder.kept),
    asked: mean(({ path }) => path.asked),
  }
}
