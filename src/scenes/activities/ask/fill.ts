import type { Filling } from '../../../game/authoring.ts'
import type { Offer, OfferedQuestion } from '../../../game/offer.ts'
import { howMany, lacks } from '../../shared/filling.ts'

const LEAST_ANSWERS = 2

const isWhole = ({ answers, right }: OfferedQuestion): boolean =>
  answers.length >= LEAST_ANSWERS && answers.some(({ id }) => id === right)

/** The author's questions about her story. Each has things of the book to choose from, and one of them is right. */
export function fill(offer: Offer): Filling {
  const asked = offer.questions('questions')
  const questions = asked.filter(isWhole)
  if (asked.length === 0) return lacks('needs a question of yours', 'perlu pertanyaan dari Anda')
  if (questions.length < asked.length)
    return lacks(
      'each question needs 2 pictures, one of them right',
      'setiap pertanyaan perlu 2 gambar, satu yang benar',
    )
  if (questions.length < 2) return lacks('needs 2 questions', 'perlu 2 pertanyaan')
  return {
    about: howMany(questions.length, { en: 'question', id: 'pertanyaan' }, { en: 'questions', id: 'pertanyaan' }),
    fields: {
      mode: 'all',
      questions: questions.map(({ id, item, ask, answers, right, because }) => ({
        id,
        type: 'what',
        item: `story:${item}`,
        ask: { text: ask, say: offer.heardLine(ask) },
        answers: answers.map((thing) => ({
          id: thing.id,
          name: thing.label,
          picture: { free: offer.picture(thing).path },
          say: offer.heardLine(thing.label),
        })),
        options: answers.map((thing) => thing.id),
        answer: right,
        ...(because ? { because: { text: because, say: offer.heardLine(because) } } : {}),
      })),
    },
  }
}
