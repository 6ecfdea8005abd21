/** A graphics driver that has given up is waited for so long, ms; most come back within one. */
const PATIENCE_MS = 4000

/** What happens to a drawing surface. */
export interface SurfaceListener {
  /** It is gone for now: nothing can be seen, so nothing is to go on. */
  gone(): void
  /** It is back, with everything on it. */
  back(): void
  /** It will not come back. */
  lost(): void
}

/**
 * Watches the graphics context of a canvas. Phaser (4.2.1) asks the browser to give it back, and then makes its textures again by itself; a
 * device that is short of memory may never give it. Never calls back for a 2d canvas.
 */
export function watchSurface(canvas: HTMLCanvasElement, { gone, back, lost }: SurfaceListener): void {
  let patience: ReturnType<typeof setTimeout> | undefined
  canvas.addEventListener('webglcontextlost', () => {
    clearTimeout(patience)
    patience = setTimeout(lost, PATIENCE_MS)
    gone()
  })
  canvas.addEventListener('webglcontextrestored', () => {
    clearTimeout(patience)
    back()
  })
}
