import type { Filling } from '../../../game/authoring.ts'
import type { Offer } from '../../../game/offer.ts'
import { capitals, isSpelled, lacks } from '../../shared/filling.ts'

/** More letters would be too small for a finger. */
const MOST_LETTERS = 10
/** Under most pictures' people and things. */
const USUAL_AREA = { x: 8, y: 66, width: 84, height: 30 } as const
const lettersOf = (word: string) =>
  Array.from(word, (letter, index) => ({
    id: `${letter.toLowerCase()}-${index + 1}`,
    letter,
    originalIndex: index,
  }))

/** A word of the page, its letters, and room to build and write it in. */
export function fill(offer: Offer): Filling {
  const words = offer.words('word')
  const wanted = offer.value('word')
  const word = words.find(({ id }) => id === wanted) ?? words.find((one) => isSpelled(one, MOST_LETTERS))
  if (!word || !isSpelled(word, MOST_LETTERS))
    return lacks(`needs a word of 2 to ${MOST_LETTERS} letters`, `perlu kata dengan 2 sampai ${MOST_LETTERS} huruf`)
  const shown = capitals(word.word)
  const trace = offer.text('trace')
  const [widgetArea] = offer.boxes('widgetArea', [{ id: 'widgetArea', usual: USUAL_AREA }])
  return {
    about: word.word,
    fields: {
      word: shown,
      letters: { en: lettersOf(shown.en), id: lettersOf(shown.id) },
      member: word.id,
      widgetArea,
      wordAudio: offer.word(word.word),
      ...(trace ? { trace } : {}),
      // Without an invitation of its own the word is heard again.
      traceAudio: trace ? offer.line(trace) : offer.word(word.word),
    },
  }
}
