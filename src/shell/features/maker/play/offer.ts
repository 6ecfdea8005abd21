import type { Language, Local } from '../../../../game/language.ts'
import type { Offer, OfferedQuestion, OfferedScene, OfferedThing, OfferedWord } from '../../../../game/offer.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'
import { type Assets, type Look, pictureOfPage } from './assets.ts'
import { apart } from './boxes.ts'
import { type Hand, handList, handQuestions, handText, handTexts } from './hand.ts'
import { type BookKit, inBoth, kitThings, type LookedThing, thingNamed, thingsOf } from './things.ts'

/** Whether a text can be heard in a language: recorded, cut from a page's narration, or one of the app's own words. */
type Heard = (text: string, language: Language) => boolean

/** What an offer is made of. `index` is the page's; absent for an activity after the book. */
export interface Offering {
  readonly draft: Pick<Draft, 'languages' | 'key' | 'pages'>
  readonly kit: BookKit
  readonly index?: number
  readonly hand: Hand
  readonly heard: Heard
  readonly assets: Assets
}

/** A tag of what the author has drawn: nobody knows how it looks. */
const DRAWN = 'drawn'

/** Offers a kind what a page, or for an activity the whole book, has. What is asked for is noted in `assets`. */
export function offerOf(offering: Offering): Offer {
  const { draft, hand, heard, assets } = offering
  const { languages } = draft
  const looks = new WeakMap<OfferedThing, Look>()
  const known = (looked: readonly LookedThing[]): readonly OfferedThing[] => {
    for (const { thing, look } of looked) looks.set(thing, look)
    return looked.map(({ thing }) => thing)
  }
  const scenes = new Scenes(offering)
  const drawn = (field: string): OfferedThing[] =>
    (handList(hand, field).drawn ?? []).flatMap(({ id, label: text, box }) => {
      const label = inBoth(text, languages)
      return label ? [{ id, sort: id, tags: [DRAWN], label, isPerson: false, box }] : []
    })
  const inEach = (path: (language: Language) => string): Local => ({ en: path('en'), id: path('id') })
  const lineOf = (text: Local, folder: 'words' | 'prompt'): Local =>
    inEach((language) => assets.line(text[language], mainOf(language, languages), folder))
  return {
    languages,
    scene: (field) => scenes.scene(field, known),
    value: (field) => hand[field],
    flag: (field, usual) => (typeof hand[field] === 'boolean' ? hand[field] : usual),
    text: (field) => inBoth(handText(hand, field), languages),
    texts: (field) =>
      new Map(
        Object.entries(handTexts(hand, field)).flatMap(([id, text]): [string, Local][] => {
          const local = inBoth(text, languages)
          return local ? [[id, local]] : []
        }),
      ),
    words: (field, scene) => picked(scenes.words(scene, known), handList(hand, field).chosen),
    things: (field, scene) =>
      picked([...(scene?.things ?? scenes.things(known)), ...drawn(field)], handList(hand, field).chosen),
    questions: (field) => questionsOf(offering, field, scenes, known),
    isChosen: (field) => handList(hand, field).chosen !== undefined,
    boxes: (...asked) => boxesOf(offering, ...asked),
    picture(thing, count) {
      const look = looks.get(thing) ?? { sprite: thing.sort }
      return count === undefined ? assets.card(look, aspectOf(look, offering.kit)) : assets.counted(look, count)
    },
    word: (text) => lineOf(text, 'words'),
    heardWord: (text) => (isHeard(text, languages, heard) ? lineOf(text, 'words') : undefined),
    // A text is said in all languages of a book or in none.
    heardLine: (text) => (isHeard(text, languages, heard) ? lineOf(text, 'prompt') : {}),
    line: (text) => lineOf(text, 'prompt'),
    count: (number) =>
      inEach((language) => assets.ours(`/audio/count/${language}/${number}.mp3`, String(number), language)),
    letter: (letter) =>
      inEach((language) => assets.ours(`/audio/letters/${language}/${letter.toLowerCase()}.mp3`, letter, language)),
  }
}

/** Where things lie: where the author has put them, else where they usually are, apart from each other. Noted in `assets`. */
function boxesOf(
  { hand, assets }: Offering,
  ...[field, placeables, keepOff = []]: Parameters<Offer['boxes']>
): ReturnType<Offer['boxes']> {
  const list = handList(hand, field)
  const fixed = new Map([
    ...(list.drawn ?? []).map(({ id, box }) => [id, box] as const),
    ...Object.entries(list.boxes ?? {}),
  ])
  const there = placeables.flatMap(({ id, usual }) => {
    const own = fixed.get(id)
    const box = own ?? usual
    return box ? [{ id, box, isFixed: own !== undefined }] : []
  })
  const boxes = apart(there, keepOff)
  const byId = new Map(there.map(({ id }, index) => [id, boxes[index]]))
  const placed = placeables.map(({ id }) => ({ id, box: byId.get(id) }))
  assets.places.set(field, placed)
  return placed.map(({ box }) => box)
}

/** The language in which a text is there: a book in one language says everything in that one. */
const mainOf = (language: Language, languages: readonly Language[]): Language =>
  languages.includes(language) ? language : (languages[0] ?? language)

