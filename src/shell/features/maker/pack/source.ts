import { CAPS, highest } from '../../../../content/levels/levels.ts'
import { measurePage } from '../../../../content/levels/meter.ts'
import { played } from '../../../../content/pack/play.ts'
import { mapTexts, packPaths } from '../../../../content/pack/paths.ts'
import { KIT_VERSION, PACK_FORMAT, type PackSpeech } from '../../../../content/pack/schema.ts'
import type { MediaFact } from '../../../../content/pack/names.ts'
import type { OwnClips } from '../bench/ownClips.ts'
import type { Language } from '../../../../game/language.ts'
import type { DetailedKind } from '../../../../scenes/details.ts'
import type { Draft, DraftPage, Play } from '../draft/schema.ts'
import { Assets, type Card, type Line, pictureOfPage, TRIAL_NUMBER } from '../play/assets.ts'
import { type Filled, fillPlay, totalOf } from '../play/fill.ts'
import { inBothLanguages } from '../play/inBothLanguages.ts'
import { offerOf } from '../play/offer.ts'
import type { BookKit } from '../play/things.ts'
import { altTextOf, inLanguages, linesOf, paragraphsOf, withoutLifted } from './pageParts.ts'
import { endingOf, type FileOf, SpeechBuilder } from './speech.ts'
import { Voices, wholeTake } from './voices.ts'

/** What a draft is made into a pack with: the kit as far as it is needed, all kinds, and the app's own clips. */
export interface Making {
  readonly draft: Draft
  readonly kit: BookKit
  readonly kinds: readonly DetailedKind[]
  readonly speech: OwnClips
}

/** A game of a draft, and what it was filled with. */
export interface FilledPlay {
  readonly play: Play
  readonly filled: Filled | undefined
  readonly pageIndex?: number
  readonly activityIndex?: number
  /** Its lines that nobody says yet. */
  readonly silent: readonly Line[]
}

/** A draft as the JSON files of a pack, with everything else that goes into it by its name. Pictures of pages are drawn by whoever takes it in. */
export interface DraftSource {
  readonly manifest: Readonly<Record<string, unknown>>
  readonly book: Readonly<Record<string, unknown>>
  readonly activities: { readonly postActivities: readonly unknown[] }
  readonly speech: PackSpeech
  /** Pictures to be drawn of the kit. */
  readonly cards: ReadonlyMap<string, Card>
  readonly files: ReadonlyMap<string, FileOf>
  /** What is known of sounds and photos before they are read. */
  readonly facts: ReadonlyMap<string, MediaFact>
  readonly plays: readonly FilledPlay[]
}

const toPack = packPaths(TRIAL_NUMBER)
const NONE: Filled = { lacks: inBothLanguages((text) => text.unknownGame) }

/** Fills one game of a draft. */
export function fillGame({ draft, kit, kinds }: Making, voices: Voices, play: Play, index: number | undefined) {
  const assets = new Assets()
  const role = index === undefined ? 'activity' : 'page'
  const kind = kinds.find((one) => one.kind.type === play.kind && one.kind.role === role)
  const heard = (text: string, language: Language) => voices.of(text, language) !== undefined
  const where = index === undefined ? {} : { index }
  const filled = kind ? fillPlay(kind, offerOf({ draft, kit, hand: play.fields, heard, assets, ...where })) : NONE
  return { kind, filled, assets }
}

/** Makes a draft the files of a pack. What is unfinished stays out; the check tells of it. */
export function sourceOf(making: Making, revision: number): DraftSource {
  const builder = new SourceBuilder(making)
  const pages = making.draft.pages.map((page, index) => builder.page(page, index))
  const activities = making.draft.activities.flatMap(({ id, play }, index) => builder.activity(id, play, index))
  return builder.result(pages, activities, revision)
}

class SourceBuilder {
  private readonly making: Making
  private readonly voices: Voices
  private readonly speech = new SpeechBuilder()
  private readonly cards = new Map<string, Card>()
  private readonly files = new Map<string, FileOf>()
  private readonly facts = new Map<string, MediaFact>()
  private readonly plays: FilledPlay[] = []
  private readonly kindNames = new Set<string>()

