import type { Fault, Field } from '../../../../game/authoring.ts'
import { loadOwnClips } from './ownClips.ts'
import { installedActivities, installedBook } from '../../../../content/pack/index.ts'
import { playableActivities, playableBook } from '../../../../content/playable.ts'
import { played } from '../../../../content/pack/play.ts'
import type { Box } from '../../../../game/targets.ts'
import type { KindRole } from '../../../../game/kind.ts'
import { type Language, LANGUAGES, type Local } from '../../../../game/language.ts'
import { detailedKinds } from '../../../../scenes/details.ts'
import { TRIAL_NUMBER } from '../play/assets.ts'
import { isMade } from '../play/fill.ts'
import { inBothLanguages } from '../play/inBothLanguages.ts'
import { checkSource } from '../pack/checkSource.ts'
import { draftFindings, faultFindings, goodFindings, playFindings } from '../pack/findings.ts'
import type { Finding } from '../pack/finding.ts'
import { type DraftSource, fillGame, type Making, pictureName, sourceOf } from '../pack/source.ts'
import { Voices } from '../pack/voices.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'
import type { BookKit } from '../play/things.ts'
import { type Preview, previewOf } from './preview.ts'

/** A draft, and the kit as far as it needs it. */
export interface BenchInput {
  readonly draft: Draft
  readonly kit: BookKit
}

/** A text that somebody has to say. */
export interface SilentLine {
  readonly text: string
  readonly language: Language
}

/** A game that may be played on a page, or after the book, as far as it is filled. */
export interface Game {
  readonly kind: string
  readonly role: KindRole
  readonly title: Local
  readonly about: Local
  readonly fields: Readonly<Record<string, Field>>
  /** What it was filled with, in a few words; absent where something is lacking. */
  readonly filled?: Local
  readonly lacks?: Local
  readonly instruction?: Local
  /** How it looks at the start. */
  readonly preview: readonly Preview[]
  readonly faults: readonly Fault[]
  /** How often a blind guess is right; 1 where nothing can go wrong. */
  readonly guess?: number
  /** Texts that cannot be heard yet. */
  readonly silent: readonly SilentLine[]
  /** Where its things and words lie, by the fields of the form; without a box it has to be drawn. */
  readonly places: Readonly<Record<string, readonly { readonly id: string; readonly box: Box | undefined }[]>>
  /** What it was filled with. */
  readonly config?: Readonly<Record<string, unknown>>
}

/** A draft as the stage plays it. */
export interface PlayableDraft {
  readonly book: ReturnType<typeof playableBook>
  readonly activities: ReturnType<typeof playableActivities>['postActivities']
  readonly source: DraftSource
}

const makingOf = async ({ draft, kit }: BenchInput): Promise<Making> => ({
  draft,
  kit,
  kinds: await detailedKinds(),
  speech: await loadOwnClips(),
})

/** All games that can be made for a page (`index`), or without it for the time after the book, each filled by itself or with what was set by hand. */
export async function games(input: BenchInput, index?: number): Promise<Game[]> {
  const making = await makingOf(input)
  const role: KindRole = index === undefined ? 'activity' : 'page'
  const voices = new Voices(input.draft.pages, making.speech, input.kit.index)
  const set = index === undefined ? undefined : input.draft.pages[index]?.play
  return making.kinds
    .filter((one) => one.kind.role === role && isMade(one))
    .map((one) =>
      gameOf(making, voices, { kind: one.kind.type, fields: set?.kind === one.kind.type ? set.fields : {} }, index),
    )
}

/** One activity after the book, with what was set by hand. */
export async function activityGames(input: BenchInput): Promise<Game[]> {
  const making = await makingOf(input)
  const voices = new Voices(input.draft.pages, making.speech, input.kit.index)
  return input.draft.activities.map(({ play }) => gameOf(making, voices, play, undefined))
}

function gameOf(making: Making, voices: Voices, play: NonNullable<DraftPage['play']>, index: number | undefined): Game {
  const { kind, filled, assets } = fillGame(making, voices, play, index)
  if (!kind) return unknownGame(play.kind, index)
  const { title, about, authoring } = kind.details
  const places = Object.fromEntries(assets.places)
  const facts = { places, kind: kind.kind.type, role: kind.kind.role, title, about, fields: authoring.fields }
  if ('lacks' in filled) return { ...facts, lacks: filled.lacks, preview: [], faults: [], silent: [] }
  const { config } = filled
  const text = textOf(making.draft, index)
  const guess = guessOf(kind.rules, config, making.draft.languages)
  const silent = [...assets.lines.values()].filter(
    ({ text, language, ours }) => ours === undefined && !voices.of(text, language),
  )
  return {
    ...facts,
    filled: filled.about,
    instruction: filled.instruction,
    preview: previewOf(kind.rules, config, making.draft.languages[0] ?? 'id'),
    faults: authoring.faultsOf(config, { text }),
    ...(guess === undefined ? {} : { guess }),
    silent: [...new Map(silent.map(({ text, language }) => [`${language} ${text}`, { text, language }])).values()],
    config,
  }
}

