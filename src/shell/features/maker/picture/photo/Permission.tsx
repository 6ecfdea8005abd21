import { useId } from 'react'
import type { Language } from '../../../../../game/language.ts'
import type { Photo } from '../../draft/schema.ts'
import { photoText } from '../../text/photo/index.ts'

const ANSWERS = ['none', 'agreed', 'covered'] as const satisfies readonly Photo['people'][]
/** An answer to who is in a photo; `unasked` is none. */
export type Answer = (typeof ANSWERS)[number]

interface Props {
  readonly language: Language
  readonly label: string
  /** None is chosen before somebody has answered. */
  readonly people: Photo['people'] | undefined
  readonly onAnswer: (answer: Answer) => void
}

/** Asks who can be recognised in a photo. */
export function Permission({ language, label, people, onAnswer }: Props) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label}>
      {ANSWERS.map((answer) => (
        <label key={answer} className="check">
          <input type="radio" name={name} checked={people === answer} onChange={() => onAnswer(answer)} />
          <span>{photoText[language].people[answer]}</span>
        </label>
      ))}
    </div>
  )
}
