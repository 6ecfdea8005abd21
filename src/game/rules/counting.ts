import type { Local } from '../language.ts'

/** The spoken numbers: those that SPEC section 7 lists, 1 to 10, and the two more that “How many?” asks for. */
const MOST = 12

/** The sound of a spoken number; `undefined` above twelve. */
export function countSound(n: number): Local | undefined {
  if (!Number.isInteger(n) || n < 1 || n > MOST) return undefined
  return { en: `/audio/count/en/${n}.mp3`, id: `/audio/count/id/${n}.mp3` }
}

/** What a place says that is only known by its number: `{says}` with the number, or nothing above twelve. */
export function saidNumber(n: number): { readonly says?: readonly Local[] } {
  const sound = countSound(n)
  return sound ? { says: [sound] } : {}
}

/** The name of an effect from its path in the content: `/audio/effect/lantern.mp3` is `lantern`. */
export function effectName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
