import { useState } from 'react'
import type { DraftPage } from '../../draft/schema.ts'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { AreasScreen } from '../areas/AreasScreen.tsx'
import type { NamedArea } from '../areas/namedArea.ts'
import { handList } from '../hand.ts'
import { CheckList } from './CheckList.tsx'
import type { FieldProps } from './fieldProps.ts'
import { offeredThings } from './ThingsField.tsx'

/** Areas or places in the picture: which things have one, and where they lie. Those of kit things follow them until they are moved by hand. */
export function AreasField(props: FieldProps) {
  const { field, draft, index, language, onSet } = props
  const [isDrawing, setDrawing] = useState(false)
  const page = index === undefined ? undefined : draft.pages[index]
  const there = areasOf(props)
  const { list, areas, rows, used } = there
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
          {playText[language].draw}
        </button>
      )}
      {page && isDrawing && <Drawing {...props} {...there} page={page} onDone={() => setDrawing(false)} />}
    </>
  )
}

interface Areas {
  /** What was set by hand. */
  readonly list: List
  /** Those that the game uses, and where each lies. */
  readonly areas: readonly NamedArea[]
  readonly used: readonly string[]
  /** All that can have an area, those of the game first. */
  readonly rows: readonly { readonly id: string; readonly name: string }[]
}

function areasOf(props: FieldProps): Areas {
  const { name, game, draft, hand, language } = props
  const list = handList(hand, name)
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
  const areas = places.map(({ id, box }) => ({
    id,
    name: names.get(id) ?? id.replace(/^\D*(\d+)$/, '$1'),
    // Games are filled again a moment later; what was moved by hand is known at once, and the next key moves it on.
    box: list.boxes?.[id] ?? drawn.find((one) => one.id === id)?.box ?? box,
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
  return { list, areas, used, rows }
}

interface DrawingProps extends FieldProps, Areas {
  readonly page: DraftPage
  readonly onDone: () => void
}

/** The areas in the picture, to be moved, drawn, named and deleted. */
function Drawing({ field, list, areas, used, page, media, language, onSet, onDone }: DrawingProps) {
  const drawn = list.drawn ?? []
  const change = { en: playText.en.change.areas, id: playText.id.change.areas }
  const set = (to: List) => onSet(to, change)
  return (
    <AreasScreen
      title={field.label[language]}
      areas={areas}
      page={page}
      media={media}
      language={language}
      canAdd={field.form === 'areas'}
      onBox={(id, box) => set(withBox(list, id, box))}
      onAdd={(box) => {
        const id = freeArea(drawn.map((one) => one.id))
        const number = drawn.length + 1
        const label = { en: playText.en.areas.newName(number), id: playText.id.areas.newName(number) }
        set({ ...list, drawn: [...drawn, { id, label, box }], chosen: [...used, id] })
        return id
      }}
      onName={(id, label) =>
        set({
          ...list,
          drawn: drawn.map((one) => (one.id === id ? { ...one, label: { ...one.label, [language]: label } } : one)),
        })
      }
      onRemove={(id) =>
        set({ ...list, drawn: drawn.filter((one) => one.id !== id), chosen: used.filter((one) => one !== id) })
      }
      onDone={onDone}
    />
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
