import { type Language, LANGUAGES, type Local } from '../../../game/language.ts'
import type { PlayMode } from '../path/asks.ts'
import type { StoryQuestion } from '../schema.ts'
import kind from './kind.json' with { type: 'json' }

/** The kind of activity that plays a question about a story. */
export const STORY_KIND: string = kind.kind

type Answer = StoryQuestion['answers'][number]

const both = (path: (language: 'en' | 'id') => string): Local =>
  Object.fromEntries(LANGUAGES.map((language) => [language, path(language)])) as Local

/** The paths of a question's spoken lines: what is asked, why, what is said afterwards, the quote, and each answer from 1. */
export const questionClips = {
  line: (id: string, part: 'ask' | 'because' | 'then') =>
    both((language) => `/audio/ladder/${language}/questions/${id}-${part}.mp3`),
  answer: (id: string, number: number) =>
    both((language) => `/audio/ladder/${language}/questions/${id}-answer-${number}.mp3`),
  /** A part of the page's narration, and no file of its own: whoever plays the question knows where it lies. */
  quote: (id: string) => both((language) => `/audio/ladder/${language}/quotes/${id}.mp3`),
}

/** The id of an answer in play: its place among the answers, from 1. */
export const answerId = (index: number): string => `answer-${index + 1}`

/** The answer with an id; `undefined` for one that the question has not. */
export function answerOf({ answers }: StoryQuestion, id: string): Answer | undefined {
  return answers.find((_, index) => answerId(index) === id)
}

/** A line in the languages in which it can be heard. */
type Say = Readonly<Partial<Record<Language, string>>>

/**
 * The content of an activity that asks one question, complete: the built app does not parse it. `quote`: where the sentence that it goes back to can be
 * heard.
 */
export function storyConfig(
  question: StoryQuestion,
  mode: PlayMode,
  quote: Say,
): { readonly mode: PlayMode; readonly questions: readonly object[] } {
  const { id, type, ask, answers, right, item, because, then, back } = question
  const line = (text: Local, say: Say) => ({ text, say })
  return {
    mode,
    questions: [
      {
        id,
        type,
        ...(item !== undefined && { item: item.slice(0, item.indexOf('|')) }),
        ask: line(ask, questionClips.line(id, 'ask')),
        answers: answers.map((answer, index) => ({
          id: answerId(index),
          name: answer.label,
          picture: pictureOf(answer),
          say: questionClips.answer(id, index + 1),
          item: `story:${id}-${index + 1}`,
        })),
        options: answers.map((_, index) => answerId(index)),
        ...(right !== undefined && { answer: answerId(right) }),
        ...(because && { because: line(because, questionClips.line(id, 'because')) }),
        ...(then && { afterwards: line(then, questionClips.line(id, 'then')) }),
        ...(back && { back: line(back.quote, quote) }),
      },
    ],
  }
}

/** A picture as kinds take it: a file, or a sprite of a page. */
function pictureOf({ free, page = '', sprite = '' }: Answer) {
  return free === undefined ? { page, sprite } : { free }
}
