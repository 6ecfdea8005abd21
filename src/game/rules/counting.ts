import type { Local } from '../language.ts'

/** The spoken numbers that SPEC section 7 lists among the static sounds: 1 to 10. */
const MOST = 10

/** The sound of a spoken number; `undefined` above ten. */
export function countSound(n: number): Local | undefined {
  if (!Number.isInteger(n) || n < 1 || n > MOST) return undefined
  return { en: `/audio/count/en/${n}.mp3`, id: `/audio/count/id/${n}.mp3` }
}

/** The name of an effect from its path in the content: `/audio/effect/lantern.mp3` is `lantern`. */
export function effectName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1).replace(/\.\w+$/, '')
}
