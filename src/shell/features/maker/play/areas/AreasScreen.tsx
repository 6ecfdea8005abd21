import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, use, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import type { Language } from '../../../../../game/language.ts'
import type { Box } from '../../../../../game/targets.ts'
import type { DraftPage } from '../../draft/schema.ts'
import type { DraftMedia } from '../../panel.ts'
import { playText } from '../../text/play/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { MakerRoot } from '../../ui/Sheet.tsx'
import { Thumbnail } from '../../ui/Thumbnail.tsx'
import { fingerBox, troubleOf } from '../boxes.ts'
import { storedBox } from '../hand.ts'
import { movedByKey } from './keys.ts'

/** An area with its name. Without a box it has still to be drawn. */
export interface NamedArea {
  readonly id: string
  readonly name: string
  readonly box: Box | undefined
  /** It does not follow its thing any more. */
  readonly isMoved: boolean
  /** The author has made it; it can be named and deleted. */
  readonly isDrawn: boolean
}

interface Props {
  readonly title: string
  readonly areas: readonly NamedArea[]
  readonly page: DraftPage
  readonly media: DraftMedia
  readonly language: Language
  readonly canAdd: boolean
  /** `undefined`: it follows its thing again. */
  readonly onBox: (id: string, box: Box | undefined) => void
  readonly onAdd: (box: Box) => string
  readonly onName: (id: string, name: string) => void
  readonly onRemove: (id: string) => void
  readonly onDone: () => void
}

/** What a finger does: it moves an area, pulls its corner, or draws it anew on the picture. Percent of the picture. */
interface Gesture {
  readonly id: string
  readonly how: 'move' | 'size' | 'draw'
  readonly from: { readonly x: number; readonly y: number }
  readonly box: Box
}

const NEW: Box = { x: 40, y: 38, width: 20, height: 24 }

/** Areas in the picture, moved and drawn by finger and by keys. What is too small or lies over another is said while it is drawn. */
export function AreasScreen(props: Props) {
  const { title, areas, page, media, language, onBox, onDone } = props
  const root = use(MakerRoot)
  const text = playText[language].areas
  const [chosen, setChosen] = useState(areas.find(({ box }) => !box)?.id ?? areas[0]?.id)
  const [shown, setShown] = useState<{ readonly id: string; readonly box: Box }>()
  const gesture = useRef<Gesture>(undefined)
  const stage = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const boxOf = ({ id, box }: NamedArea) => (shown?.id === id ? shown.box : box)
  const begin = (event: PointerEvent, how: Gesture['how'], area: NamedArea | undefined) => {
    if (!area || !event.isPrimary) return
    event.preventDefault()
    event.stopPropagation()
    stage.current?.setPointerCapture(event.pointerId)
    setChosen(area.id)
    gesture.current = { id: area.id, how, from: pointIn(stage.current, event), box: boxOf(area) ?? NEW }
  }
  const follow = (event: PointerEvent) => {
    const { current } = gesture
    if (current) setShown({ id: current.id, box: boxAfter(current, pointIn(stage.current, event)) })
  }
  const end = () => {
    if (gesture.current && shown) onBox(shown.id, storedBox(shown.box))
    gesture.current = undefined
    setShown(undefined)
  }
  const key = (event: KeyboardEvent, area: NamedArea) => {
    const moved = area.box && movedByKey(area.box, event)
    if (!moved) return
    event.preventDefault()
    onBox(area.id, storedBox(moved))
  }
  const area = areas.find(({ id }) => id === chosen)
  const screen = (
    <div
      className="full areas-screen"
      role="dialog"
      aria-modal="true"
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onDone()}
    >
      <header className="top">
        <button type="button" className="icon-button" aria-label={text.done} onClick={onDone}>
          <Icon name="back" />
        </button>
        <h1 className="grow form-head" tabIndex={-1} ref={heading}>
          {title}
        </h1>
      </header>
      <div className="mid">
        <div
          className="stage"
          ref={stage}
          onPointerDown={(event) => begin(event, 'draw', area)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <Thumbnail page={page} media={media} width={1024} />
          {areas.map((one) => {
            const box = boxOf(one)
            return (
              box && (
                <Area
                  key={one.id}
                  area={one}
                  box={box}
                  isChosen={one.id === chosen}
                  isBad={troubleOf(one.id, withBoxes(areas, boxOf)) !== undefined}
                  language={language}
                  onFocus={() => setChosen(one.id)}
                  onKey={(event) => key(event, one)}
                  onDown={(event, how) => begin(event, how, one)}
                />
              )
            )
          })}
        </div>
      </div>
      <Below {...props} area={area} boxes={withBoxes(areas, boxOf)} onChoose={setChosen} />
    </div>
  )
  return root ? createPortal(screen, root) : screen
}

const withBoxes = (areas: readonly NamedArea[], boxOf: (area: NamedArea) => Box | undefined) =>
  areas.flatMap((area) => {
    const box = boxOf(area)
    return box ? [{ id: area.id, box }] : []
  })