const isHeard = (text: Local, languages: readonly Language[], heard: Heard): boolean =>
  languages.every((language) => heard(text[language], language))

function aspectOf({ sprite: name, pose }: Look, { sprites }: BookKit): number {
  const sprite = sprites.get(name)
  const { w, h } = (pose === undefined ? undefined : sprite?.poses?.[pose])?.box ?? sprite?.box ?? { w: 1, h: 1 }
  return w / h
}

/** What was chosen, in that order; everything where nothing was. */
function picked<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  chosen: readonly string[] | undefined,
): readonly Entry[] {
  if (!chosen) return entries
  return chosen.flatMap((id) => entries.find((entry) => entry.id === id) ?? [])
}

/** Notes how things look, and gives the things. */
type Know = (looked: readonly LookedThing[]) => readonly OfferedThing[]

/** The pictures of a draft and the words of its pages, as a page or an activity sees them. */
class Scenes {
  private readonly offering: Offering
  private readonly looked = new Map<string, readonly LookedThing[]>()
  private readonly shown = new Map<string, OfferedScene>()

  constructor(offering: Offering) {
    this.offering = offering
  }

  /** Pages that may be played in; the cover is none. */
  private get pages(): readonly DraftPage[] {
    const { draft, index } = this.offering
    const page = index === undefined ? undefined : draft.pages[index]
    return page ? [page] : draft.pages.slice(1)
  }

  inPicture(page: DraftPage): readonly LookedThing[] {
    const { kit, draft } = this.offering
    const things = this.looked.get(page.id) ?? thingsOf(page.picture, kit, draft.languages)
    this.looked.set(page.id, things)
    return things
  }

  scene(field: string | undefined, know: Know): OfferedScene {
    const wanted = field === undefined ? undefined : this.offering.hand[field]
    const scenes = this.pages.map((page) => this.sceneOf(page, know))
    const chosen = this.pages.findIndex(({ id }) => id === wanted)
    const found = (scene: OfferedScene) => this.words(scene, know).filter(({ thing }) => thing).length
    const best = scenes.toSorted((a, b) => found(b) - found(a))[0]
    return scenes[chosen] ?? best ?? { image: '', isPhoto: false, things: [] }
  }

  private sceneOf(page: DraftPage, know: Know): OfferedScene {
    const scene = this.shown.get(page.id) ?? {
      image: pictureOfPage(page.id),
      isPhoto: page.picture.photo !== undefined,
      things: know(this.inPicture(page)),
    }
    this.shown.set(page.id, scene)
    return scene
  }

  /** Of a page the things in its picture; of a book one of each sort. */
  things(know: Know): readonly OfferedThing[] {
    if (this.offering.index !== undefined) return this.pages.flatMap((page) => this.sceneOf(page, know).things)
    return know(this.oneOfEach())
  }

  private oneOfEach(): LookedThing[] {
    const sorts = new Map<string, LookedThing>()
    for (const { thing, look } of this.pages.flatMap((page) => this.inPicture(page))) {
      const { box: _, ...facts } = thing
      if (!sorts.has(thing.sort))
        sorts.set(thing.sort, { thing: { ...facts, id: thing.sort }, look: { sprite: look.sprite } })
    }
    return [...sorts.values()]
  }

  /** The words to learn, each once, with what they mean: in the scene, else in any picture, else in the kit. */
  words(scene: OfferedScene | undefined, know: Know): OfferedWord[] {
    const { draft, kit, index } = this.offering
    const here = this.pages.flatMap((page) => this.inPicture(page))
    const all = [
      ...here,
      ...(index === undefined ? [] : draft.pages.flatMap((page) => this.inPicture(page))),
      ...kitThings(kit),
    ]
    const words = new Map<string, OfferedWord>()
    for (const { id, word: text } of this.pages.flatMap(({ targets }) => targets)) {
      const word = inBoth(text, draft.languages)
      if (!word || words.has(id)) continue
      const inScene = scene?.things.map((thing) => ({ thing, look: { sprite: thing.sort } }))
      const found = thingNamed(word, inScene ?? all, kit)
      const thing = found && (inScene ? found.thing : know([found])[0])
      words.set(id, { id, word, ...(thing ? { thing } : {}) })
    }
    return [...words.values()]
  }
}

function questionsOf({ hand, draft }: Offering, field: string, scenes: Scenes, know: Know): OfferedQuestion[] {
  const book = draft.key.split('.').at(-1)?.slice(0, 12) ?? 'book'
  return handQuestions(hand, field).flatMap(({ id, page: pageId, ask: text, answers, right, because: why }) => {
    const page = draft.pages.find((one) => one.id === pageId)
    const ask = inBoth(text, draft.languages)
    if (!page || !ask) return []
    const things = know(scenes.inPicture(page))
    const because = inBoth(why, draft.languages)
    return [
      {
        id,
        item: `${book}-${id}`,
        ask,
        answers: answers.flatMap((answer) => things.find((thing) => thing.id === answer) ?? []),
        right,
        ...(because ? { because } : {}),
      },
    ]
  })
}
