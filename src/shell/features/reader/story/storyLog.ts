import type { Book } from '../../../../content/index.ts'
import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import { questionsOfReading } from '../../../../content/ladder/story/choose.ts'
import type { Language } from '../../../../game/language.ts'
import { readUser } from '../../../lib/account/session.ts'
import { noteQuestion, storyReading } from '../../../lib/learning/storyMemory.ts'
import { learningEvents } from '../../../lib/service/learningEvents.ts'
import { roundOf } from '../../outbox/index.ts'

/** The questions of a child's present reading of a book, and what has become of them. */
export interface StoryLog {
  /** The next question about a page that has not been put yet. */
  readonly next: (pageId: string) => StoryQuestion | undefined
  /** A guess that this page shows to be so or otherwise. */
  readonly guessedFor: (pageId: string) => { readonly question: StoryQuestion; readonly guess: string } | undefined
  /** The question is being put. */
  readonly put: (question: StoryQuestion) => void
  readonly guess: (question: StoryQuestion, answer: string, language: Language) => void
  readonly told: (question: StoryQuestion, language: Language) => void
}

/** The log of the signed-in child. */
export function storyLog({ id: bookId, pages }: Book, questions: readonly StoryQuestion[]): StoryLog {
  const learnerId = readUser()?.id ?? ''
  const round = roundOf(learnerId, bookId)
  const own = questions.filter(({ book }) => book === bookId)
  const chosen = questionsOfReading(
    own,
    pages.map(({ id }) => id),
    round > 1,
  )
  const now = () => storyReading(learnerId, bookId, round)
  const place = { bookId, round }
  return {
    next(pageId) {
      const { asked } = now()
      return chosen.find(({ page, id }) => page === pageId && !asked.includes(id))
    },
    guessedFor(pageId) {
      const { guesses } = now()
      const question = chosen.find(({ id, reveal }) => reveal?.page === pageId && guesses[id] !== undefined)
      const guess = question && guesses[question.id]
      return question && guess !== undefined ? { question, guess } : undefined
    },
    put: ({ id }) => noteQuestion(learnerId, place, { id }),
    guess({ id, page }, chose, language) {
      noteQuestion(learnerId, place, { id, guess: chose })
      learningEvents.record({ type: 'prediction', bookId, place: page, ask: id, chose }, language)
    },
    told: ({ id, page }, language) => learningEvents.record({ type: 'told', bookId, place: page, ask: id }, language),
  }
}
