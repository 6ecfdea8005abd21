import { useId } from 'react'
import type { Target } from '../../draft/schema.ts'
import { handList, handString } from '../hand.ts'
import { CheckList } from './CheckList.tsx'
import type { FieldProps } from './fieldProps.ts'

/** The words to learn of the page, or of the whole book, each once. */
function targetsOf({ draft, index }: Pick<FieldProps, 'draft' | 'index'>): Target[] {
  const pages = index === undefined ? draft.pages.slice(1) : draft.pages.slice(index, index + 1)
  return [...new Map(pages.flatMap(({ targets }) => targets).map((target) => [target.id, target])).values()]
}

const nameOf = ({ word }: Target, { draft }: Pick<FieldProps, 'draft'>) => {
  const [first, second] = draft.languages.map((language) => word[language] ?? '–')
  return { name: first ?? '', more: second ?? '' }
}

/** Words to play with: those of the page that fit, or those that the author chooses. */
export function WordsField(props: FieldProps) {
  const { name, field, game, hand, language, onSet } = props
  const list = handList(hand, name)
  const filled = Array.isArray(game.config?.[name]) ? game.config[name] : []
  const ids = list.chosen ?? filled.map((entry: unknown) => String(Object(entry)['id'] ?? ''))
  const targets = targetsOf(props)
  // Without ids of their own, entries are told by their words.
  const said = new Set(filled.map((entry: unknown) => String(Object(Object(entry)['word'])['id']).toLowerCase()))
  const isUsed = (target: Target) =>
    ids.includes(target.id) ||
    (list.chosen === undefined && said.has((target.word.id ?? target.word.en ?? '').toLowerCase()))
  return (
    <CheckList
      label={field.label[language]}
      language={language}
      rows={targets.map((target) => ({ id: target.id, ...nameOf(target, props), isUsed: isUsed(target) }))}
      onChoose={(chosen) => onSet({ ...list, chosen })}
    />
  )
}

/** One word to play with. */
export function WordField(props: FieldProps) {
  const { name, field, game, hand, language, onSet } = props
  const id = useId()
  const targets = targetsOf(props)
  const filled = String(Object(game.config?.[name])['id'] ?? '').toLowerCase()
  const used = handString(
    hand[name],
    targets.find(({ word }) => (word.id ?? word.en ?? '').toLowerCase() === filled)?.id,
  )
  return (
    <div className="field">
      <label htmlFor={id}>{field.label[language]}</label>
      <select id={id} value={used} onChange={({ target }) => onSet(target.value)}>
        {targets.map((target) => {
          const { name, more } = nameOf(target, props)
          return (
            <option key={target.id} value={target.id}>
              {more === '' ? name : `${name} · ${more}`}
            </option>
          )
        })}
      </select>
    </div>
  )
}
