import { clsx } from 'clsx'
import { type CSSProperties, memo, useEffect, useMemo, useRef, useState } from 'react'
import { type Composition, drawPlaced, type KitData, layoutOf, PICTURE } from '../../../../../content/kit/index.ts'
import type { Item } from '../compose/items.ts'
import { hiddenCanvas } from '../kit/canvas.ts'
import { kitImage } from '../kit/kitImages.ts'

/** What of a picture says in what light its things stand. */
export type Light = Omit<Composition, 'items'>

interface Props {
  readonly name: string
  readonly item: Item
  readonly light: Light
  readonly sprites: KitData['sprites']
  /** Pixels of the screen for a stage unit. */
  readonly scale: number
  /** What a screen reader calls it; undefined where the picture is only looked at. */
  readonly label: string | undefined
  readonly isChosen: boolean
  readonly isFresh: boolean
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** One thing of the picture: drawn once on a canvas of its own, moved, turned and flipped by CSS. */
export const StageItem = memo(function StageItem(props: Props) {
  const { name, item, light, sprites, scale, label, isChosen, isFresh } = props
  const placed = useMemo(() => layoutOf({ ...light, items: [item] }, sprites)[0], [light, item, sprites])
  if (!placed) return null
  const { drawing } = placed
  const [x, y] = [
    (item.x * PICTURE.width - drawing.feet.x) / PICTURE.width,
    (item.y * PICTURE.height - drawing.feet.y) / PICTURE.height,
  ]
  const style: CSSProperties & { '--size': number } = {
    '--size': item.size,
    width: percent(drawing.box.w, PICTURE.width),
    height: percent(drawing.box.h, PICTURE.height),
    transformOrigin: `${percent(drawing.feet.x, drawing.box.w)} ${percent(drawing.feet.y, drawing.box.h)}`,
    // The box has the size of the drawing; the transform alone moves and resizes it, so that nothing is laid out while a finger drags.
    transform: `translate(${x * 100}cqw, ${y * 100}cqh) rotate(${item.turn}deg) scale(${item.flip ? -item.size : item.size}, ${item.size})`,
  }
  const canvas = <Drawn placed={placed} scale={scale} />
  const className = clsx('sprite', isFresh && 'fresh')
  if (label === undefined)
    return (
      <span className={className} style={style}>
        {canvas}
      </span>
    )
  return (
    <button
      type="button"
      className={className}
      style={style}
      data-name={name}
      aria-label={label}
      aria-pressed={isChosen}
    >
      {canvas}
    </button>
  )
})

/** Steps of sharpness: a thing that grows is drawn again only a few times. */
const SHARPER = 1.35
const stepOf = (scale: number) => SHARPER ** Math.ceil(Math.log(scale) / Math.log(SHARPER) - 0.01)

function Drawn({ placed, scale }: { readonly placed: ReturnType<typeof layoutOf>[number]; readonly scale: number }) {
  const ref = useRef<HTMLCanvasElement>(null)
  const [isDrawn, setDrawn] = useState(false)
  const { drawing, frame, item } = placed
  const tint = placed.tint.join()
  const px = Math.min(drawing.px / drawing.unit, stepOf(scale * item.size))
  const [width, height] = [Math.ceil(drawing.box.w * px), Math.ceil(drawing.box.h * px)]
  useEffect(() => {
    let isOver = false
    kitImage(drawing.file).then(
      (sheet) => {
        const canvas = ref.current
        if (isOver || !canvas) return
        canvas.width = width
        canvas.height = height
        // A press asks where the drawing has colour.
        const context = canvas.getContext('2d', { willReadFrequently: true })
        if (!context) return
        context.imageSmoothingQuality = 'high'
        const alone = { ...placed, item: { ...item, size: 1 }, w: drawing.box.w, h: drawing.box.h }
        drawPlaced({ context, another: hiddenCanvas }, alone, sheet, px)
        setDrawn(true)
      },
      () => undefined,
    )
    return () => {
      isOver = true
    }
    // Where it stands, `placed` has it too, does not change how it looks.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [drawing, frame, tint, px, width, height])
  const origin = `${percent(drawing.feet.x, drawing.box.w)} ${percent(drawing.feet.y, drawing.box.h)}`
  return <canvas ref={ref} className={clsx(!isDrawn && 'loading')} style={{ transformOrigin: origin }} />
}
