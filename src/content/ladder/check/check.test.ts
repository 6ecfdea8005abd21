import { beforeAll, describe, expect, it } from 'vitest'
import { seededRandom } from '../../../game/rules/random.ts'
import { loadPlayable } from '../playable.ts'
import { costOf } from '../path/rules.ts'
import { checkLadder, type CheckAnswer, type CheckLadder, checkResult, nextAsks } from './check.ts'
import { CHECK } from './rules.ts'
import { simulate, WORLDS } from './testChecks.ts'

const ladders = new Map<string, CheckLadder>()
beforeAll(async () => {
  for (const language of ['en', 'id'] as const) {
    const { asks, ladder } = await loadPlayable(language)
    ladders.set(language, checkLadder(asks, ladder.languages[language].steps))
  }
})
function ladderOf(language: string): CheckLadder {
  const ladder = ladders.get(language)
  if (!ladder) throw new Error(`no ladder of ${language}`)
  return ladder
}

/** Answers all that is asked. */
function play(ladder: CheckLadder, isRight: (step: number) => boolean, first?: string) {
  const answers: CheckAnswer[] = []
  let seconds = 0
  for (;;) {
    const block = nextAsks(ladder, answers, { seconds, ...(first !== undefined && { first }) })
    if (block.length === 0) return { answers, seconds, result: checkResult(ladder, answers) }
    expect(new Set(block.map(({ thing }) => thing.sort)).size).toBe(1)
    for (const ask of block) {
      answers.push({ item: ask.item, ok: isRight(ladder.steps.indexOf(ask.step) + 1) })
      seconds += costOf(ask.skill, false)
    }
  }
}

describe.each(['en', 'id'])('the check in %s', (language) => {
  it('finds a child who knows nothing at the first step, and one who knows all at the last', () => {
    const ladder = ladderOf(language)
    expect(play(ladder, () => false).result?.step).toBe(ladder.steps[0])
    expect(play(ladder, () => true).result?.step).toBe(ladder.steps.at(-1))
  })

  it.each([1, 5, 9, 14])('finds a child who has mastered %i steps at the next one, wherever it begins', (mastered) => {
    const ladder = ladderOf(language)
    for (const first of [undefined, ladder.steps[0], ladder.steps.at(-1)]) {
      const { result } = play(ladder, (step) => step <= mastered, first)
      expect(Math.abs(ladder.steps.indexOf(result?.step ?? '') - mastered)).toBeLessThanOrEqual(1)
    }
  })

  it('asks nothing twice, more than one sort, and never longer than five minutes', () => {
    const { answers, seconds } = play(ladderOf(language), (step) => step <= 6)
    expect(new Set(answers.map(({ item }) => item)).size).toBe(answers.length)
    expect(new Set(answers.map(({ item }) => item.split('|')[1])).size).toBeGreaterThan(1)
    expect(seconds).toBeLessThanOrEqual(CHECK.seconds)
  })

  it('ends also for a quick child whose answers fit no step, before the service would refuse so many', () => {
    const ladder = ladderOf(language)
    const random = seededRandom(3)
    const answers: CheckAnswer[] = []
    for (let block = nextAsks(ladder, answers, { seconds: 0 }); block.length > 0; ) {
      answers.push(
        ...block.map(({ item, step }) => ({ item, ok: random() < (ladder.steps.indexOf(step) < 8 ? 0.8 : 1 / 3) })),
      )
      block = nextAsks(ladder, answers, { seconds: 0 })
    }
    expect(answers).toHaveLength(CHECK.most)
    expect(Math.abs(ladder.steps.indexOf(checkResult(ladder, answers)?.step ?? '') - 8)).toBeLessThanOrEqual(1)
  })

  it.each(WORLDS)('is within one step of the truth for nearly all children who $name', (world) => {
    const runs = simulate(ladderOf(language), world, { children: 400, random: seededRandom(5) })
    expect(runs.filter(({ off }) => off <= 1).length / runs.length).toBeGreaterThanOrEqual(world.wanted)
    expect(Math.max(...runs.map(({ seconds }) => seconds))).toBeLessThanOrEqual(CHECK.seconds)
  })
})

it('says nothing after too few answers, and leaves out what the ladder no longer asks', () => {
  const ladder = ladderOf('id')
  const some = ladder.asks.slice(0, CHECK.leastAnswers - 1).map(({ item }) => ({ item, ok: true }))
  expect(checkResult(ladder, some)).toBeUndefined()
  expect(checkResult(ladder, [...some, { item: 'sound:gone|hear', ok: true }])).toBeUndefined()
  expect(checkResult(ladder, [])).toBeUndefined()
})
