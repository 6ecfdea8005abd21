/** The most unused canvases: one page is turned to while another is left. */
const MOST = 2

const spares: HTMLCanvasElement[] = []

/**
 * A canvas that fills its parent and shows a bitmap, whose pixels it takes. `undefined` if the browser cannot. Reused: a canvas that nobody needs
 * holds its pixels, and the compositor's copy of them, until the garbage is collected (Chromium 156).
 */
export function showBitmap(bitmap: ImageBitmap): HTMLCanvasElement | undefined {
  const canvas = spares.pop() ?? document.createElement('canvas')
  // Not `2d`: without a GPU, the browser copies the pixels of such a canvas in every frame.
  const context = canvas.getContext('bitmaprenderer', { alpha: false })
  if (!context) {
    bitmap.close()
    return undefined
  }
  const { width, height } = bitmap
  if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height })
  canvas.style.cssText = 'display:block;width:100%;height:100%;border-radius:inherit'
  context.transferFromImageBitmap(bitmap)
  return canvas
}

/** Takes a canvas out of the document, for another picture. */
export function giveBack(canvas: HTMLCanvasElement): void {
  canvas.remove()
  if (spares.length < MOST) spares.push(canvas)
}
