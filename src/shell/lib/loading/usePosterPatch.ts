import { useEffect, useState } from 'react'
import { DEFAULT_VARIANT, variantKey, AVATAR_BOOK } from '../../../content/avatarVariant.ts'
import { loadAvatarPosters, type AvatarPosters, patchOf, type PosterPatch } from '../../../content/avatarPosters.ts'
import { useAvatarVariant } from '../account/avatarVariant.ts'
import { mediaUrl } from '../../../game/media.ts'

const NONE: AvatarPosters = {}
/** Cached across pages, so that only the first picture waits. */
let known: AvatarPosters | undefined

/** Posters of other books have no variants. */
const mayDiffer = (poster: string): boolean => poster.startsWith(`/img/books/book${AVATAR_BOOK}/`)

/**
 * The patch that shows book 3's child in the reader's avatar variant over a poster: a patch, nothing, or `wait` until the variant is known (the
 * picture stays hidden meanwhile, so that nobody sees another child first).
 */
export function usePosterPatch(poster: string): PosterPatch | 'wait' | undefined {
  const variant = variantKey(useAvatarVariant())
  const isPlain = !mayDiffer(poster) || variant === variantKey(DEFAULT_VARIANT)
  const [posters, setPosters] = useState(known)
  useEffect(() => {
    if (isPlain || posters) return undefined
    let isLeft = false
    const take = (loaded: AvatarPosters) => {
      if (!isLeft) setPosters(loaded)
    }
    loadAvatarPosters().then(
      (loaded) => take((known = loaded)),
      // The default child is better than none.
      () => take(NONE),
    )
    return () => {
      isLeft = true
    }
  }, [isPlain, posters])
  if (isPlain) return undefined
  return posters ? patchOf(posters, poster, variant) : 'wait'
}

/** Prefetches the patch of a poster that may be shown next. */
export async function fetchPosterPatch(poster: string, variant: string): Promise<void> {
  if (!mayDiffer(poster) || variant === variantKey(DEFAULT_VARIANT)) return
  const patch = patchOf(await loadAvatarPosters(), poster, variant)
  if (!patch) return
  const image = new Image()
  image.src = mediaUrl(patch.src)
  await image.decode()
}
