/** Small pictures of pages: for the page strip, and the covers on the shelf. */
import { compositionSteps, landOf, layoutOf, loadKitData, PICTURE } from '../../../../content/kit/index.ts'
import { whenIdle } from '../../../lib/loading/whenIdle.ts'
import type { DraftPage } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { hiddenCanvas, writtenCanvas } from './kit/canvas.ts'
import { kitImage } from './kit/kitImages.ts'

/** So many small pictures are held, the last ones asked for. */
const MOST = 160
/** So long a small picture is drawn at once where it is not awaited, ms: a key that is pressed meanwhile does not wait longer. */
const SLICE_MS = 6
const held = new Map<string, Promise<Blob>>()

type Pictured = Pick<DraftPage, 'picture' | 'photo'>

/** How a picture is wanted: `width` px wide; `isAwaited` at once, else when nothing else is to be done. */
interface Wanted {
  readonly width?: number
  readonly isAwaited?: boolean
}

/**
 * A page's picture, 16 : 10. The same picture is drawn once. A photo that is on another device leaves its place empty. Rejects where the kit cannot be
 * loaded; the next call tries again.
 */
export function pagePicture(
  page: Pictured,
  media: Pick<DraftMedia, 'get'>,
  { width = 320, isAwaited = false }: Wanted = {},
): Promise<Blob> {
  const key = `${width} ${JSON.stringify(page.picture)} ${page.photo?.media ?? ''}`
  const known = held.get(key)
  if (known) {
    held.delete(key)
    held.set(key, known)
    return known
  }
  const made = drawn(page, media, { width, isAwaited })
  made.catch(() => held.delete(key))
  held.set(key, made)
  const [oldest] = held.keys()
  if (held.size > MOST && oldest !== undefined) held.delete(oldest)
  return made
}

async function drawn(
  { picture, photo }: Pictured,
  media: Pick<DraftMedia, 'get'>,
  { width, isAwaited }: Required<Wanted>,
): Promise<Blob> {
  const scale = width / PICTURE.width
  const kit = await loadKitData(picture.items.map(({ sprite }) => sprite))
  const { back, front } = landOf(picture, kit.places)
  const files = [...back, ...front, ...layoutOf(picture, kit.sprites).map(({ drawing }) => drawing)]
  const images = new Map<string, ImageBitmap>(
    await Promise.all(
      [...new Set(files.map(({ file }) => file))].map(async (file) => [file, await kitImage(file)] as const),
    ),
  )
  const own = picture.photo && photo ? await media.get(photo.media) : undefined
  if (picture.photo && own) images.set(picture.photo.file, await createImageBitmap(own))
  // What a finger or a key does meanwhile comes first.
  if (!isAwaited) await new Promise<void>((resolve) => whenIdle(resolve))
  const context = hiddenCanvas(width, width * (PICTURE.height / PICTURE.width))
  context.fillStyle = '#efe4d0'
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
  let from = performance.now()
  for (const _ of compositionSteps({ context, another: hiddenCanvas }, picture, { kit, images, scale })) {
    if (isAwaited || performance.now() - from < SLICE_MS) continue
    // oxlint-disable-next-line no-await-in-loop -- a part after the other, on purpose
    await new Promise((resolve) => setTimeout(resolve))
    from = performance.now()
  }
  return writtenCanvas(context.canvas, 0.8)
}
