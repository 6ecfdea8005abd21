import { useState } from 'react'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AreasScreen, type NamedArea } from '../areas/AreasScreen.tsx'
import { handList } from '../hand.ts'
import { CheckList } from './CheckList.tsx'
import type { FieldProps } from './FormField.tsx'
import { offeredThings } from './ThingsField.tsx'

/** Areas or places in the picture: which things have one, and where they lie. Those of kit things follow them until they are moved by hand. */
export function AreasField(props: FieldProps) {
  const { name, field, game, draft, index, hand, language, media, onSet } = props
  const text = playText[language]
  const [isDrawing, setDrawing] = useState(false)
  const list = handList(hand, name)
  const page = index === undefined ? undefined : draft.pages[index]
  const things = offeredThings(props)
  const drawn = list.drawn ?? []
  const places = game.places[name] ?? []
  const names = new Map([
    ...things.map(({ id, label }) => [id, label[language]] as const),
    ...draft.pages.flatMap(({ targets }) =>
      targets.map(({ id, word }) => [id, word[language] ?? word.id ?? word.en ?? id] as const),
    ),
    ...drawn.map(({ id, label }) => [id, label[language] ?? label.id ?? label.en ?? id] as const),
  ])
  const areas: NamedArea[] = places.map(({ id, box }) => ({
    id,
    name: names.get(id) ?? id.replace(/^\D*(\d+)$/, '$1'),
    box,
    isMoved: list.boxes?.[id] !== undefined,
    isDrawn: drawn.some((one) => one.id === id),
  }))
  const used = places.map(({ id }) => id)
  const offered = [
    ...things.map(({ id, label }) => ({ id, name: label[language] })),
    ...drawn.map(({ id }) => ({ id, name: names.get(id) ?? id })),
  ]
  const rows = [
    ...used.flatMap((id) => offered.filter((one) => one.id === id)),
    ...offered.filter(({ id }) => !used.includes(id)),
  ]
  const change = { en: playText.en.change.areas, id: playText.id.change.areas }
  return (
    <>
      {field.form === 'areas' && rows.length > 0 && areas.length > 0 && (
        <CheckList
          label={field.label[language]}
          language={language}
          isOrdered
          rows={rows.map((row) => ({ ...row, isUsed: used.includes(row.id) }))}
          onChoose={(chosen) => onSet({ ...list, chosen })}
        />
      )}
      {page && (areas.length > 0 || field.form === 'areas') && (
        <button type="button" className="button fullw" onClick={() => setDrawing(true)}>
          <Icon name="crop" />
          {text.draw}
        </button>
      )}
      {page && isDrawing && (
        <AreasScreen
          title={field.label[language]}
          areas={areas}
          page={page}
          media={media}
          language={language}
          canAdd={field.form === 'areas'}
          onBox={(id, box) => onSet(withBox(list, id, box), change)}
          onAdd={(box) => {
            const id = freeArea(drawn.map((one) => one.id))
            const number = drawn.length + 1
            const label = { en: playText.en.areas.newName(number), id: playText.id.areas.newName(number) }
            onSet({ ...list, drawn: [...drawn, { id, label, box }], chosen: [...used, id] }, change)
            return id
          }}
          onName={(id, label) =>
            onSet(
              {
                ...list,
                drawn: drawn.map((one) =>
                  one.id === id ? { ...one, label: { ...one.label, [language]: label } } : one,
                ),
              },
              change,
            )
          }
          onRemove={(id) =>
            onSet(
              { ...list, drawn: drawn.filter((one) => one.id !== id), chosen: used.filter((one) => one !== id) },
              change,
            )
          }
          onDone={() => setDrawing(false)}
        />
      )}
    </>
  )
}

type List = ReturnType<typeof handList>

/** The list with one box put somewhere, or (`undefined`) following its thing again. */
function withBox(list: List, id: string, box: NamedArea['box']): List {
  if (box && list.drawn?.some((one) => one.id === id))
    return { ...list, drawn: list.drawn.map((one) => (one.id === id ? { ...one, box } : one)) }
  const { [id]: _, ...others } = list.boxes ?? {}
  return { ...list, boxes: box ? { ...others, [id]: box } : others }
}

function freeArea(taken: readonly string[]): string {
  for (let number = 1; ; number += 1) if (!taken.includes(`area-${number}`)) return `area-${number}`
}
