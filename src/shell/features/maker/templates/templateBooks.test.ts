import { describe, expect, it } from 'vitest'
import { makingOf } from '../../../../../tests/helpers/makerDraft.ts'
import { check } from '../bench/bench.ts'
import { draftSchema } from '../draft/schema.ts'
import { pageMeter } from '../words/meter.ts'
import { copyOfTemplate, TEMPLATE_BOOKS, templateTitle } from './templateBooks.ts'

const own = { key: 'class.test1234', author: 'Bu Ratna' }

describe.each(TEMPLATE_BOOKS.map((template) => [templateTitle(template, 'en'), template] as const))(
  'the template %s',
  (_, template) => {
    it('is a whole draft in both languages, of somebody else with her own', () => {
      const draft = copyOfTemplate(template, own)
      expect(draftSchema.parse(draft)).toEqual(draft)
      expect(draft.authors.map(({ name }) => name)).toEqual(['Lumbung', 'Bu Ratna'])
      expect(draft.pages.every(({ words }) => words.id !== '' && words.en !== '')).toBe(true)
    })

    it('keeps to its level in both languages', () => {
      const texts = template.pages.slice(1).flatMap(({ words }) => Object.values(words))
      expect(texts.filter((text) => pageMeter(text ?? '', template.level).isOver)).toEqual([])
    })

    it('lacks nothing but voices', async () => {
      const { kit } = await makingOf(copyOfTemplate(template, own))
      const found = await check({ draft: copyOfTemplate(template, own), kit }, [])
      const mend = found.filter(({ weight }) => weight === 'mend').map(({ code }) => code)
      expect([...new Set(mend)].filter((code) => code !== 'word-silent')).toEqual([])
    })
  },
)

it('has one of each of the levels A, B1 and B2', () => {
  expect(TEMPLATE_BOOKS.map(({ level }) => level)).toEqual(['A', 'B1', 'B2'])
})
