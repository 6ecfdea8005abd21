import type { Filling } from '../../../game/authoring.ts'
import type { Language, Local } from '../../../game/language.ts'
import type { Offer } from '../../../game/offer.ts'
import { lacks } from '../../shared/filling.ts'
import { areAlike } from '../../shared/letters/likeness.ts'

/** Letters that stand among the asked one where the words offer none, frequent ones first. */
const OTHERS = Array.from('SMABKTLNPRDGIEUO')
const MOST_OTHERS = 3
/** A face is in the upper part of a person. */
const FACE = 0.4
const MOST_FACES = 4

const isLetter = (value: unknown): value is string => typeof value === 'string' && /^[a-z]$/i.test(value)
const first = (word: string): string => word.charAt(0).toUpperCase()

/** What the author has set: the letter, and those among it. */
function chosen(offer: Offer): { readonly target?: string; readonly others?: readonly string[] } {
  const { target, others }: Partial<Record<string, unknown>> = Object(offer.value('letters'))
  return {
    ...(isLetter(target) ? { target: target.toUpperCase() } : {}),
    ...(Array.isArray(others) ? { others: others.filter(isLetter).map((letter) => letter.toUpperCase()) } : {}),
  }
}

/** The letter that a word begins with, best one that is the same in all languages of the book; and the word. */
function usualLetter(offer: Offer): { readonly letter: string; readonly word: Local } | undefined {
  const words = offer.words('letters').map(({ word }) => word)
  const main: Language = offer.languages.includes('id') ? 'id' : 'en'
  const same = words.find((word) => first(word.en) === first(word.id) && isLetter(first(word.en)))
  const word = same ?? words.find((one) => isLetter(first(one[main])))
  return word && { letter: first(word[main]), word }
}

/** Bubbles with the first letter of a word, in capitals and small, and others among them that look unlike it. */
export function fill(offer: Offer): Filling {
  const { target, others } = chosen(offer)
  const usual = usualLetter(offer)
  const letter = target ?? usual?.letter
  if (letter === undefined) return lacks('needs a word to learn', 'perlu kata sasaran')
  const fromWords = offer.words('letters').flatMap(({ word }) => [first(word.en), first(word.id)])
  const pool = others ?? [...fromWords, ...OTHERS].filter((one) => isLetter(one) && !areAlike(one, letter))
  const distractors = [...new Set(pool)].filter((one) => one !== letter).slice(0, others ? 6 : MOST_OTHERS)
  const faces = offer.scene().things.flatMap(({ isPerson, box }) => (isPerson && box ? [box] : []))
  const about =
    usual?.letter === letter
      ? { en: `${letter} of ${usual.word.en}`, id: `${letter} dari ${usual.word.id}` }
      : { en: letter, id: letter }
  return {
    about,
    fields: {
      letters: { target: letter, distractors },
      elements: [letter, letter.toLowerCase(), letter].map((content, n) => ({ id: `${letter}-${n + 1}`, content })),
      distractorElements: distractors.map((content) => ({ id: `x-${content}`, content })),
      keepOff: faces.slice(0, MOST_FACES).map((box) => ({ ...box, height: box.height * FACE })),
      letterAudio: offer.letter(letter),
      interactionPrompt: offer.text('interactionPrompt'),
    },
  }
}
