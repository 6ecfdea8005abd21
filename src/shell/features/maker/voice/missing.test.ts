import { expect, it } from 'vitest'
import { emptyPage, newDraft } from '../draft/edits.ts'
import type { Draft, Take } from '../draft/schema.ts'
import { isOfText, missingVoices, nextMissing } from './missing.ts'

const TAKE: Take = { media: 'a', type: 'audio/ogg', fileMs: 1, startMs: 0, ms: 1, text: 'Dua', by: 'file', words: [] }
const empty = newDraft({ key: 'class.x', languages: ['id', 'en'], level: 'A', title: { id: 'Judul' }, author: '' })
const [cover] = empty.pages
const draft: Draft = {
  ...empty,
  pages: [
    cover,
    { ...emptyPage('p01'), words: { id: 'Satu', en: ' ' } },
    { ...emptyPage('p02'), words: { id: 'Dua', en: 'Two' }, voice: { id: TAKE } },
  ],
}

it('lists the texts that nobody has read yet, page by page', () => {
  expect(missingVoices(draft)).toEqual([
    { index: 0, language: 'id' },
    { index: 1, language: 'id' },
    { index: 2, language: 'en' },
  ])
})

it('goes on from a place, and begins again at the first page', () => {
  expect(nextMissing(draft, { index: 0, language: 'en' })).toEqual({ index: 1, language: 'id' })
  expect(nextMissing(draft, { index: 2, language: 'en' })).toEqual({ index: 0, language: 'id' })
  expect(nextMissing({ ...draft, pages: [emptyPage('cover'), emptyPage('p01')] }, { index: 0, language: 'id' })).toBe(
    undefined,
  )
})

it('knows that a text has changed since it was read', () => {
  const page = { ...emptyPage('p02'), words: { id: ' Dua ' } }
  expect([isOfText(TAKE, page, 'id'), isOfText(TAKE, { ...page, words: { id: 'Tiga' } }, 'id')]).toEqual([true, false])
})
