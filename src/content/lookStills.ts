import type { Box } from '../game/targets.ts'

/** Where a look's part lies over a still (percent of it), and the file word of each look that differs from the default one. */
export interface LookStill {
  readonly words: Readonly<Record<string, string>>
  readonly still: Box
}

/** By the still's path: `/img/books/book3/page-01.webp`. */
export type LookStills = Readonly<Record<string, LookStill>>

/** A part of a still in the reader's look, and where it lies over it, percent of it. */
export interface StillPatch {
  readonly src: string
  readonly box: Box
}

let loading: Promise<LookStills> | undefined

/** Which stills have parts that differ with the look; one lazy chunk, as `npm run art` leaves it. Rejects where it cannot be loaded. */
export function loadLookStills(): Promise<LookStills> {
  // Written by our own tool and checked by the content check.
  loading ??= import('./generated/art/lookStills.json').then((module) => module.default as LookStills)
  loading.catch(() => (loading = undefined))
  return loading
}

/** What to lay over a still for a look; nothing where the still shows it as it is. */
export function patchOf(stills: LookStills, still: string, look: string): StillPatch | undefined {
  const word = stills[still]?.words[look]
  const box = stills[still]?.still
  if (word === undefined || box === undefined) return undefined
  return { src: `${still.replace(/\.webp$/, '')}-still-${word}.webp`, box }
}
