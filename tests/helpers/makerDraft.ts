import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compositionSchema, type CompositionSource } from '../../src/content/kit/schema.ts'
import { kitIndexSchema, kitPartSchema, kitPlacesSchema, type KitSprite } from '../../src/content/kit/schema.ts'
import { wordsOf } from '../../src/content/levels/reading.ts'
import { loadOwnClips } from '../../src/shell/features/maker/bench/ownClips.ts'
import { LANGUAGES, type Language, type Local } from '../../src/game/language.ts'
import { type DetailedKind, detailedKinds } from '../../src/scenes/details.ts'
import { newDraft } from '../../src/shell/features/maker/draft/edits.ts'
import {
  type Draft,
  type DraftPage,
  draftSchema,
  type Play,
  type Take,
} from '../../src/shell/features/maker/draft/schema.ts'
import type { Making } from '../../src/shell/features/maker/pack/source.ts'
import type { BookKit } from '../../src/shell/features/maker/play/things.ts'

const LISTS = join(import.meta.dirname, '../../public/kit/lists')
const list = (name: string): unknown => JSON.parse(readFileSync(join(LISTS, `${name}.json`), 'utf8'))

/** The whole picture kit, from its files. */
export function wholeKit(): BookKit {
  const parts = ['people', 'animals', 'things'].map((name) => kitPartSchema.parse(list(name)))
  return {
    index: kitIndexSchema.parse(list('index')),
    places: kitPlacesSchema.parse(list('places')),
    sprites: new Map<string, KitSprite>(parts.flatMap(({ sprites }) => sprites).map((sprite) => [sprite.name, sprite])),
  }
}

/** A recording of a text, each word half a second long. */
function takeOf(text: string, media = 'voice-1'): Take {
  const words = wordsOf(text)
  return {
    media,
    type: 'audio/webm',
    fileMs: 60_000,
    startMs: 100,
    ms: words.length * 500,
    text,
    by: 'recorded',
    words: words.map((word, n) => ({ word, start: n * 500, end: n * 500 + 450, unsure: false })),
  }
}

/** A page with its picture, its text, recordings of it, and words to learn. */
function pageOf(
  id: string,
  picture: CompositionSource,
  words: Local,
  targets: Readonly<Record<string, Local>>,
  play: Play | null = null,
): DraftPage {
  return {
    id,
    picture: compositionSchema.parse(picture),
    photo: null,
    alt: {},
    words,
    targets: Object.entries(targets).map(([target, word]) => ({ id: target, word })),
    voice: { en: takeOf(words.en), id: takeOf(words.id) },
    lines: { en: {}, id: {} },
    play,
  }
}

const WORDS = {
  durian: { en: 'durian', id: 'durian' },
  gong: { en: 'gong', id: 'gong' },
  avocado: { en: 'avocado', id: 'alpukat' },
  umbrella: { en: 'umbrella', id: 'payung' },
} as const

/** A place with things that can be named, told apart, counted and gathered. */
const PICTURE: CompositionSource = {
  place: 'yard',
  items: [
    { sprite: 'ayu', x: 0.1, y: 0.72 },
    { sprite: 'danu', x: 0.9, y: 0.72 },
    { sprite: 'durian', x: 0.25, y: 0.5 },
    { sprite: 'gong', x: 0.42, y: 0.55 },
    { sprite: 'avocado', x: 0.58, y: 0.5 },
    { sprite: 'umbrella', x: 0.74, y: 0.55 },
    { sprite: 'mango', x: 0.3, y: 0.85 },
    { sprite: 'mango', x: 0.45, y: 0.85 },
    { sprite: 'mango', x: 0.6, y: 0.85 },
    { sprite: 'bucket', x: 0.8, y: 0.9 },
  ],
}
const TEXT = {
  en: 'Here are a durian, a gong, an avocado and an umbrella.\nAyu and Danu see mango, mango, mango.',
  id: 'Ini durian, gong, alpukat dan payung.\nAyu dan Danu melihat mangga, mangga, mangga.',
} as const

/** What an author has to write herself for some games. */
const FIELDS: Readonly<Record<string, Play['fields']>> = {
  'match-by-word': {
    duties: { ayu: { en: 'sees a durian', id: 'melihat durian' }, danu: { en: 'carries a gong', id: 'membawa gong' } },
  },
  ask: {
    questions: ['durian', 'gong'].map((right, n) => ({
      id: `q${n + 1}`,
      page: 'p01',
      ask: { en: `Where is ${right}?`, id: `Di mana ${right}?` },
      answers: ['durian', 'gong', 'avocado'],
      right,
      because: { en: `Here is the ${right}.`, id: `Ini ${right}.` },
    })),
  },
}

/** Games that tests of the maker use, by what is done in them: only `src/scenes` names kinds. */
export const GAMES = { words: 'dragDropWord', bucket: 'dragToBucket', touch: 'tapping' } as const

/** A draft of one page (and its cover) that plays this kind: on the page, or after the book. */
export function draftWith({ kind }: DetailedKind, fields: Play['fields'] = FIELDS[kind.type] ?? {}): Draft {
  const play = { kind: kind.type, fields }
  const draft = newDraft({
    key: 'class.test1234',
    languages: ['en', 'id'],
    level: 'B3',
    title: { en: 'At the market', id: 'Di pasar' },
    author: 'Bu Ratna',
  })
  const [cover] = draft.pages
  const page = pageOf('p01', PICTURE, TEXT, WORDS, kind.role === 'page' ? play : null)
  const lines = (language: Language) =>
    Object.fromEntries(
      ['How many are there?', 'Ada berapa?', 'Ayu', 'Danu'].map((text) => [text, takeOf(text, `line-${language}`)]),
    )
  return draftSchema.parse({
    ...draft,
    pages: [
      { ...cover, picture: compositionSchema.parse(PICTURE) },
      { ...page, lines: { en: lines('en'), id: lines('id') } },
    ],
    activities: kind.role === 'activity' ? [{ id: 'a01', play }] : [],
  })
}

/** The same draft in one language. */
export function inOneLanguage(draft: Draft, language: Language): Draft {
  const only = <Text extends object>(text: Text): Text =>
    Object.fromEntries(
      Object.entries(text).filter(([name]) => name === language || !LANGUAGES.some((one) => one === name)),
    ) as Text
  const [cover, ...pages] = draft.pages
  const one = (page: DraftPage): DraftPage => ({
    ...page,
    words: only(page.words),
    voice: only(page.voice),
    targets: page.targets.map(({ id, word }) => ({ id, word: only(word) })),
  })
  return { ...draft, languages: [language], pages: [one(cover), ...pages.map(one)] }
}

/** What a draft is made into a pack with. */
export async function makingOf(draft: Draft, kinds?: readonly DetailedKind[]): Promise<Making> {
  return { draft, kit: wholeKit(), kinds: kinds ?? (await detailedKinds()), speech: await loadOwnClips() }
}
