/** What makes a canvas fit to be used again. */
export interface CanvasSize {
  readonly width: number
  readonly height: number
  /** It has no see-through pixels. */
  readonly isOpaque: boolean
}

interface Pooled extends CanvasSize {
  readonly canvas: WeakRef<HTMLCanvasElement>
}

/** Smaller ones are made in no time, px. */
const WORTH_KEEPING = 100_000
/** As many as a page needs: its layers, and the background under one. */
const MOST = 3

const spares: Pooled[] = []

/**
 * What draws on a canvas of that size with nothing on it; on one that another page has left, where there is one. Several as large as the stage for
 * each page again, and the browser tidies up its memory at every second turn, in the middle of it.
 */
export function takeCanvas(size: CanvasSize): CanvasRenderingContext2D {
  const spare = pooledCanvas(size)
  if (spare === undefined) return freshOf(size)
  spare.clearRect(0, 0, size.width, size.height)
  return spare
}

/** Gives back what `takeCanvas` gave, in the state it was in, when nothing shows it any more. It stays pooled while the browser has enough memory. */
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
