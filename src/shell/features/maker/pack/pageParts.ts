import { altOf } from '../../../../content/kit/alt.ts'
import type { Composition } from '../../../../content/kit/schema.ts'
import { wordsOf } from '../../../../content/levels/reading.ts'
import { itemNames } from '../../../../content/kit/layout.ts'
import type { Language } from '../../../../game/language.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { BookKit } from '../play/things.ts'

/** A text in those languages of a book in which it is there; `undefined` where it is in none. */
export function inLanguages(
  languages: readonly Language[],
  text: (language: Language) => string | undefined,
): Partial<Record<Language, string>> | undefined {
  const entries = languages.flatMap((language) => {
    const there = text(language)?.trim() ?? ''
    return there === '' ? [] : [[language, there] as const]
  })
  return entries.length === 0 ? undefined : Object.fromEntries(entries)
}

/** The lines of a text that have something in them; each is a paragraph. */
export const linesOf = (text: string | undefined): string[] =>
  (text ?? '')
    .split(/\r?\n/)
    .map((line) => line.replaceAll('\t', ' ').trim())
    .filter((line) => line !== '')

/** The paragraphs of a page, its words to learn in bold where they come first. */
export function paragraphsOf({ words, targets }: DraftPage, language: Language): { readonly text: string }[] {
  const open = new Set(targets.flatMap(({ word }) => (word[language] ?? '').trim().toLowerCase()).filter(Boolean))
  return linesOf(words[language]).map((line) => ({ text: marked(line, open) }))
}

/** Marks whole words only: rain, but not the rain in train. */
function marked(line: string, open: Set<string>): string {
  const longest = [...open].toSorted((a, b) => b.length - a.length)
  let rest = line
  let done = ''
  while (rest !== '') {
    const hit = longest
      .filter((word) => open.has(word))
      .map((word) => ({ word, at: placeOf(rest, word) }))
      .filter(({ at }) => at >= 0)
      .toSorted((a, b) => a.at - b.at || b.word.length - a.word.length)[0]
    if (!hit) break
    const end = hit.at + hit.word.length
    done += `${rest.slice(0, hit.at)}<b>${rest.slice(hit.at, end)}</b>`
    rest = rest.slice(end)
    open.delete(hit.word)
  }
  return done + rest
}

function placeOf(text: string, word: string): number {
  const isLetter = (sign: string | undefined) => sign !== undefined && /[\p{L}\p{M}]/u.test(sign)
  const low = text.toLowerCase()
  for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + 1))
    if (!isLetter(text[at - 1]) && !isLetter(text[at + word.length])) return at
  return -1
}

/** What a screen reader says of a picture: the author's words, else those of the composition. A photo says nothing by itself. */
export function altTextOf({ alt, picture }: DraftPage, language: Language, kit: BookKit): string {
  const own = (alt[language] ?? '').trim()
  if (own !== '') return own
  const photo = picture.photo?.alt[language] ?? ''
  if (picture.photo && photo === '') return ''
  return altOf(picture, language, kit)
}

/** The picture without the things that the game itself shows; they are kept as `lifted`. */
export function withoutLifted(picture: Composition, lifts: readonly string[]): Composition {
  if (lifts.length === 0) return picture
  const names = itemNames(picture)
  // Names that others have been given stay theirs, although one of their sort is gone.
  const items = picture.items.flatMap((item, index) => {
    const id = names[index]
    return id === undefined ? [] : [{ ...item, id }]
  })
  const isLifted = ({ id }: { readonly id: string }) => lifts.includes(id)
  return { ...picture, items: items.filter((item) => !isLifted(item)), lifted: items.filter(isLifted) }
}

/** The picture as its author composed it: what the game shows stands in front again. */
export function withLifted({ lifted = [], ...picture }: Composition): Composition {
  return { ...picture, items: [...picture.items, ...lifted] }
}

/** Whether a recording says what is written now. */
export const isSaid = (take: { readonly text: string }, text: string): boolean =>
  wordsOf(take.text).join(' ').toLowerCase() === wordsOf(text).join(' ').toLowerCase()
