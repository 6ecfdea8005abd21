import { useEffect, useEffectEvent } from 'react'
import { answerId, answerOf, questionClips } from '../../../../content/ladder/story/config.ts'
import prompts from '../../../../content/ladder/prompts.json' with { type: 'json' }
import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import type { Language } from '../../../../game/language.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { AnswerPicture } from './AnswerPicture.tsx'
import { Heart } from './Heart.tsx'

/** Width and height of the picture on the card, px. */
const PICTURE_PX = 64

interface Props {
  readonly question: StoryQuestion
  /** The id of the answer that the child guessed. */
  readonly guess: string
  readonly media: BookMedia
  readonly language: Language
}

/** What the child guessed comes back in a corner of the page that tells. Nothing is right or wrong. */
export function Guessed({ question, guess, media, language }: Props) {
  const answer = answerOf(question, guess)
  const say = useEffectEvent(async () => {
    const number = question.answers.findIndex((_, index) => answerId(index) === guess) + 1
    const paths = [
      `/audio/ladder/${language}/prompts/you-guessed.mp3`,
      questionClips.answer(question.id, number)[language],
    ]
    for (const path of paths) {
      const line = media.audio.voice.say(media.speech(path), {}, path)
      if ((await line.ended) === 'stopped') return
    }
  })
  useEffect(() => void say(), [])
  if (!answer) return null
  return (
    <div className="guessed-place">
      <div className="guessed" role="status" lang={language}>
        <AnswerPicture answer={answer} art={media.art} size={PICTURE_PX} />
        <p>
          {prompts['you-guessed'][language]} <b>{answer.label[language]}</b>
        </p>
        <Heart />
      </div>
    </div>
  )
}