  constructor(making: Making) {
    this.making = making
    this.voices = new Voices(making.draft.pages, making.speech, making.kit.index)
  }

  page(page: DraftPage, index: number): Record<string, unknown> {
    const { draft, kit } = this.making
    const { languages } = draft
    const game = index > 0 && page.play ? this.game(page.play, { pageIndex: index }) : undefined
    const alt = inLanguages(languages, (language) => altTextOf(page, language, kit))
    const parts = {
      id: page.id,
      composition: this.pictureOf(page, game?.lifts ?? []),
      illustration: { alt: alt ?? {} },
      ...this.narration(page, index),
    }
    if (index === 0) return { ...parts, id: 'cover', title: titleOf(page, languages) ?? {} }
    const texts = languages.flatMap((language) => {
      const paragraphs = paragraphsOf(page, language)
      return paragraphs.length === 0 ? [] : [[language === 'en' ? 'content-en' : 'content-in', paragraphs] as const]
    })
    return {
      ...parts,
      ...Object.fromEntries(texts),
      ...(game ? { interactionType: page.play?.kind, ...game.fields } : {}),
    }
  }

  activity(id: string, play: Play, index: number): Record<string, unknown>[] {
    const game = this.game(play, { activityIndex: index })
    if (!game) return []
    const { details } = game.kind
    const total = totalOf(game.kind, game.config)
    const own = this.making.draft.languages
    const texts = {
      title: inLanguages(own, (at) => details.title[at]),
      description: inLanguages(own, (at) => details.about[at]),
    }
    return [
      {
        key: id,
        type: play.kind,
        ...texts,
        total,
        passScore: Math.max(2, Math.ceil((total * 66) / 100)),
        ...game.fields,
      },
    ]
  }

  result(pages: readonly Record<string, unknown>[], activities: readonly unknown[], revision: number): DraftSource {
    const { draft } = this.making
    const [cover] = draft.pages
    const title = titleOf(cover, draft.languages) ?? {}
    const authors = draft.authors
      .filter(({ name }) => name.trim() !== '')
      .map(({ name, role }) => ({ name: name.trim(), ...(role === '' ? {} : { role }) }))
    const names = authors.map(({ name }) => name).join(', ')
    const blurb = inLanguages(draft.languages, (language) => linesOf(cover.words[language]).slice(1).join(' '))
    return {
      manifest: {
        ...PACK_FORMAT,
        key: draft.key,
        revision,
        title,
        languages: draft.languages,
        level: levelOf(draft),
        authors,
        licence: draft.licence,
        credits: draft.credits.filter((credit) => credit.trim() !== ''),
        kinds: [...this.kindNames].sort(),
        needs: { kit: KIT_VERSION },
        made: { with: 'Lumbung' },
      },
      book: {
        title,
        author: names,
        authorLine: inLanguages(draft.languages, (language) => `${language === 'en' ? 'by' : 'oleh'} ${names}`) ?? {},
        blurb: { ...title, ...blurb },
        pages,
      },
      activities: { postActivities: activities },
      speech: this.speech.result(),
      cards: this.cards,
      files: new Map([...this.files, ...this.speech.files]),
      facts: new Map([...this.facts, ...this.speech.facts]),
      plays: this.plays,
    }
  }

  /** Fills a game, notes its pictures and lines, and gives its fields as they stand in a pack; nothing where it lacks something. */
  private game(play: Play, place: Pick<FilledPlay, 'pageIndex' | 'activityIndex'>) {
    const { kind, filled, assets } = fillGame(this.making, this.voices, play, place.pageIndex)
    const silent = 'lacks' in filled ? [] : this.speakAll(assets)
    this.plays.push({ play, filled, silent, ...place })
    if ('lacks' in filled || !kind) return undefined
    for (const [path, card] of assets.cards) this.cards.set(toPack(path), card)
    this.kindNames.add(`${kind.kind.type}@${kind.kind.version}`)
    const own = this.making.draft.languages
    this.speakInPlay(kind, filled.config)
    const spoken = own.flatMap((language) => {
      const voice = this.voices.of(filled.instruction[language], language)
      const path = new Assets().line(filled.instruction[language], language, 'prompt')
      return voice ? [[language, this.speech.say(path, voice)] as const] : []
    })
    const fields = {
      instruction: filled.instruction,
      ...(spoken.length === own.length ? { instructionAudio: Object.fromEntries(spoken) } : {}),
      ...filled.config,
    }
    const inPack = stripped(mapTexts(fields, toPack), own)
    return { kind, config: filled.config, lifts: filled.lifts, fields: Object(inPack) as Record<string, unknown> }
  }

