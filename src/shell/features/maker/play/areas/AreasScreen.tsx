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
import { troubleOf } from '../boxes.ts'
import { storedBox } from '../hand.ts'
import { type AreaEdits, AreaPanel } from './AreaPanel.tsx'
import { movedByKey } from './keys.ts'
import type { NamedArea } from './namedArea.ts'
import { useGesture } from './useGesture.ts'

interface Props extends AreaEdits {
  readonly title: string
  readonly areas: readonly NamedArea[]
  readonly page: DraftPage
  readonly media: DraftMedia
  readonly language: Language
  readonly onDone: () => void
}

/** Areas in the picture, moved and drawn by finger and by keys. What is too small or lies over another is said while it is drawn. */
export function AreasScreen(props: Props) {
  const { title, areas, page, media, language, onBox, onDone } = props
  const root = use(MakerRoot)
  const [chosen, setChosen] = useState(areas.find(({ box }) => !box)?.id ?? areas[0]?.id)
  const stage = useRef<HTMLDivElement>(null)
  const { boxOf, begin, follow, end } = useGesture({ stage, onChoose: setChosen, onBox })
  const key = (event: KeyboardEvent, area: NamedArea) => {
    const moved = area.box && movedByKey(area.box, event)
    if (!moved) return
    event.preventDefault()
    onBox(area.id, storedBox(moved))
  }
  useEscape(onDone)
  const area = areas.find(({ id }) => id === chosen)
  const boxes = withBoxes(areas, boxOf)
  const screen = (
    <div className="full areas-screen" role="dialog" aria-modal="true" aria-label={title}>
      <Head title={title} done={playText[language].areas.done} onDone={onDone} />
      <div className="mid">
        <div
          className="stage"
          ref={stage}
          onPointerDown={(event) => begin(event, 'draw', area)}
          onPointerMove={follow}
          onPointerUp={end}
          onPointerCancel={end}
        >
          <Thumbnail page={page} media={media} width={1024} isAwaited />
          {areas.map((one) => {
            const box = boxOf(one)
            return (
              box && (
                <Area
                  key={one.id}
                  area={one}
                  box={box}
                  isChosen={one.id === chosen}
                  isBad={troubleOf(one.id, boxes) !== undefined}
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
      <AreaPanel {...props} area={area} boxes={boxes} onChoose={setChosen} />
    </div>
  )
  return root ? createPortal(screen, root) : screen
}

/** Escape is heard wherever the focus is: the button that was pressed may be gone. */
function useEscape(onEscape: () => void): void {
  useEffect(() => {
    const key = (event: globalThis.KeyboardEvent) => event.key === 'Escape' && onEscape()
    document.addEventListener('keydown', key)
    return () => document.removeEventListener('keydown', key)
  }, [onEscape])
}

/** The title, which has the focus when the screen opens, and the way back. */
function Head({ title, done, onDone }: { readonly title: string; readonly done: string; readonly onDone: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <header className="top">
      <button type="button" className="icon-button" aria-label={done} onClick={onDone}>
        <Icon name="back" />
      </button>
      <h1 className="grow form-head" tabIndex={-1} ref={heading}>
        {title}
      </h1>
    </header>
  )
}

const withBoxes = (areas: readonly NamedArea[], boxOf: (area: NamedArea) => Box | undefined) =>
  areas.flatMap((area) => {
    const box = boxOf(area)
    return box ? [{ id: area.id, box }] : []
  })

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
