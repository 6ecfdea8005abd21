import { type PointerEvent, useEffect, useRef } from 'react'
import type { Language } from '../../../../../game/language.ts'
import { photoText } from '../../text/photo/index.ts'
import { Icon } from '../../ui/Icon.tsx'
import { kept, keyed, MOST_ZOOM, panned, type Size, type View, zoomed } from './crop.ts'
import { drawAround, WINDOW } from './drawPhoto.ts'
import type { OpenPhoto } from './openPhoto.ts'

/** Width of the preview, px; its height is three quarters. */
const PREVIEW = 1000
const LIGHTER = 0.15
const LIGHTS = { least: 0.55, most: 1.75 } as const

interface Props {
  readonly photo: OpenPhoto
  readonly view: View
  readonly light: number
  readonly language: Language
  readonly onView: (view: View) => void
  readonly onLight: (light: number) => void
  readonly onTurn: () => void
  readonly onCancel: () => void
  readonly onNext: () => void
}

/** Which part of the photo is used: moved and zoomed by fingers, mouse wheel and keys; its brightness; the way up. */
export function CropStep(props: Props) {
  const { view, light, language, onView, onLight, onTurn, onCancel, onNext } = props
  const text = photoText[language]
  const size = sizeOf(props.photo)
  const lit = (by: number) =>
    onLight(Math.min(LIGHTS.most, Math.max(LIGHTS.least, Math.round((light + by) * 100) / 100)))
  return (
    <>
      <header className="top">
        <button type="button" className="icon-button" aria-label={text.cancel} onClick={onCancel}>
          <Icon name="x" />
        </button>
        <p className="grow form-head">{text.cropTitle}</p>
        <button type="button" className="icon-button" aria-label={text.rotate} onClick={onTurn}>
          <Icon name="redo" />
        </button>
      </header>
      <div className="mid">
        <Window {...props} size={size} />
      </div>
      <div className="bot">
        <label className="row nowrap">
          <Icon name="small" />
          <input
            type="range"
            className="grow tall"
            min={1}
            max={MOST_ZOOM}
            step={0.1}
            value={view.zoom}
            aria-label={text.zoom}
            onChange={({ target }) => onView(kept(size, { ...view, zoom: Number(target.value) }))}
          />
          <Icon name="big" />
        </label>
        <div className="row">
          <button type="button" className="chip" onClick={() => lit(LIGHTER)}>
            {text.lighter}
          </button>
          <button type="button" className="chip" onClick={() => lit(-LIGHTER)}>
            {text.darker}
          </button>
          <span className="small-text" role="status">
            {light === 1 ? '' : text.light(Math.round(light * 100))}
          </span>
        </div>
        <button type="button" className="button main big fullw" onClick={onNext}>
          {text.next}
        </button>
      </div>
    </>
  )
}

const sizeOf = ({ canvas }: OpenPhoto): Size => ({ width: canvas.width, height: canvas.height })

function Window({ photo, view, light, language, onView, size }: Props & { readonly size: Size }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drag = useFingers(size, view, onView)
  useEffect(() => {
    if (canvas.current) drawAround(canvas.current, photo, { view, light, covers: [] })
  }, [photo, view, light])
  return (
    <div className="cropwrap" {...drag}>
      <canvas ref={canvas} width={PREVIEW} height={PREVIEW * 0.75} />
      <button
        type="button"
        className="win"
        aria-label={photoText[language].window}
        style={{
          left: `${WINDOW.left * 100}%`,
          width: `${WINDOW.width * 100}%`,
          top: `${WINDOW.top * 100}%`,
          height: `${WINDOW.height * 100}%`,
        }}
        onKeyDown={(event) => {
          const next = keyed(size, view, event.key)
          if (!next) return
          event.preventDefault()
          onView(next)
        }}
      />
    </div>
  )
}

/** One finger moves the photo below the window, two zoom it; so does the wheel. */
function useFingers(size: Size, view: View, onView: (view: View) => void) {
  const fingers = useRef(new Map<number, { x: number; y: number }>())
  const apart = () => {
    const [a, b] = [...fingers.current.values()]
    return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : undefined
  }
  const end = (event: PointerEvent) => void fingers.current.delete(event.pointerId)
  return {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      event.currentTarget.setPointerCapture?.(event.pointerId)
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const last = fingers.current.get(event.pointerId)
      if (!last) return
      const [before, width] = [apart(), event.currentTarget.clientWidth * WINDOW.width || 1]
      fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
      const now = apart()
      // Two fingers move it half each.
      const share = before === undefined ? 1 : 0.5
      const [dx, dy] = [((last.x - event.clientX) / width) * share, ((last.y - event.clientY) / (width / 1.6)) * share]
      const moved = panned(size, view, { x: dx, y: dy })
      onView(before !== undefined && now !== undefined ? zoomed(size, moved, now / Math.max(1, before)) : moved)
    },
    onPointerUp: end,
    onPointerCancel: end,
    onWheel: (event: React.WheelEvent) => onView(zoomed(size, view, event.deltaY < 0 ? 1.1 : 1 / 1.1)),
  }
}
