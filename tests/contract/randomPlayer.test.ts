import { describe, expect, it } from 'vitest'
import { BOOK_IDS, loadActivities, loadBook } from '../../src/content/books.ts'
import { kindOfPage } from '../../src/content/page.ts'
import type { KindModule } from '../../src/game/kind.ts'
import { seededRandom } from '../../src/game/rules/random.ts'
import { passScore } from '../../src/shell/features/activities/flow.ts'
import { rulesOf } from '../../src/scenes/loadedRules.ts'
import { kindOf } from '../../src/scenes/table.ts'
import { anywhere, backwards, type RandomPlayer, inOrder, playAtRandom } from '../helpers/randomPlayer.ts'
import { playRules } from '../helpers/playRules.ts'

/** A page or activity of a book. `guess` must give the chance of a random move, and random moves must not pass an activity. */
interface Played {
  readonly name: string
  readonly kind: KindModule
  readonly config: unknown
}

const pages: Played[] = []
const activities: Played[] = []
for (const book of BOOK_IDS) {
  for (const page of (await loadBook(book))?.pages ?? []) {
    const kind = kindOf(kindOfPage(page), 'page')
    if (kind && kind.type !== 'picture' && kind.type !== 'cover')
      pages.push({ name: `${page.id} ${kind.type}`, kind, config: kind.schema.parse(page) })
  }
  for (const activity of await loadActivities(book)) {
    const kind = kindOf(activity.type, 'activity')
    if (kind) activities.push({ name: `${activity.id} ${kind.type}`, kind, config: kind.schema.parse(activity) })
  }
}

/** How often an activity is played to calculate the share of passes. */
const RUNS = 40
/** How many first moves a mean is calculated from. */
const FIRSTS = 120

function run({ kind, config }: Played, seed: number, hand: RandomPlayer, isPatient = false) {
  const play = playRules(rulesOf(kind), config, {
    random: seededRandom(1000 + seed),
    pointer: 'fine',
    text: (key) => key,
  })
  return playAtRandom(play, hand, seededRandom(seed + 1), isPatient)
}

function firstMoves(played: Played, isPatient: boolean) {
  const firsts = []
  for (let seed = 0; seed < FIRSTS && firsts.length < FIRSTS; seed += 1)
    firsts.push(...run(played, seed, anywhere, isPatient).firsts)
  return firsts
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)

describe.each([...pages, ...activities].map((played) => [played.name, played] as const))('%s', (_name, played) => {
  // Only bubbles appear and disappear over time, so only they need a patient player.
  const paces = played.kind.type === 'tappingElement' ? [false, true] : [false]
  it.each(paces)('gives the true chance that a random first move is right (patient: %s)', (isPatient) => {
    const firsts = firstMoves(played, isPatient)
    expect(firsts.length).toBeGreaterThan(0)
    const right = mean(firsts.map(({ ok }) => Number(ok)))
    const guess = mean(firsts.map(({ guess }) => guess))
    expect(right).toBeLessThan(guess + 0.1)
    // An impatient player may be right less often than `guess` among bubbles, but not more often.
    const isKnown = played.kind.type !== 'tappingElement' || isPatient
    expect(right).toBeGreaterThanOrEqual(isKnown ? guess - 0.1 : 0)
  })
})

describe.each(activities.map((played) => [played.name, played] as const))('%s', (_name, played) => {
  it.each([
    ['anything anywhere', () => anywhere],
    ['from the first to the last', inOrder],
    ['from the last to the first', backwards],
  ] as const)('is not passed by a player who takes %s', (_how, makePlayer) => {
    const results = Array.from({ length: RUNS }, (_, seed) => run(played, seed, makePlayer()))
    const passed = results.filter(({ completed }) => completed && completed.score >= passScore(completed.total))
    // With five people and five places one random player in eleven passes by luck.
    expect(passed.length / RUNS).toBeLessThan(0.15)
  })
})
