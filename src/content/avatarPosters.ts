import type { Box } from '../game/targets.ts'

/** Where a look's part lies over a still (percent of it), and the file word of each look that differs from the default one. */
interface AvatarPoster {
  readonly words: Readonly<Record<string, string>>
  readonly still: Box
}

/** By the poster's path: `/img/books/book3/page-01.webp`. */
export type AvatarPosters = Readonly<Record<string, AvatarPoster>>

/** A part of a still in the reader's look, and where it lies over it, percent of it. */
export interface PosterPatch {
  readonly src: string
  readonly box: Box
}

let loading: Promise<AvatarPosters> | undefined

/** Which stills have parts that differ with the look; one lazy chunk, as `npm run art` leaves it. Rejects where it cannot be loaded. */
export function loadAvatarPosters(): Promise<AvatarPosters> {
  // Written by our own tool and checked by the content check.
  loading ??= import('./generated/art/lookStills.json').then((module) => module.default as AvatarPosters)
  loading.catch(() => (loading = undefined))
  return loading
}

/** What to lay over a still for a look; nothing where the poster shows it as it is. */
export function patchOf(posters: AvatarPosters, poster: string, variant: string): PosterPatch | undefined {
  const word = posters[poster]?.words[variant]
  const box = posters[poster]?.still
  if (word === undefined || box === undefined) return undefined
  return { src: `${poster.replace(/\.webp$/, '')}-still-${word}.webp`, box }
}
