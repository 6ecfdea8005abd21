import { useId } from 'react'
import { playText } from '../../text/play/index.ts'
import { handString } from '../hand.ts'
import type { FieldProps } from './fieldProps.ts'

/** On or off; until it is touched, as its kind has it. */
export function SwitchField({ name, field, game, hand, language, onSet }: FieldProps) {
  const set = hand[name]
  const isOn = typeof set === 'boolean' ? set : game.config?.[name] === true
  return (
    <label className="check">
      <input type="checkbox" checked={isOn} onChange={({ target }) => onSet(target.checked)} />
      <span>{field.label[language]}</span>
    </label>
  )
}

/** One of some values; nothing to choose is nothing to show. */
export function ChoiceField({ name, field, hand, language, onSet }: FieldProps) {
  const id = useId()
  if (!field.options) return null
  return (
    <div className="field">
      <label htmlFor={id}>{field.label[language]}</label>
      <select id={id} value={handString(hand[name])} onChange={({ target }) => onSet(target.value || undefined)}>
        <option value="">{playText[language].byItself}</option>
        {field.options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label[language]}
          </option>
        ))}
      </select>
    </div>
  )
}

const MOST = 12

/** A number; for numbers how far it is counted. */
export function NumberField({ name, field, game, hand, language, onSet }: FieldProps) {
  const id = useId()
  const isCount = field.form === 'numbers'
  const list = game.config?.[name]
  const set = isCount ? Number(Object(hand[name])['upTo']) : hand[name]
  const usual = isCount ? (Array.isArray(list) ? list.length : '') : list
  const value = typeof set === 'number' && Number.isFinite(set) ? set : typeof usual === 'number' ? usual : ''
  return (
    <div className="field">
      <label htmlFor={id}>{isCount ? playText[language].upTo : field.label[language]}</label>
      <input
        id={id}
        className="inner"
        type="number"
        inputMode="numeric"
        min={isCount ? 2 : undefined}
        max={isCount ? MOST : undefined}
        value={value}
        onChange={({ target }) => {
          const number = target.valueAsNumber
          if (Number.isFinite(number)) onSet(isCount ? { upTo: number } : number)
        }}
      />
    </div>
  )
}

/** The page in whose picture it is played. */
export function SceneField({ name, hand, draft, game, language, onSet }: FieldProps) {
  const id = useId()
  const text = playText[language]
  const image = handString(game.config?.[name])
  const used = draft.pages.find((page) => image.endsWith(`/kit-${page.id}.webp`))?.id
  return (
    <div className="field">
      <label htmlFor={id}>{text.choosePage}</label>
      <select id={id} value={handString(hand[name], used)} onChange={({ target }) => onSet(target.value)}>
        {draft.pages.slice(1).map((page, index) => (
          <option key={page.id} value={page.id}>
            {text.page(index + 1)}
          </option>
        ))}
      </select>
    </div>
  )
}
