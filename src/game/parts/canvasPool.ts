/** Canvases are reusable if these match. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
  /** The context has no alpha channel. */
  readonly isOpaque: boolean
}

interface Pooled extends CanvasSize {
  readonly canvas: WeakRef<HTMLCanvasElement>
}

/** Smaller canvases are cheap to create, px. */
const WORTH_KEEPING = 100_000
/** How many canvases are pooled: a page needs its two layers and a background sheet. */
const MOST = 3

const spares: Pooled[] = []

/**
 * The context of a cleared canvas of that size, reused from an earlier page if possible. New stage-sized canvases for each page made the browser
 * collect garbage in the middle of every second page turn.
 */
export function takeCanvas(size: CanvasSize): CanvasRenderingContext2D {
  const spare = pooledCanvas(size)
  if (spare === undefined) return freshOf(size)
  spare.clearRect(0, 0, size.width, size.height)
  return spare
}

/** Returns a canvas from `takeCanvas` to the pool once nothing shows it; its context settings must be restored. The pool holds it weakly. */
export function giveCanvas({ canvas }: CanvasRenderingContext2D, isOpaque: boolean): void {
  const { width, height } = canvas
  if (width * height < WORTH_KEEPING) return
  spares.push({ width, height, isOpaque, canvas: new WeakRef(canvas) })
  if (spares.length > MOST) spares.shift()
}

function pooledCanvas({ width, height, isOpaque }: CanvasSize): CanvasRenderingContext2D | undefined {
  const isFit = (spare: Pooled) => spare.width === width && spare.height === height && spare.isOpaque === isOpaque
  for (let index = spares.findIndex(isFit); index >= 0; index = spares.findIndex(isFit)) {
    const context = spares.splice(index, 1)[0]?.canvas.deref()?.getContext('2d')
    if (context) return context
  }
  return undefined
}

function freshOf({ width, height, isOpaque }: CanvasSize): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { alpha: !isOpaque })
  if (context === null) throw new Error('no 2d context for a painted part')
  return context
}
