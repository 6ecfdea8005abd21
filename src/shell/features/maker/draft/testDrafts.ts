import { emptyPage, newDraft, withPage, withPageAt } from './edits.ts'
import type { Draft, DraftPage, Take } from './schema.ts'

/** A draft with three pages for tests; each has words. */
export function threePages(key = 'class.test'): Draft {
  const fresh = newDraft({ key, languages: ['en', 'id'], level: 'B1', title: { en: 'A garden' }, author: 'Bu Ratna' })
  const words = (draft: Draft, index: number) =>
    withPage(draft, index, (page) => ({ ...page, words: { en: `Page ${index}.` } }))
  const whole = withPageAt(withPageAt(fresh, 2, emptyPage('p02')), 3, emptyPage('p03'))
  return [1, 2, 3].reduce(words, whole)
}

/** A draft with other words on a page. */
export const saying = (draft: Draft, index: number, words: DraftPage['words']): Draft =>
  withPage(draft, index, (page) => ({ ...page, words: { ...page.words, ...words } }))

/** A recording for tests. */
export const takeOf = (media: string): Take => ({
  media,
  type: 'audio/webm',
  fileMs: 2000,
  startMs: 0,
  ms: 2000,
  text: 'Page 1.',
  by: 'recorded',
  words: [],
})
