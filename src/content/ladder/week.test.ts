import { expect, it } from 'vitest'
import { LANGUAGES } from '../../game/language.ts'
import { wordsOf } from '../levels/reading.ts'
import { LADDER } from './path/testChild.ts'
import { weekSheetOf } from './week.ts'

const all = LANGUAGES.flatMap((language) =>
  LADDER.languages[language].steps.map((step) => [language, step.id, step] as const),
)

it.each(all)('the sheet of %s %s can be read with what has been learned', (language, id, step) => {
  const sheet = weekSheetOf(LADDER, language, id)
  const { steps } = LADDER.languages[language]
  const upTo = steps.filter(({ order }) => order <= step.order)
  const words = new Set(
    upTo.flatMap(({ words, heart = [] }) => [...words, ...heart].map(({ word }) => word.toLowerCase())),
  )
  const sentences = new Set(upTo.flatMap((one) => one.sentences.map(({ text }) => text)))
  expect(sheet?.sounds).toHaveLength(step.new.length)
  expect(sheet?.words.length).toBeGreaterThan(0)
  expect(sheet?.text.length).toBeGreaterThan(0)
  for (const line of sheet?.text ?? []) {
    if (sentences.has(line)) continue
    for (const word of wordsOf(line)) expect(words).toContain(word.toLowerCase())
  }
  // It fits one page.
  expect((sheet?.syllables.length ?? 0) + (sheet?.words.length ?? 0) + (sheet?.text.length ?? 0)).toBeLessThanOrEqual(
    30,
  )
})

it('shows letters as children see them, never the ladder’s own marks', () => {
  for (const [language, id] of all) {
    const sheet = weekSheetOf(LADDER, language, id)
    const shown = [...(sheet?.sounds.map(({ text }) => text) ?? []), ...(sheet?.words.flat() ?? [])].join('')
    expect(shown).not.toMatch(/[éəè]|hamzah/)
  }
})

it('is nothing for a step that does not exist', () => {
  expect(weekSheetOf(LADDER, 'id', 'en-01')).toBeUndefined()
})
