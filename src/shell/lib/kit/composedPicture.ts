import {
  type Composition,
  loadKitData,
  type Pixels,
  type RenderedPicture,
  renderPicture,
  spriteUrl,
} from '../../../content/kit/index.ts'

/** A composed picture as the files of a drawn page, by what follows their stem: `.webp` (the poster), `-back.webp`, `-sprites.webp`. */
export interface ComposedPicture {
  readonly files: ReadonlyMap<string, Blob>
  /** For art.json, or for the stage. */
  readonly sprites: RenderedPicture['sprites']
}

/**
 * Draws a composed picture on this device, as the service draws it when the book is shared: to be tried on the stage. Takes some seconds on a phone.
 * `photo` reads the photo's file. `isSharp`: in double size too (`-back@2x.webp`, `-sprites@2x.webp`), which dense screens ask for. Rejects where the
 * kit or the photo cannot be read.
 */
export async function composedPicture(
  composition: Composition,
  photo: (path: string) => Promise<Blob>,
  isSharp = false,
): Promise<ComposedPicture> {
  const kit = await loadKitData(composition.items.map(({ sprite }) => sprite))
  const { poster, back, sheet, sprites } = await renderPicture(composition, kit, async (file, from) =>
    pixelsOf(from === 'photo' ? await photo(file) : await fetched(file)),
  )
  const files = new Map([
    ['.webp', await blobOf(poster, 1)],
    ['-back.webp', await blobOf(back, 2)],
  ])
  if (sheet) files.set('-sprites.webp', await blobOf(sheet, 2))
  if (isSharp) files.set('-back@2x.webp', await blobOf(back, 1))
  if (isSharp && sheet) files.set('-sprites@2x.webp', await blobOf(sheet, 1))
  return { files, sprites }
}

async function fetched(file: string): Promise<Blob> {
  const answer = await fetch(spriteUrl(file))
  if (!answer.ok) throw new Error(`The picture ${file} of the kit could not be loaded (${answer.status})`)
  return answer.blob()
}

function contextOf(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('This browser draws no pictures.')
  return context
}

async function pixelsOf(blob: Blob): Promise<Pixels> {
  const bitmap = await createImageBitmap(blob)
  const context = contextOf(bitmap.width, bitmap.height)
  context.drawImage(bitmap, 0, 0)
  bitmap.close()
  return context.getImageData(0, 0, context.canvas.width, context.canvas.height)
}

/** Made so many times smaller. Browsers that write no WebP write PNG, which the stage shows as well. */
async function blobOf({ data, width, height }: Pixels, times: number): Promise<Blob> {
  const whole = contextOf(width, height)
  whole.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0)
  const small = contextOf(width / times, height / times)
  small.imageSmoothingQuality = 'high'
  small.drawImage(whole.canvas, 0, 0, width / times, height / times)
  return new Promise((resolve, reject) =>
    small.canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be written.'))),
      'image/webp',
      0.9,
    ),
  )
}
