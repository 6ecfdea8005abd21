import { handList } from '../hand.ts'
import { thingsOf } from '../things.ts'
import { CheckList } from './CheckList.tsx'
import type { FieldProps } from './fieldProps.ts'
import { usedIds } from './usedIds.ts'

/** Things or people of the picture, or of the whole book one of each sort. */
export function offeredThings({ draft, kit, index }: Pick<FieldProps, 'draft' | 'kit' | 'index'>) {
  const pages = index === undefined ? draft.pages.slice(1) : draft.pages.slice(index, index + 1)
  const things = pages.flatMap(({ picture }) => thingsOf(picture, kit, draft.languages).map(({ thing }) => thing))
  if (index !== undefined) return things
  return [...new Map(things.map((thing) => [thing.sort, { ...thing, id: thing.sort }])).values()]
}

/** Things to play with; `isOne`: a single one. */
export function ThingsField({ isOne = false, ...props }: FieldProps & { readonly isOne?: boolean }) {
  const { name, field, game, hand, language, onSet } = props
  const list = handList(hand, name)
  const offered = offeredThings(props).filter(({ isPerson }) => field.form !== 'people' || isPerson)
  const used = list.chosen ?? usedIds(game.config?.[name])
  if (offered.length === 0) return null
  return (
    <CheckList
      label={field.label[language]}
      language={language}
      isOne={isOne}
      rows={offered.map(({ id, label }) => ({ id, name: label[language], isUsed: used.includes(id) }))}
      onChoose={(chosen) => onSet({ ...list, chosen })}
    />
  )
}
