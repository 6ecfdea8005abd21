import { type Language, LANGUAGES } from '../../../game/language.ts'
import type { Local } from '../../../game/language.ts'
import { shuffle } from '../../../game/rules/random.ts'
import { clipPaths, type HasClip } from '../clips.ts'
import { pictureOptions, type Random, soundOptions, syllableOptions } from '../options.ts'
import type { Grapheme, Ladder, Scene } from '../schema.ts'
import type { PathAsk } from './arrange.ts'
import { type AskedThing, itemsOfPictures, type LadderAsk, partsOf, type PlayMode, type Sort } from './asks.ts'
import { differsAt } from './differs.ts'
import { otherTiles } from './tiles.ts'

/** What the content of an activity is made with. `open`: all that has been brought so far. Options depend on `random` only. */
export interface Making {
  readonly ladder: Ladder
  readonly language: Language
  readonly mode: PlayMode
  readonly open: readonly LadderAsk[]
  readonly hasClip: HasClip
  readonly random: Random
}

type Thing<Of extends Sort> = Extract<AskedThing, { sort: Of }>

/** The content of an activity as its kind's schema wants it: questions, with the pictures and sounds that they name. */
export interface ActivityConfig {
  readonly mode: PlayMode
  readonly questions: readonly object[]
  readonly pictures: readonly object[]
  readonly sounds: readonly object[]
}

/** The content of an activity, and the questions that are in it. */
interface Made {
  readonly config: ActivityConfig
  readonly asked: readonly PathAsk[]
}

/**
 * Makes the content of an activity for questions of one sort, complete: the built app does not parse it, so nothing is left to defaults.
 * Questions that cannot be asked yet (too few options) are left out.
 */
export function configOf(asks: readonly PathAsk[], making: Making): Made {
  const maker = new Maker(making)
  const made = asks.map((ask) => ({ ask, question: maker.question(ask) })).filter(({ question }) => question)
  const questions = made.flatMap(({ question }) => question ?? [])
  return { config: { mode: making.mode, questions, ...maker.shown() }, asked: made.map(({ ask }) => ask) }
}

class Maker {
  private readonly pictures = new Set<string>()
  private readonly sounds = new Map<string, object>()
  private readonly bySort = new Map<Sort, AskedThing[]>()
  private tiles: readonly string[] | undefined
  private pictured: ReadonlyMap<string, string> | undefined
  private readonly making: Making
  private readonly graphemes: readonly Grapheme[]

  constructor(making: Making) {
    this.making = making
    this.graphemes = making.ladder.languages[making.language].graphemes
    for (const { thing } of making.open) {
      const others = this.bySort.get(thing.sort)
      if (others) others.push(thing)
      else this.bySort.set(thing.sort, [thing])
    }
  }

  /** What the questions so far show and say. */
  shown() {
    return { pictures: [...this.pictures].map((id) => this.card(id)), sounds: [...this.sounds.values()] }
  }

  question(one: PathAsk): object | undefined {
    const { ask } = one
    const common = { item: ask.base, language: this.making.language }
    const { thing } = ask
    switch (thing.sort) {
      case 'sounds':
        return this.sound(common, one, thing)
      case 'syllables':
        return this.syllable(common, one, thing)
      case 'building':
        return this.building(common, thing)
      case 'parts':
        return this.clapping(common, thing)
      case 'sentences':
        return this.sentence(common, thing)
      default:
        return this.word(common, thing)
    }
  }

  private sound(common: object, { p, asked }: PathAsk, { grapheme }: Thing<'sounds'>): object | undefined {
    const known = this.things('sounds').map((thing) => thing.grapheme)
    const options = soundOptions(grapheme, known, { isAsked: asked, p }, this.making.random)
    if (!options) return undefined
    for (const option of this.graphemes)
      if (options.includes(option.id)) this.sounds.set(option.id, this.soundCard(option))
    return { ...common, options, answer: grapheme.id, meet: !asked }
  }

  private soundCard({ id, item, text, mouth, keyword }: Grapheme): object {
    const { language, ladder } = this.making
    const picture = pictureRef(ladder, keyword.picture)
    return {
      id,
      item,
      language,
      text,
      ...this.said(clipPaths.sound(language, item)),
      mouth: { text: mouth[language], ...this.said(clipPaths.mouth(language, item)) },
      keyword: {
        text: keyword.text,
        ...this.said(clipPaths.word(language, keyword.text)),
        ...(picture && { picture }),
      },
    }
  }

  private syllable(common: object, { asked }: PathAsk, { syllable }: Thing<'syllables'>): object | undefined {
    const { language, random } = this.making
    const known = this.things('syllables').map((thing) => thing.syllable)
    const options = syllableOptions(syllable, known, this.graphemes, random)
    if (!options) return undefined
    for (const { text, item } of known)
      if (options.includes(text))
        this.sounds.set(text, { id: text, item, language, text, ...this.said(clipPaths.syllable(language, item)) })
    return { ...common, options, answer: syllable.text, meet: !asked }
  }

