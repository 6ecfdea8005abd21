import { useId } from 'react'
import type { Language, Local } from '../../../../../game/language.ts'
import { playText } from '../../text/play/index.ts'
import type { HandText } from '../hand.ts'

interface Props {
  readonly label: string
  readonly value: HandText
  /** What stands there where nothing is written. */
  readonly usual?: Local | undefined
  readonly languages: readonly Language[]
  readonly language: Language
  readonly onSet: (value: HandText) => void
}

/** A text in the languages of the book; empty it says what is usual. */
export function TextPair({ label, value, usual, languages, language, onSet }: Props) {
  const id = useId()
  const text = playText[language]
  return (
    <>
      {languages.map((one) => (
        <div className="field" key={one}>
          <label htmlFor={`${id}-${one}`}>
            {languages.length > 1 ? text.textIn(label, text.language[one]) : label}
          </label>
          <input
            id={`${id}-${one}`}
            className="inner"
            lang={one}
            maxLength={120}
            value={value[one] ?? ''}
            placeholder={usual?.[one] ?? ''}
            onChange={({ target }) => onSet({ ...value, [one]: target.value })}
          />
        </div>
      ))}
    </>
  )
}
