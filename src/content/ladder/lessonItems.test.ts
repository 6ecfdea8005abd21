import { expect, it } from 'vitest'
import { itemKey } from '../../game/items.ts'
import { ladderItems } from './lessonItems.ts'
import { loadAllQuestions, loadLadder } from './load.ts'
import { asksOf } from './path/asks.ts'

const [ladder, questions] = await Promise.all([loadLadder(), loadAllQuestions()])
const items = new Map(ladderItems(ladder, questions).map((item) => [itemKey(item), item]))

it('names everything that the path can ask, in every way of playing', () => {
  for (const language of ['en', 'id'] as const)
    for (const mode of ['all', 'byEar', 'withoutSound'] as const)
      for (const { item } of asksOf(ladder, language, mode)) {
        const { label } = items.get(item) ?? { label: { en: '', id: '' } }
        expect([item, label[language].length > 0]).toEqual([item, true])
      }
})

it('names every question about a story that has an answer, and what can be chosen instead', () => {
  for (const { id, item = '', ask, answers } of questions.filter((one) => one.item !== undefined)) {
    expect(items.get(item)?.label).toEqual(ask)
    const skill = item.slice(item.indexOf('|'))
    expect(answers.map((_, index) => items.get(`story:${id}-${index + 1}${skill}`)?.label)).toEqual(
      answers.map(({ label }) => label),
    )
  }
})

it('gives a word that both languages ask a name in each', () => {
  expect(items.get('word:sun|read')?.label).toEqual({ en: 'sun', id: 'matahari' })
})