  private word(common: object, { sort, word }: Thing<'joining' | 'reading'>): object | undefined {
    const { ladder, language, random } = this.making
    const known = this.things('reading').map((thing) => thing.word)
    const options = pictureOptions(word, known, { pictures: ladder.pictures, language, random })
    if (!options) return undefined
    for (const id of options) this.pictures.add(id)
    return {
      ...common,
      ...this.written(word.word, partsOf(word)),
      ...(sort === 'joining' && this.together(partsOf(word))),
      options,
      answer: word.picture,
      finds: 'picture',
    }
  }

  /** The first two parts of a longer word, said as one, where somebody has spoken them so. */
  private together([first = '', second = '', ...rest]: readonly string[]): { readonly together?: string } {
    const { language, hasClip } = this.making
    if (rest.length === 0) return {}
    const both = `${first}${second}`
    const path = [clipPaths.word(language, both), clipPaths.syllable(language, both)].find(hasClip)
    return path === undefined ? {} : { together: path }
  }

  private building(common: object, { word }: Thing<'building'>): object | undefined {
    const { language } = this.making
    const parts = partsOf(word)
    this.tiles ??= [...new Set(this.things('building').flatMap((thing) => partsOf(thing.word)))]
    const others = otherTiles(parts, this.tiles)
    if (others.length === 0) return undefined
    const { picture } = word
    const ref = picture === undefined ? undefined : pictureRef(this.making.ladder, picture)
    if (picture !== undefined && ref) this.pictures.add(picture)
    return {
      ...common,
      ...this.written(word.word, parts),
      others: others.map((text) => ({ text, ...this.partSaid(text, language) })),
      ...(ref && { picture }),
    }
  }

  private clapping(common: object, { picture, word, parts }: Thing<'parts'>): object {
    const options = Object.keys(this.making.ladder.clap[this.making.language])
    this.pictures.add(picture)
    return { ...common, ...this.written(word, parts), options, answer: String(parts.length), picture }
  }

  private sentence(common: object, { sentence }: Thing<'sentences'>): object {
    const { language, random } = this.making
    const scenes = [sentence.shows, ...sentence.not].map((shows, n) => ({
      id: `scene-${n + 1}`,
      shows: { n: 1, ...shows },
    }))
    for (const { shows } of scenes) for (const id of picturesIn(shows)) this.pictures.add(id)
    const words = sentence.text.match(/[\p{L}-]+/gu) ?? []
    const differs = differsAt(sentence, words, { pictures: this.making.ladder.pictures, language })
    return {
      ...common,
      text: sentence.text,
      ...this.said(clipPaths.sentence(language, sentence.id)),
      words: words.map((text) => ({ text, ...this.said(clipPaths.word(language, text)) })),
      scenes,
      options: shuffle(
        scenes.map(({ id }) => id),
        random,
      ),
      answer: 'scene-1',
      ...(differs !== undefined && { differs }),
    }
  }

  private written(word: string, graphemes: readonly string[]) {
    const { language } = this.making
    // Letters that stand apart (a_e in cake) cannot be shown one after the other.
    const parts = graphemes.some((part) => part.includes('_')) ? [word] : graphemes
    return {
      word,
      ...this.said(clipPaths.word(language, word)),
      parts: parts.map((text) => ({ text: this.textOf(text), ...this.partSaid(text, language) })),
    }
  }

  /** What children see of a part: `ə` is written e, `k-hamzah` k. */
  private textOf(part: string): string {
    return this.graphemes.find(({ id }) => id === part)?.text ?? part
  }

  private partSaid(part: string, language: Language) {
    const grapheme = this.graphemes.find(({ id }) => id === part)
    return this.said(
      language === 'id' || !grapheme ? clipPaths.syllable(language, part) : clipPaths.sound(language, grapheme.item),
    )
  }

  private card(id: string): object {
    const { ladder, language } = this.making
    const name: Local = ladder.pictures[id]?.name ?? { en: id, id }
    this.pictured ??= itemsOfPictures(ladder.languages[language])
    const item = this.pictured.get(id)
    const says = LANGUAGES.map((one) => [one, clipPaths.word(one, name[one])] as const)
    const say = Object.fromEntries(says.filter(([, path]) => this.making.hasClip(path)))
    return { id, name, picture: pictureRef(ladder, id), say, ...(item !== undefined && { item }) }
  }

  private said(path: string): { readonly say?: string } {
    return this.making.hasClip(path) ? { say: path } : {}
  }

  private things<Of extends Sort>(sort: Of): Thing<Of>[] {
    const isSort = (thing: AskedThing): thing is Thing<Of> => thing.sort === sort
    return (this.bySort.get(sort) ?? []).filter(isSort)
  }
}

const picturesIn = ({ a, b }: Scene) => (b === undefined ? [a] : [a, b])

/** Where a picture is: a file, or a sprite of a page. `undefined` where it has not been drawn. */
function pictureRef({ pictures }: Ladder, id: string): object | undefined {
  const { free, page, sprite } = pictures[id] ?? {}
  if (free !== undefined) return { free }
  return page !== undefined && sprite !== undefined ? { page, sprite } : undefined
}
