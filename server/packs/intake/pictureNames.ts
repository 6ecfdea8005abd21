import { typeOfName } from '../../../src/content/pack/index.ts'

/** Parts of the background and later frames, which are AVIF only. */
const AVIF_ONLY = /-(?:frames|ground)\.avif$/
/** What is cut into pieces by numbers that stand in art.json. */
const SPRITES = /-(?:sprites|look-[\w-]+)(?:@2x)?\.[a-z]+$|-(?:frames|ground)\.avif$/
const isPicture = (name: string): boolean => typeOfName(name)?.startsWith('image/') ?? false

/** A name without its ending. */
export const stemOf = (name: string): string => name.replace(/\.[a-z0-9]+$/, '')

/** Whether a picture is a sheet of pieces. */
export const isSprite = (name: string): boolean => SPRITES.test(name)

/** Whether a picture stays AVIF: parts of the background and later frames have no other format. */
export const staysAvif = (name: string): boolean => AVIF_ONLY.test(name)

/**
 * What each picture of a pack is called once it is re-encoded: WebP, all of them, but for parts of the background and later frames. An AVIF beside a WebP of the same
 * picture becomes that WebP, from which it is made again.
 */
export function newNames(names: Iterable<string>): Map<string, string> {
  const pictures = [...names].filter(isPicture)
  const taken = new Set(pictures.filter((name) => name.endsWith('.webp') || staysAvif(name)))
  const renamed = new Map<string, string>()
  for (const name of pictures) {
    const wanted = `${stemOf(name)}.webp`
    if (staysAvif(name)) renamed.set(name, name)
    else if (name.endsWith('.webp') || (name.endsWith('.avif') && taken.has(wanted))) renamed.set(name, wanted)
    else {
      const free = taken.has(wanted) ? freeName(name, taken) : wanted
      taken.add(free)
      renamed.set(name, free)
    }
  }
  return renamed
}

/** `media/p01.png` beside another `media/p01.webp`. */
function freeName(name: string, taken: ReadonlySet<string>): string {
  const ending = name.slice(stemOf(name).length + 1)
  for (let count = 1; ; count += 1) {
    const tried = `${stemOf(name)}-${ending}${count === 1 ? '' : String(count)}.webp`
    if (!taken.has(tried)) return tried
  }
}
