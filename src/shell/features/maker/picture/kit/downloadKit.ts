/** Downloads the whole picture kit to this device, so that every picture is found without a network. The worker answers from the same cache. */
import { type KitData, loadKitData, loadKitIndex, spriteUrl } from '../../../../../content/kit/index.ts'

/** The worker's cache of the kit (`tools/build/worker.ts`). */
const CACHE = 'picture-kit'
/** So many files are asked for at a time. */
const AT_ONCE = 4

/** About how large the whole kit is; a test weighs it. */
export const KIT_MEGABYTES = 12

/** Whether this browser can store files: over plain http it cannot. */
export const canDownloadKit = (): boolean => typeof caches !== 'undefined'

/** All files of the kit, with the lists. Rejects where the lists cannot be loaded. */
async function kitFiles(): Promise<string[]> {
  const index = await loadKitIndex()
  const { places, sprites } = await loadKitData(index.sprites.map(({ name }) => name))
  return filesOf(places, sprites)
}

/** The files that lists name: all drawings in all poses, all places and weathers. */
export function filesOf(places: KitData['places'], sprites: KitData['sprites']): string[] {
  const lists = ['index', 'people', 'animals', 'things', 'places'].map((name) => `lists/${name}.json`)
  const drawings = [...sprites.values()].flatMap((sprite) => [
    sprite.file,
    ...Object.values(sprite.poses ?? {}).map(({ file }) => file),
  ])
  const lands = places.places.flatMap(({ files }) => Object.values(files))
  const weathers = Object.values(places.weather)
    .flatMap((times) => Object.values(times))
    .flatMap(({ back, front }) => [back, front.file])
  return [...new Set([...lists, ...drawings, ...lands, ...weathers])]
}

/** How much of the kit is on this device, 0–1. Rejects where the lists cannot be loaded. */
export async function downloadedShare(): Promise<number> {
  const [files, here] = [await kitFiles(), await downloadedUrls()]
  return files.filter((file) => here.has(absolute(file))).length / files.length
}

const absolute = (file: string) => new URL(spriteUrl(file), window.location.href).href

async function downloadedUrls(): Promise<Set<string>> {
  const store = await caches.open(CACHE)
  return new Set((await store.keys()).map(({ url }) => url))
}

/** Fetches what is not here yet, and says how much there is, 0–1. Rejects at the first file that does not come; what has come stays. */
export async function downloadKit(onShare: (share: number) => void, signal: AbortSignal): Promise<void> {
  const [files, here] = [await kitFiles(), await downloadedUrls()]
  const store = await caches.open(CACHE)
  const missing = files.filter((file) => !here.has(absolute(file)))
  let count = files.length - missing.length
  const next = missing.values()
  const work = async () => {
    for (const file of next) {
      signal.throwIfAborted()
      const url = spriteUrl(file)
      const answer = await fetch(url, { signal })
      if (!answer.ok) throw new Error(`The file ${file} of the picture kit did not come (${answer.status})`)
      // The worker may have stored it as it passed.
      if (!(await store.match(url))) await store.put(url, answer)
      count += 1
      onShare(count / files.length)
    }
  }
  onShare(count / files.length)
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Frees the space; what is looked at comes back by itself. */
export async function removeKit(): Promise<void> {
  await caches.delete(CACHE)
}
