/** What kinds share when they fill a page for the book maker (`Authoring.fill`). Only the maker's own worker loads this. */
import type { Filling } from '../../game/authoring.ts'
import { LANGUAGES, type Local } from '../../game/language.ts'
import type { Offer, OfferedThing, OfferedWord } from '../../game/offer.ts'

/** A page that lacks something. */
export const lacks = (en: string, id: string): Filling => ({ lacks: { en, id } })

/** How many of something, in words: 3 words. */
export const howMany = (count: number, one: Local, many: Local): Local => ({
  en: `${count} ${count === 1 ? one.en : many.en}`,
  id: `${count} ${count === 1 ? one.id : many.id}`,
})

/** `3 words`. */
export const wordCount = (count: number): Local =>
  howMany(count, { en: 'word', id: 'kata' }, { en: 'words', id: 'kata' })

/** A text in capitals, as words are played with. */
export const capitals = ({ en, id }: Local): Local => ({
  en: en.toLocaleUpperCase('en'),
  id: id.toLocaleUpperCase('id'),
})

/** A text in small letters. */
export const lowered = ({ en, id }: Local): Local => ({ en: en.toLowerCase(), id: id.toLowerCase() })

/** Words that look different from one another in every language; of two alike the first stays. */
export function unlike<Word extends OfferedWord>(words: readonly Word[]): Word[] {
  return words.filter(
    ({ word }, index) =>
      !words
        .slice(0, index)
        .some((other) =>
          LANGUAGES.some((language) => other.word[language].toLowerCase() === word[language].toLowerCase()),
        ),
  )
}

/** Whether a word is made of letters only, at most so many, in every language: each becomes a tile. */
export const isSpelled = ({ word }: OfferedWord, most: number): boolean =>
  LANGUAGES.every((language) => new RegExp(String.raw`^\p{L}{2,${most}}$`, 'u').test(word[language]))

/** The largest group of equal things, in their order; nothing where no two are equal. */
export function mostAlike(things: readonly OfferedThing[]): readonly OfferedThing[] {
  const groups = new Map<string, OfferedThing[]>()
  for (const thing of things) groups.set(thing.sort, [...(groups.get(thing.sort) ?? []), thing])
  const [largest = []] = [...groups.values()].toSorted((a, b) => b.length - a.length)
  return largest.length > 1 ? largest : []
}

/** What things are called together: the name of equal ones, else people or things. */
export function namesOf(things: readonly OfferedThing[]): Local {
  const [first] = things
  if (first && things.every(({ sort }) => sort === first.sort)) {
    const { en, id } = lowered(first.label)
    return { en: `${things.length} × ${en}`, id: `${things.length} × ${id}` }
  }
  return things.every(({ isPerson }) => isPerson)
    ? howMany(things.length, { en: 'person', id: 'orang' }, { en: 'people', id: 'orang' })
    : howMany(things.length, { en: 'thing', id: 'benda' }, { en: 'things', id: 'benda' })
}

/** Labels that tell equal things apart: mango 1, mango 2. */
export function numbered(things: readonly OfferedThing[]): Local[] {
  return things.map(({ label, sort }, index) => {
    if (things.filter((other) => other.sort === sort).length < 2) return label
    const n = things.slice(0, index).filter((other) => other.sort === sort).length + 1
    return { en: `${label.en} ${n}`, id: `${label.id} ${n}` }
  })
}

/** Boxes of things that must all be somewhere; `undefined` where one of them is nowhere yet. */
export function allBoxes(
  offer: Offer,
  field: string,
  things: readonly OfferedThing[],
  keepOff: Parameters<Offer['boxes']>[2] = [],
) {
  const boxes = offer.boxes(
    field,
    things.map(({ id, box }) => ({ id, usual: box })),
    keepOff,
  )
  const there = boxes.flatMap((box) => box ?? [])
  return there.length === things.length ? there : undefined
}