const unknownGame = (kind: string, index: number | undefined): Game => ({
  kind,
  role: index === undefined ? 'activity' : 'page',
  title: { en: kind, id: kind },
  about: { en: '', id: '' },
  fields: {},
  places: {},
  lacks: inBothLanguages((text) => text.unknownGame),
  preview: [],
  faults: [],
  silent: [],
})

function textOf({ pages, languages }: Draft, index: number | undefined): Local {
  const read = index === undefined ? pages.slice(1) : pages.slice(index, index + 1)
  const [only] = languages
  const textIn = (language: Language) =>
    read.map(({ words }) => words[languages.length === 1 ? (only ?? language) : language] ?? '').join(' ')
  return { en: textIn('en'), id: textIn('id') }
}

/** How often a blind guess is right, on average; `undefined` where rules fail or nothing is asked. */
function guessOf(
  rules: Parameters<typeof played>[0],
  config: unknown,
  languages: readonly Language[],
): number | undefined {
  try {
    const { isWonByTouching, guesses } = played(rules, config, languages[0] ?? LANGUAGES[0])
    if (isWonByTouching) return 1
    return guesses.length === 0 ? undefined : guesses.reduce((sum, guess) => sum + guess, 0) / guesses.length
  } catch {
    return undefined
  }
}

/** A draft as the files of a pack. */
export async function source(input: BenchInput, revision: number): Promise<DraftSource> {
  return sourceOf(await makingOf(input), revision)
}

/** Checks a draft: what must be mended first, then what is worth a look, then what is good. `elsewhere`: files that are on another device. */
export async function check(input: BenchInput, elsewhere: readonly string[]): Promise<Finding[]> {
  const making = await makingOf(input)
  const made = sourceOf(making, 1)
  const report = await checkSource(made, making.kinds)
  const found = [
    ...playFindings(made),
    ...faultFindings(input.draft, report),
    ...draftFindings(input.draft, input.kit, new Set(elsewhere)),
  ]
  // A page may lack the same in both languages; it is said once.
  const once = [
    ...new Map(
      found.map((finding) => [`${finding.code} ${finding.field ?? ''} ${finding.title.en}`, finding]),
    ).values(),
  ]
  const of = (weight: Finding['weight']) => once.filter((finding) => finding.weight === weight).toSorted(byPlace)
  return [...of('mend'), ...of('look'), ...goodFindings(input.draft, made, found)]
}

const byPlace = (a: Finding, b: Finding): number => (a.pageIndex ?? 99) - (b.pageIndex ?? 99)

/** A draft as the stage plays it: games that lack something are only looked at, texts that lack a language stand in the other. */
export async function playable(input: BenchInput): Promise<PlayableDraft> {
  const making = await makingOf(input)
  const made = sourceOf(making, 1)
  const installing = { number: TRIAL_NUMBER, key: input.draft.key, languages: input.draft.languages }
  const pages = (Array.isArray(made.book['pages']) ? made.book['pages'] : []).map((page: unknown) => patched(page))
  const title = { en: '…', id: '…', ...Object(made.book['title']) }
  const book = installedBook(
    {
      ...made.book,
      title,
      author: '…',
      authorLine: title,
      blurb: { ...title, ...Object(made.book['blurb']) },
      pages: withTitle(pages, title),
    },
    installing,
  )
  const activities = installedActivities(made.activities, installing)
  return { book: playableBook(book), activities: playableActivities(activities).postActivities, source: made }
}

const withTitle = (pages: readonly object[], title: object) =>
  pages.map((page, index) => (index === 0 ? { ...page, title } : page))

/** A page that can be shown although it is not finished. */
function patched(page: unknown): object {
  const fields: Record<string, unknown> = Object(page)
  const [en, id] = [fields['content-en'], fields['content-in']]
  const alt = Object(Object(fields['illustration'])['alt'])
  const some = [{ text: '…' }]
  const audio = Object(fields['audio'])
  const voice =
    audio.en === undefined && audio.id === undefined
      ? {}
      : { audio: { en: audio.en ?? audio.id, id: audio.id ?? audio.en } }
  return {
    ...fields,
    image: pictureName(String(fields['id'])),
    illustration: { alt: { en: alt.en ?? alt.id ?? '…', id: alt.id ?? alt.en ?? '…' } },
    ...(fields['id'] === 'cover' ? {} : { 'content-en': en ?? id ?? some, 'content-in': id ?? en ?? some }),
    ...voice,
  }
}
