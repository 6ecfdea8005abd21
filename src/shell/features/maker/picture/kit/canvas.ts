/** A canvas that nobody sees yet. Throws where the browser draws no pictures. */
export function hiddenCanvas(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width))
  canvas.height = Math.max(1, Math.round(height))
  // Light is multiplied pixel by pixel.
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures.')
  return context
}

/** Writes a canvas as WebP, where the browser writes WebP; else as `otherwise`. Read the type of what comes. */
export async function writtenCanvas(
  canvas: HTMLCanvasElement,
  quality: number,
  otherwise: 'image/png' | 'image/jpeg' = 'image/png',
): Promise<Blob> {
  const webp = await written(canvas, 'image/webp', quality)
  // A browser that does not know a type writes PNG and does not say so.
  return webp.type === 'image/webp' ? webp : written(canvas, otherwise, quality)
}

const written = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      type,
      quality,
    ),
  )