  /** Notes who says each line of a game, and gives those that nobody says. */
  private speakAll(assets: Assets): Line[] {
    return [...assets.lines].flatMap(([path, line]) => {
      const voice = line.ours === undefined ? this.voices.of(line.text, line.language) : this.voices.ours(line.ours)
      if (voice) this.speech.say(path, voice)
      return voice ? [] : [line]
    })
  }

  /** Notes the app's clips of what is said in play without being named in the fields: numbers and letters. */
  private speakInPlay({ rules }: DetailedKind, config: Readonly<Record<string, unknown>>): void {
    for (const language of this.making.draft.languages)
      for (const path of saidInPlay(rules, config, language)) {
        const voice = this.voices.ours(path)
        if (voice) this.speech.say(path, voice)
      }
  }

  private narration({ id, voice }: DraftPage, index: number): { readonly audio?: Partial<Record<Language, string>> } {
    const place = index === 0 ? 'cover' : id
    const said = this.making.draft.languages.flatMap((language) => {
      const take = voice[language]
      if (!take) return []
      const path = `/audio/books/book${TRIAL_NUMBER}/pages/${language}/${place}.mp3`
      return [[language, this.speech.say(path, wholeTake(take), take.words)] as const]
    })
    return said.length === 0 ? {} : { audio: Object.fromEntries(said) }
  }

  /** The picture as it stands in a pack: without what the game shows, its photo among the pack's files. */
  private pictureOf(page: DraftPage, lifts: readonly string[]) {
    const picture = withoutLifted(page.picture, lifts)
    const { photo } = page
    if (!picture.photo || !photo) return picture
    const file = `media/${photo.media}.${endingOf(photo.type)}`
    this.files.set(file, { media: photo.media })
    this.facts.set(file, { type: photo.type, bytes: 1, width: photo.width, height: photo.height })
    const { kit, draft } = this.making
    const alt = inLanguages(draft.languages, (language) => altTextOf(page, language, kit)?.slice(0, 120)) ?? {}
    return { ...picture, photo: { file, alt } }
  }
}

/** Nothing where the rules fail: the check says so. */
function saidInPlay(rules: DetailedKind['rules'], config: unknown, language: Language): ReadonlySet<string> {
  try {
    return played(rules, config, language).said
  } catch {
    return new Set()
  }
}

const titleOf = (cover: DraftPage, languages: readonly Language[]) =>
  inLanguages(languages, (language) => linesOf(cover.words[language])[0])

/** Measured on the Indonesian text, `null` where there is none or it is harder than all levels. */
function levelOf({ pages: [, ...pages], languages }: Draft): string | null {
  if (!languages.includes('id')) return null
  const level = highest(pages.map(({ words }) => measurePage(words.id ?? '').level))
  return level in CAPS ? level : null
}

/** A copy without the languages that the book is not in. */
function stripped(value: unknown, languages: readonly Language[]): unknown {
  if (Array.isArray(value)) return value.map((inner) => stripped(inner, languages))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value)
  const isLocal = entries.length > 0 && entries.every(([name]) => name === 'en' || name === 'id')
  return Object.fromEntries(
    entries
      .filter(([name]) => !isLocal || languages.some((language) => language === name))
      .map(([name, inner]) => [name, stripped(inner, languages)]),
  )
}

/** The name of a page's picture in a pack. */
export const pictureName = (pageId: string): string => toPack(pictureOfPage(pageId))
