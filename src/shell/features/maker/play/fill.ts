import type { Field, Filling } from '../../../../game/authoring.ts'
import { seededRandom } from '../../../../game/rules/random.ts'
import type { Local } from '../../../../game/language.ts'
import type { Offer, OfferedThing, OfferedWord } from '../../../../game/offer.ts'
import type { DetailedKind } from '../../../../scenes/details.ts'
import { inBothLanguages } from './inBothLanguages.ts'

/** What a kind was filled with: a whole config that its schema has parsed, or what is lacking, in words. */
export type Filled =
  | {
      readonly config: Readonly<Record<string, unknown>>
      /** In a few words: 3 words. */
      readonly about: Local
      /** Names of things that leave the picture, because the game shows them itself. */
      readonly lifts: readonly string[]
      readonly instruction: Local
    }
  | { readonly lacks: Local }

/** Whether pages of this kind are made in the book maker: it has fields, and does not refuse. */
export function isMade({ details }: DetailedKind): boolean {
  const { fields, fill } = details.authoring
  return fill !== null && Object.keys(fields).length > 0
}

/** Fills every field of a kind by itself, as its form says, and with what the author has set. */
export function fillPlay({ kind, details }: DetailedKind, offer: Offer): Filled {
  const { fill, instruction = details.about } = details.authoring
  const fields: Readonly<Record<string, Field>> = details.authoring.fields
  const filling: Filling = fill ? fill(offer) : usualFilling(fields, offer)
  if ('lacks' in filling) return filling
  const set = Object.fromEntries(Object.entries(fields).flatMap(([name, field]) => setByHand(name, field, offer)))
  const { success, data, error } = kind.schema.safeParse({ ...filling.fields, ...set })
  if (!success) return { lacks: missing(fields, error.issues[0]?.path ?? []) }
  const usual = typeof instruction === 'function' ? instruction(offer) : instruction
  return {
    config: withoutAbsent(Object(data)),
    about: filling.about,
    lifts: filling.lifts ?? [],
    instruction: offer.text('instruction') ?? usual,
  }
}

/** How many points a game is worth, by its own progress. */
export function totalOf({ rules }: DetailedKind, config: unknown): number {
  const context = {
    language: 'en' as const,
    layout: 'regular' as const,
    pointer: 'fine' as const,
    random: seededRandom(1),
    now: 0,
    text: (key: string) => key,
  }
  return rules.progress(config, rules.start(config, context).state).total
}

const withoutAbsent = (fields: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined))

/** Values that the form sets as they are; lists are asked for by whoever fills them. */
function setByHand(name: string, { form, options }: Field, offer: Offer): [string, unknown][] {
  const value = offer.value(name)
  if (form === 'text') {
    const text = offer.text(name)
    return text ? [[name, text]] : []
  }
  const isFit =
    (form === 'switch' && typeof value === 'boolean') ||
    (form === 'number' && typeof value === 'number') ||
    (form === 'choice' && options?.some((option) => option.value === value) === true)
  return isFit ? [[name, value]] : []
}

function missing(fields: Readonly<Record<string, Field>>, path: readonly PropertyKey[]): Local {
  const label = fields[String(path[0])]?.label
  return label
    ? inBothLanguages((text, language) => text.stillMissing(label[language]))
    : inBothLanguages((text) => text.somethingMissing)
}

/** Fills each field by its `filledWith`. Entries have all that an entry of their sort may have; the schema keeps what it knows. */
function usualFilling(fields: Readonly<Record<string, Field>>, offer: Offer): Filling {
  const filled = Object.entries(fields).map(([name, field]) => [name, field, usualValue(name, field, offer)] as const)
  const counts = filled.flatMap(([, { label }, value]) =>
    Array.isArray(value) ? [{ label, count: value.length }] : [],
  )
  const empty = filled.find(([, { isOptional }, value]) => Array.isArray(value) && value.length === 0 && !isOptional)
  if (empty) return { lacks: missing(fields, [empty[0]]) }
  const [first] = counts
  return {
    about: first
      ? inBothLanguages((_, language) => `${first.count} · ${first.label[language]}`)
      : inBothLanguages((text) => text.ready),
    fields: Object.fromEntries(filled.map(([name, , value]) => [name, value])),
  }
}

/** How far it is counted where nobody says. */
const USUAL_COUNT = 5

function usualValue(name: string, { form, filledWith, isOptional }: Field, offer: Offer): unknown {
  const words = offer.words(name)
  const [word] = words
  if (filledWith === 'default' || (isOptional === true && !offer.isChosen(name))) return undefined
  switch (form) {
    case 'word':
      return word?.word
    case 'words':
      return words.map((one) => wordEntry(one, offer))
    case 'letters':
      return Array.from(word?.word.en.toUpperCase() ?? '')
    case 'numbers':
      return Array.from({ length: USUAL_COUNT }, (_, n) => n + 1)
    case 'number':
      return USUAL_COUNT
    case 'text':
      return undefined
    case 'sound':
      return word && offer.word(word.word)
    case 'scene':
      return offer.scene(name).image
    case 'picture':
    case 'thing': {
      const [thing] = offer.things(name)
      return thing && (form === 'picture' ? offer.picture(thing).path : thingEntries([thing], name, offer)[0])
    }
    case 'people':
      return thingEntries(
        offer.things(name).filter(({ isPerson }) => isPerson),
        name,
        offer,
      )
    case 'things':
    case 'areas':
    case 'places':
      return thingEntries(offer.things(name), name, offer)
    default:
      return undefined
  }
}

const wordEntry = ({ id, word, thing }: OfferedWord, offer: Offer) => ({
  id,
  word,
  label: word,
  text: word,
  letter: word.en.charAt(0).toUpperCase(),
  audio: offer.word(word),
  dropAudio: offer.word(word),
  ...(thing ? { image: offer.picture(thing).path, picture: thing.id } : {}),
})

function thingEntries(things: readonly OfferedThing[], name: string, offer: Offer) {
  const boxes = offer.boxes(
    name,
    things.map(({ id, box }) => ({ id, usual: box })),
  )
  return things.map((thing, index) => {
    const box = boxes[index]
    return {
      id: thing.id,
      label: thing.label,
      name: thing.label,
      picture: thing.id,
      order: index + 1,
      image: offer.picture(thing).path,
      audio: offer.word(thing.label),
      ...(box ? { ...box, box, percent: box, start: { percent: box } } : {}),
    }
  })
}
