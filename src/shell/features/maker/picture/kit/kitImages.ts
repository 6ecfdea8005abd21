import { spriteUrl } from '../../../../../content/kit/index.ts'

/** So many decoded files are held; older ones are decoded again from the browser's cache. */
const MOST = 64
const held = new Map<string, Promise<ImageBitmap>>()

/** A decoded file of the kit. Rejects where it cannot be loaded; the next call tries again. */
export function kitImage(file: string): Promise<ImageBitmap> {
  const known = held.get(file)
  if (known) {
    // The last one used is the last one dropped.
    held.delete(file)
    held.set(file, known)
    return known
  }
  const made = fetchImage(file)
  made.catch(() => held.delete(file))
  held.set(file, made)
  const [oldest] = held.keys()
  if (held.size > MOST && oldest !== undefined) held.delete(oldest)
  return made
}

async function fetchImage(file: string): Promise<ImageBitmap> {
  const answer = await fetch(spriteUrl(file))
  if (!answer.ok) throw new Error(`The picture ${file} of the kit could not be loaded (${answer.status})`)
  return createImageBitmap(await answer.blob())
}
