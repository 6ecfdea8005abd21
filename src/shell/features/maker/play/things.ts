import { itemNames, type KitData } from '../../../../content/kit/layout.ts'
import type { Composition, KitIndex } from '../../../../content/kit/schema.ts'
import { LANGUAGES, type Language, type Local } from '../../../../game/language.ts'
import type { OfferedThing } from '../../../../game/offer.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { Look } from './assets.ts'
import { fingerBox, seenBoxes } from './boxes.ts'
import type { HandText } from './hand.ts'

/** The kit, as far as a book needs it: the list of all, and the sprites that are in its pictures or that its words name. */
export interface BookKit extends KitData {
  readonly index: KitIndex
}

/** A thing, and how it looks. */
export interface LookedThing {
  readonly thing: OfferedThing
  readonly look: Look
}

/** A text in both languages: a book in one language says it twice. `undefined` where a language of the book lacks it. */
export function inBoth({ en, id }: HandText, languages: readonly Language[]): Local | undefined {
  const [only] = languages
  const text = languages.length === 1 && only !== undefined ? ({ en, id }[only] ?? '').trim() : undefined
  const local = text === undefined ? { en: (en ?? '').trim(), id: (id ?? '').trim() } : { en: text, id: text }
  return local.en === '' || local.id === '' ? undefined : local
}

/** The things of a picture from left to right, by the names that the stage has for them. */
export function thingsOf(picture: Composition, { sprites }: BookKit, languages: readonly Language[]): LookedThing[] {
  const names = itemNames(picture)
  const boxes = seenBoxes(picture, sprites)
  const things = picture.items.flatMap(({ sprite: name, pose, feeling, name: own }, z): LookedThing[] => {
    const sprite = sprites.get(name)
    const box = boxes.get(z)
    if (!sprite || !box) return []
    const label = inBoth({ ...sprite.title, ...own }, languages) ?? sprite.title
    const facts = { id: names[z] ?? name, sort: name, tags: sprite.tags, label, isPerson: sprite.group === 'people' }
    return [{ thing: { ...facts, box: fingerBox(box) }, look: { sprite: name, pose, feeling } }]
  })
  return things.toSorted(({ thing: a }, { thing: b }) => (a.box?.x ?? 0) - (b.box?.x ?? 0))
}

/** How well a thing is called by a word: 3 by its own name, 2 by its name in the kit, 1 by a word of its name, 0 not. */
function fit(word: Local, { label, sort }: OfferedThing, title: Local | undefined): number {
  const is = (text: string, language: Language) => text.toLowerCase() === word[language].toLowerCase()
  if (LANGUAGES.some((language) => is(label[language], language))) return 3
  if ((title && LANGUAGES.some((language) => is(title[language], language))) || is(sort, 'en')) return 2
  const parts = (language: Language) => `${label[language]} ${title?.[language] ?? ''}`.split(/[^\p{L}]+/u)
  return LANGUAGES.some((language) => parts(language).some((part) => is(part, language))) ? 1 : 0
}

/** The thing that a word names best; `undefined` where none does. */
export function thingNamed(word: Local, things: readonly LookedThing[], { index }: BookKit): LookedThing | undefined {
  const titles = new Map(index.sprites.map(({ name, title }) => [name, title]))
  const ranked = things
    .map((one) => ({ one, score: fit(word, one.thing, titles.get(one.thing.sort)) }))
    .toSorted((a, b) => b.score - a.score)
  return ranked[0] && ranked[0].score > 0 ? ranked[0].one : undefined
}

/** The sprites of the kit that a book needs: those in its pictures, and those that its words name. */
export function spritesWanted(pages: readonly DraftPage[], index: KitIndex): string[] {
  const words = pages.flatMap(({ targets }) => targets.flatMap(({ word }) => [word.en, word.id]))
  const named = new Set(words.flatMap((word) => (word === undefined ? [] : [word.trim().toLowerCase()])))
  const called = index.sprites.filter(({ title, group }) =>
    group === 'places' ? false : LANGUAGES.some((language) => named.has(title[language].toLowerCase())),
  )
  return [
    ...new Set([
      ...pages.flatMap(({ picture }) => picture.items.map(({ sprite }) => sprite)),
      ...called.map(({ name }) => name),
    ]),
  ]
}

/** The things of the kit that have been loaded, in no picture. */
export function kitThings({ sprites }: BookKit): LookedThing[] {
  return [...sprites.values()].map(({ name, tags, title, group }) => ({
    thing: { id: name, sort: name, tags, label: title, isPerson: group === 'people' },
    look: { sprite: name },
  }))
}
