import { compositionSchema } from '../../../../content/kit/index.ts'
import type { Language } from '../../../../game/language.ts'
import { DRAFT_FORMAT, type Draft, type DraftPage, MOST_PAGES } from './schema.ts'

/** What a new draft begins with. `key` and page ids are made by the caller: chance is no business of edits. */
export interface NewDraft {
  readonly key: string
  readonly languages: readonly Language[]
  readonly level: Draft['level']
  readonly title: DraftPage['words']
  readonly author: string
}

const NO_LINES: DraftPage['lines']['en'] = {}

/** An empty page. */
export function emptyPage(
  id: string,
  picture: DraftPage['picture'] = compositionSchema.parse({ place: 'yard' }),
): DraftPage {
  return {
    id,
    picture,
    photo: null,
    alt: {},
    words: {},
    targets: [],
    voice: {},
    lines: { en: NO_LINES, id: NO_LINES },
    play: null,
  }
}

/** A new draft: a cover with the title, and one empty page. */
export function newDraft({ key, languages, level, title, author }: NewDraft): Draft {
  return {
    format: DRAFT_FORMAT,
    key,
    languages: [...languages],
    level,
    authors: author === '' ? [] : [{ name: author, role: 'text' }],
    licence: 'CC-BY-SA-4.0',
    credits: [],
    pages: [{ ...emptyPage('cover'), words: title }, emptyPage('p01')],
    activities: [],
  }
}

/** The draft with one page changed. An index without a page changes nothing. */
export function withPage(draft: Draft, index: number, change: (page: DraftPage) => DraftPage): Draft {
  const [cover, ...rest] = draft.pages
  if (index === 0) return { ...draft, pages: [change(cover), ...rest] }
  return { ...draft, pages: [cover, ...rest.map((page, i) => (i + 1 === index ? change(page) : page))] }
}

/** The draft with a page put in at `index` (1 or more). Beyond the most pages nothing changes. */
export function withPageAt(draft: Draft, index: number, page: DraftPage): Draft {
  const [cover, ...rest] = draft.pages
  if (rest.length >= MOST_PAGES || index < 1) return draft
  return { ...draft, pages: [cover, ...rest.slice(0, index - 1), page, ...rest.slice(index - 1)] }
}

/** The draft without a page. The cover and the last page stay. */
export function withoutPage(draft: Draft, index: number): Draft {
  const [cover, ...rest] = draft.pages
  if (index < 1 || rest.length < 2) return draft
  return { ...draft, pages: [cover, ...rest.filter((_, i) => i + 1 !== index)] }
}

/** The draft with a page moved to another place; the cover stays first. */
export function withPageMoved(draft: Draft, from: number, to: number): Draft {
  const [cover, ...rest] = draft.pages
  const page = rest[from - 1]
  if (!page || to < 1 || to > rest.length) return draft
  const others = rest.filter((one) => one !== page)
  return { ...draft, pages: [cover, ...others.slice(0, to - 1), page, ...others.slice(to - 1)] }
}

/** An id of a page that the draft does not have yet: `p01`, `p02` … */
export function freePageId({ pages }: Draft): string {
  const taken = new Set(pages.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = `p${String(number).padStart(2, '0')}`
    if (!taken.has(id)) return id
  }
}
