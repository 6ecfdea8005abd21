import type { KitIndex } from '../../../../content/kit/index.ts'
import { wordsOf } from '../../../../content/levels/reading.ts'
import { LANGUAGES, type Language } from '../../../../game/language.ts'
import type { DraftPage, Target } from '../draft/schema.ts'

/** Most words to learn on a page. */
const MOST_TARGETS = 12

const isOneWord = (text: string) => wordsOf(text).length === 1
const lower = (text: string | undefined) => (text ?? '').toLowerCase()
const otherOf = (language: Language): Language => (language === 'en' ? 'id' : 'en')

/** The different words of a text, in their order, as they stand first. */
export function differentWords(text: string): string[] {
  const seen = new Set<string>()
  return wordsOf(text).filter((word) => !seen.has(lower(word)) && seen.add(lower(word)).size > 0)
}

/** The word to learn that a word of the text is, if it is one. */
export function targetOf(
  { targets }: Pick<DraftPage, 'targets'>,
  language: Language,
  word: string,
): Target | undefined {
  return targets.find((target) => lower(target.word[language]) === lower(word))
}

/** What the other language calls a thing: by the titles of the kit. Undefined where the kit has no such thing. */
export function kitPartner(index: Pick<KitIndex, 'sprites'>, language: Language, word: string): string | undefined {
  const found = index.sprites.find(({ title }) => lower(title[language]) === lower(word))
  return found?.title[otherOf(language)]
}

/** Target words that lack their partner in a language of the book. */
export function unpaired({ targets }: Pick<DraftPage, 'targets'>, languages: readonly Language[]): Target[] {
  return targets.filter(({ word }) => languages.some((language) => !word[language]))
}

/**
 * The page after a press on a word of its text: a new word to learn, with its partner where the kit knows one and the other text has it, or none any
 * more. Beyond twelve words nothing changes.
 */
export function withWordPressed(
  page: DraftPage,
  {
    language,
    word,
    partner,
  }: { readonly language: Language; readonly word: string; readonly partner: string | undefined },
): DraftPage {
  const known = targetOf(page, language, word)
  if (known) return { ...page, targets: page.targets.filter((target) => target !== known) }
  if (page.targets.length >= MOST_TARGETS) return page
  const other = otherOf(language)
  const inText = differentWords(page.words[other] ?? '').find((one) => lower(one) === lower(partner))
  const isFree = inText !== undefined && !targetOf(page, other, inText)
  const target = {
    id: freeId(page, word),
    word: { [language]: lower(word), ...(isFree && { [other]: lower(inText) }) },
  }
  return { ...page, targets: [...page.targets, target] }
}

/** The page in which a target word has a partner in the other language. */
export function withPartner(page: DraftPage, id: string, language: Language, word: string): DraftPage {
  return {
    ...page,
    targets: page.targets.map((target) =>
      target.id === id ? { ...target, word: { ...target.word, [language]: lower(word) } } : target,
    ),
  }
}

/** The page with another text: words to learn that are no longer in it go. */
export function withText(page: DraftPage, language: Language, text: string): DraftPage {
  const left = new Set(differentWords(text).map(lower))
  const targets = page.targets.flatMap((target) => {
    const word = target.word[language]
    if (word === undefined || left.has(lower(word))) return [target]
    const rest = Object.fromEntries(Object.entries(target.word).filter(([name]) => name !== language))
    // A word that is in no language any more is none.
    return LANGUAGES.some((one) => rest[one] !== undefined) ? [{ ...target, word: rest }] : []
  })
  return { ...page, words: { ...page.words, [language]: text }, targets }
}

/**
 * The page with another text, in which new words that name a thing of the picture become words to learn. A word that was in the text before stays as the
 * author has it. People are not meant: their names are not learnt. Nor are things with a name of several words: it would lack its partner.
 */
export function withTyped(
  page: DraftPage,
  language: Language,
  text: string,
  { sprites }: Pick<KitIndex, 'sprites'>,
): DraftPage {
  const before = new Set(differentWords(page.words[language] ?? '').map(lower))
  const shown = new Set(page.picture.items.map(({ sprite }) => sprite))
  const things = sprites.filter(
    ({ name, group, title }) =>
      group !== 'people' && shown.has(name) && LANGUAGES.every((one) => isOneWord(title[one])),
  )
  return differentWords(text)
    .filter((word) => !before.has(lower(word)))
    .reduce(
      (typed, word) => {
        const named = things.find(({ title }) => lower(title[language]) === lower(word))
        return named ? withName(typed, language, word, named.title[otherOf(language)]) : typed
      },
      withText(page, language, text),
    )
}

/** The page with a word to learn that names a thing; the other language's word for it may be one already. */
function withName(page: DraftPage, language: Language, word: string, partner: string): DraftPage {
  if (targetOf(page, language, word)) return page
  const half = targetOf(page, otherOf(language), partner)
  if (half) return half.word[language] === undefined ? withPartner(page, half.id, language, word) : page
  return withWordPressed(page, { language, word, partner })
}

function freeId({ targets }: DraftPage, word: string): string {
  const stem =
    word
      .normalize('NFD')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, '')
      .slice(0, 30) || 'word'
  const taken = new Set(targets.map(({ id }) => id))
  for (let number = 1; ; number += 1) {
    const id = number === 1 ? stem : `${stem}-${number}`
    if (!taken.has(id)) return id
  }
}
