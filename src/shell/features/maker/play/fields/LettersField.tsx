import { useId } from 'react'
import { playText } from '../../text/play/index.ts'
import { handString } from '../hand.ts'
import type { FieldProps } from './fieldProps.ts'

/** A letter, and those that stand among it. */
export function LettersField({ name, game, hand, language, onSet }: FieldProps) {
  const id = useId()
  const text = playText[language]
  const filled: Partial<Record<string, unknown>> = Object(game.config?.[name])
  const set: Partial<Record<string, unknown>> = Object(hand[name])
  const target = handString(set['target'], handString(filled['target']))
  const lettersOf = (value: unknown) => (Array.isArray(value) ? value.map(String).join(' ') : undefined)
  const others = lettersOf(set['others']) ?? lettersOf(filled['distractors']) ?? ''
  return (
    <div className="row">
      <div className="field">
        <label htmlFor={`${id}-letter`}>{text.letter}</label>
        <select id={`${id}-letter`} value={target} onChange={(event) => onSet({ ...set, target: event.target.value })}>
          {Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ').map((letter) => (
            <option key={letter}>{letter}</option>
          ))}
        </select>
      </div>
      <div className="field grow">
        <label htmlFor={`${id}-others`}>{text.others}</label>
        <input
          id={`${id}-others`}
          className="inner"
          autoCapitalize="characters"
          key={others}
          defaultValue={others}
          onBlur={(event) => {
            const letters = event.target.value.toUpperCase().match(/[A-Z]/g) ?? []
            if (letters.join(' ') !== others) onSet({ ...set, others: [...new Set(letters)] })
          }}
        />
      </div>
    </div>
  )
}
