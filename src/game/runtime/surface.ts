/** How long to wait for a lost graphics context, ms; most return within a second. */
const PATIENCE_MS = 4000

/** Called when a drawing surface is lost or restored. */
export interface SurfaceListener {
  /** Lost for now: nothing is visible, so everything pauses. */
  gone(): void
  /** Restored, with its content. */
  back(): void
  /** Lost for good. */
  lost(): void
}

/**
 * Watches the graphics context of a canvas. Phaser (4.2.1) asks the browser to restore it and then recreates its textures; a device that is short of
 * memory may never restore it. Never calls back for a 2d canvas.
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