/** Where a pointer is, percent of the stage. */
function pointIn(stage: HTMLElement | null, { clientX, clientY }: PointerEvent): Gesture['from'] {
  const { left = 0, top = 0, width = 1, height = 1 } = stage?.getBoundingClientRect() ?? {}
  const share = (value: number) => Math.min(100, Math.max(0, value * 100))
  return { x: share((clientX - left) / width), y: share((clientY - top) / height) }
}

function boxAfter({ how, from, box }: Gesture, to: Gesture['from']): Box {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (how === 'move')
    return {
      ...box,
      x: Math.min(100 - box.width, Math.max(0, box.x + dx)),
      y: Math.min(100 - box.height, Math.max(0, box.y + dy)),
    }
  if (how === 'size')
    return {
      ...box,
      width: Math.max(1, Math.min(100 - box.x, box.width + dx)),
      height: Math.max(1, Math.min(100 - box.y, box.height + dy)),
    }
  // A touch without a move draws nothing.
  if (Math.abs(dx) < 1 && Math.abs(dy) < 1) return box
  return {
    x: Math.min(from.x, to.x),
    y: Math.min(from.y, to.y),
    width: Math.max(0.1, Math.abs(dx)),
    height: Math.max(0.1, Math.abs(dy)),
  }
}

interface AreaProps {
  readonly area: NamedArea
  readonly box: Box
  readonly isChosen: boolean
  readonly isBad: boolean
  readonly language: Language
  readonly onFocus: () => void
  readonly onKey: (event: KeyboardEvent) => void
  readonly onDown: (event: PointerEvent, how: 'move' | 'size') => void
}

function Area({ area, box, isChosen, isBad, language, onFocus, onKey, onDown }: AreaProps) {
  const text = playText[language].areas
  return (
    <button
      type="button"
      className={clsx('area', isBad && 'bad', isChosen && 'on')}
      style={{ left: `${box.x}%`, top: `${box.y}%`, width: `${box.width}%`, height: `${box.height}%` }}
      aria-label={text.said(area.name, Math.round(box.width), Math.round(box.height))}
      aria-pressed={isChosen}
      onFocus={onFocus}
      onKeyDown={onKey}
      onPointerDown={(event) => onDown(event, 'move')}
    >
      <b>{area.name}</b>
      {isChosen && <span className="corner" onPointerDown={(event) => onDown(event, 'size')} />}
    </button>
  )
}

interface BelowProps extends Props {
  readonly area: NamedArea | undefined
  readonly boxes: readonly { readonly id: string; readonly box: Box }[]
  readonly onChoose: (id: string) => void
}

/** What is said of the chosen area, what can be done with it, and all of them as a list. */
function Below({ area, areas, boxes, language, canAdd, onBox, onAdd, onName, onRemove, onChoose }: BelowProps) {
  const text = playText[language].areas
  const trouble = area && troubleOf(area.id, boxes)
  const box = boxes.find(({ id }) => id === area?.id)?.box
  const nameOf = (id: string) => areas.find((one) => one.id === id)?.name ?? id
  return (
    <div className="bot">
      <div aria-live="polite">
        {area && trouble && box && (
          <p className="state bad">
            <Icon name="bang" />
            <span>
              <b>{area.name}</b>:{' '}
              {trouble.is === 'small'
                ? text.small(Math.round(box.width), Math.round(box.height))
                : text.overlap(nameOf(trouble.other))}
            </span>
          </p>
        )}
      </div>
      <div className="row">
        {area && trouble?.is === 'small' && box && (
          <button type="button" className="button main" onClick={() => onBox(area.id, fingerBox(box))}>
            {text.bigger}
          </button>
        )}
        {area?.isMoved && !area.isDrawn && (
          <button type="button" className="button" onClick={() => onBox(area.id, undefined)}>
            {text.follow(area.name)}
          </button>
        )}
        {area?.isDrawn && (
          <button type="button" className="button" onClick={() => onRemove(area.id)}>
            <Icon name="bin" />
            {text.remove}
          </button>
        )}
        {canAdd && (
          <button type="button" className="button" onClick={() => onChoose(onAdd(NEW))}>
            <Icon name="plus" />
            {text.add}
          </button>
        )}
      </div>
      {area?.isDrawn && (
        <label className="field">
          <span>{text.name}</span>
          <input
            className="inner"
            maxLength={60}
            value={area.name}
            onChange={({ target }) => onName(area.id, target.value)}
          />
        </label>
      )}
      <ul className="listing">
        {areas.map((one) => (
          <li key={one.id}>
            <span className="grow">
              <b>{one.name}</b> {one.id === area?.id && <span className="small-text">{text.chosen}</span>}
            </span>
            <button
              type="button"
              className="button"
              aria-label={`${text.adjust}: ${one.name}`}
              onClick={() => {
                if (!one.box) onBox(one.id, NEW)
                onChoose(one.id)
              }}
            >
              <Icon name="crop" />
              {text.adjust}
            </button>
          </li>
        ))}
      </ul>
      <p className="small-text">{text.how}</p>
    </div>
  )
}
