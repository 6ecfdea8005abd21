import { useEffect, useRef, useState } from 'react'
import { drawPlaced, type KitSprite, layoutOf } from '../../../../../content/kit/index.ts'
import { hiddenCanvas } from '../kit/canvas.ts'
import { kitImage } from '../kit/kitImages.ts'

interface Props {
  /** Undefined while its part of the kit is loading: a grey field. */
  readonly sprite: KitSprite | undefined
  readonly pose?: string | undefined
  readonly feeling?: string | undefined
  /** Only the face: the part of the drawing that feelings change. */
  readonly isFace?: boolean
  /** CSS px. */
  readonly width: number
  readonly height: number
}

/** A sprite of the kit, small. Drawn when it comes into view. */
export function KitPicture({ sprite, pose, feeling, isFace = false, width, height }: Props) {
  const ref = useRef<HTMLCanvasElement>(null)
  const isSeen = useSeen(ref)
  const [isDrawn, setDrawn] = useState(false)
  useEffect(() => {
    if (!isSeen || !sprite) return undefined
    let isOver = false
    const item = { sprite: sprite.name, x: 0, y: 0, size: 1, turn: 0, flip: false, pose, feeling }
    const alone = { place: 'none', time: 'day', weather: 'clear', items: [item] } as const
    const [placed] = layoutOf({ ...alone, items: [item] }, new Map([[sprite.name, sprite]]))
    if (!placed) return undefined
    kitImage(placed.drawing.file).then(
      (sheet) => {
        const context = ref.current?.getContext('2d')
        if (isOver || !context) return
        const px = Math.min(2, window.devicePixelRatio || 1)
        context.canvas.width = width * px
        context.canvas.height = height * px
        context.imageSmoothingQuality = 'high'
        const { box } = placed.drawing
        const part = (isFace && faceOf(placed.drawing)) || { x: 0, y: 0, w: box.w, h: box.h }
        const scale = Math.min((width * px) / part.w, (height * px) / part.h, isFace ? 9 : 1.2 * px)
        const [left, top] = [(width * px - part.w * scale) / 2, (height * px - part.h * scale) / (isFace ? 2 : 1)]
        context.translate(left - part.x * scale, top - part.y * scale)
        drawPlaced({ context, another: hiddenCanvas }, placed, sheet, scale)
        setDrawn(true)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
  }, [isSeen, sprite, pose, feeling, isFace, width, height])
  return <canvas ref={ref} className={isDrawn ? 'kit-picture' : 'kit-picture skel'} style={{ width, height }} />
}

/** The part of a drawing that its feelings change, with what lies around it; stage units. */
function faceOf({
  frames,
  unit,
}: Pick<KitSprite, 'frames' | 'unit'>): { x: number; y: number; w: number; h: number } | undefined {
  const patches = Object.values(frames).flatMap((frame) => ('patches' in frame ? frame.patches : []))
  if (patches.length === 0) return undefined
  const left = Math.min(...patches.map(({ dx }) => dx)) * unit
  const top = Math.min(...patches.map(({ dy }) => dy)) * unit
  const right = Math.max(...patches.map(({ dx, w }) => dx + w)) * unit
  const bottom = Math.max(...patches.map(({ dy, h }) => dy + h)) * unit
  const side = Math.max(right - left, bottom - top) * 1.5
  return { x: (left + right - side) / 2, y: (top + bottom - side) / 2, w: side, h: side }
}

/** Whether an element is, or has been, in view. Where that cannot be watched it counts as seen. */
function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [isSeen, setSeen] = useState(typeof IntersectionObserver === 'undefined')
  useEffect(() => {
    const element = ref.current
    if (!element || isSeen) return undefined
    const seen = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
      },
      { rootMargin: '120px' },
    )
    seen.observe(element)
    return () => seen.disconnect()
  }, [ref, isSeen])
  return isSeen
}
