import { expect, it } from 'vitest'
import { outcomesOf, playRules, solve } from '../../../../tests/helpers/playRules.ts'
import { example } from './example.ts'
import { buildWordRules } from './rules.ts'
import { type BuildWord, buildWordSchema } from './schema.ts'
import { chanceOf } from './tiles.ts'

const tiles = (texts: readonly string[]) => texts.map((text) => ({ text }))
const word = (parts: readonly string[], others: readonly string[]): BuildWord['questions'][number] => ({
  item: 'word:w',
  word: parts.join(''),
  parts: tiles(parts),
  others: tiles(others),
})

it.each([
  ['batu', word(['ba', 'tu'], ['bi', 'ta']), 1 / 12],
  ['susu', word(['su', 'su'], ['si', 'sa']), 2 / 12],
  ['matahari', word(['ma', 'ta', 'ha', 'ri'], ['mi']), 1 / 120],
  ['kupu-kupu', word(['ku', 'pu', 'ku', 'pu'], ['ka']), 4 / 120],
])('knows the chance of building %s at random', (_name, question, chance) => {
  expect(chanceOf(question)).toBeCloseTo(chance)
})

it('refuses a word whose other tiles are parts of it', () => {
  const content = { questions: [word(['ba', 'tu'], ['tu'])] }
  expect(buildWordSchema.safeParse(content).success).toBe(false)
})

it('puts a tapped tile into the next free place, and sends a wrong one home', () => {
  const play = playRules(buildWordRules, example, { language: 'id' })
  play.settle()
  const target = (correct: boolean) =>
    play.session.targets().find((one) => one.kind === 'drag' && one.state === 'idle' && one.correct === correct)
  play.session.move({ targetId: target(false)?.id ?? '' })
  expect(outcomesOf(play, 'rejected')).toHaveLength(1)
  expect(outcomesOf(play, 'tried')[0]?.tried).toMatchObject({ ok: false, item: 'word:rice|build', guess: 1 / 12 })
  solve(play)
  expect(outcomesOf(play, 'completed')).toMatchObject([{ score: 1, total: 2 }])
})

it('counts a word only once all its tiles lie', () => {
  const play = playRules(buildWordRules, example, { language: 'id' })
  play.settle()
  const move = play.session.rightMove()
  if (move) play.session.move(move)
  expect(outcomesOf(play, 'tried')).toEqual([])
})
