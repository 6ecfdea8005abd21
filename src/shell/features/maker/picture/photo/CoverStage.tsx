import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../../game/language.ts'
import { photoText } from '../../text/photo/index.ts'
import { type Cover, drawPhoto, type PhotoUse } from './drawPhoto.ts'
import type { OpenPhoto } from './openPhoto.ts'

/** A flower's size before anybody has changed it, a share of the picture's width. */
const USUAL_RADIUS = 0.06

interface Props {
  readonly photo: OpenPhoto
  readonly use: PhotoUse
  readonly language: Language
  readonly isCovering: boolean
  readonly onCovers: (covers: readonly Cover[]) => void
}

/** The photo as it will be stored. While faces are covered, a tap puts a flower down; by keyboard arrows move one, and Enter puts it down. */
export function CoverStage({ photo, use, language, isCovering, onCovers }: Props) {
  const text = photoText[language]
  const canvas = useRef<HTMLCanvasElement>(null)
  const [mark, setMark] = useState<Cover>({ x: 0.5, y: 0.5, r: USUAL_RADIUS })
  useEffect(() => {
    if (canvas.current) drawPhoto(canvas.current, photo, use)
  }, [photo, use])
  const put = (x: number, y: number, r: number) => onCovers([...use.covers, { x, y, r }])
  const onKeyDown = (event: KeyboardEvent) => {
    const next = keyed(mark, event.key)
    if (event.key === 'Enter' || event.key === ' ') put(mark.x, mark.y, mark.r)
    else if (next) setMark(next)
    else return
    event.preventDefault()
  }
  if (!isCovering)
    return (
      <div className="stage">
        <canvas ref={canvas} width={1280} height={800} className="background" />
      </div>
    )
  return (
    <button
      type="button"
      className="stage covering"
      aria-label={text.coverStage}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        const box = event.currentTarget.getBoundingClientRect()
        const last = use.covers.at(-1)?.r ?? USUAL_RADIUS
        put((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height, last)
      }}
    >
      <canvas ref={canvas} width={1280} height={800} className="background" />
      <span
        className="cover-mark"
        aria-hidden="true"
        style={{ left: `${mark.x * 100}%`, top: `${mark.y * 100}%`, width: `${mark.r * 200}%` }}
      />
    </button>
  )
}

function keyed(mark: Cover, key: string): Cover | undefined {
  const step = 0.02
  const inside = (value: number) => Math.min(1, Math.max(0, value))
  switch (key) {
    case 'ArrowLeft':
      return { ...mark, x: inside(mark.x - step) }
    case 'ArrowRight':
      return { ...mark, x: inside(mark.x + step) }
    case 'ArrowUp':
      return { ...mark, y: inside(mark.y - step) }
    case 'ArrowDown':
      return { ...mark, y: inside(mark.y + step) }
    case '+':
    case '=':
      return { ...mark, r: Math.min(0.3, mark.r * 1.15) }
    case '-':
      return { ...mark, r: Math.max(0.015, mark.r / 1.15) }
    default:
      return undefined
  }
}
