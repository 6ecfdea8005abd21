import { useEffect, useState } from 'react'
import { DEFAULT_LOOK, lookKey, LOOKED_BOOK } from '../../content/look.ts'
import { loadLookStills, type LookStills, patchOf, type StillPatch } from '../../content/lookStills.ts'
import { useChildLook } from './look.ts'
import { mediaUrl } from '../../game/media.ts'

const NONE: LookStills = {}
/** Kept from page to page, so that only the first picture waits. */
let known: LookStills | undefined

/** Stills of other books never differ. */
const mayDiffer = (still: string): boolean => still.startsWith(`/img/books/book${LOOKED_BOOK}/`)

/**
 * What lies over a still so that it shows book 3's child in the reader's look: a patch, nothing, or `wait` while that is not known yet
 * (the picture is held back meanwhile: nobody is to see another child first).
 */
export function useStillPatch(still: string): StillPatch | 'wait' | undefined {
  const look = lookKey(useChildLook())
  const isPlain = !mayDiffer(still) || look === lookKey(DEFAULT_LOOK)
  const [stills, setStills] = useState(known)
  useEffect(() => {
    if (isPlain || stills) return undefined
    let isLeft = false
    const take = (loaded: LookStills) => {
      if (!isLeft) setStills(loaded)
    }
    loadLookStills().then(
      (loaded) => take((known = loaded)),
      // The default child is better than none.
      () => take(NONE),
    )
    return () => {
      isLeft = true
    }
  }, [isPlain, stills])
  if (isPlain) return undefined
  return stills ? patchOf(stills, still, look) : 'wait'
}

/** The patch of a still that may be shown next, in the browser's store before it is needed. */
export async function fetchStillPatch(still: string, look: string): Promise<void> {
  if (!mayDiffer(still) || look === lookKey(DEFAULT_LOOK)) return
  const patch = patchOf(await loadLookStills(), still, look)
  if (!patch) return
  const image = new Image()
  image.src = mediaUrl(patch.src)
  await image.decode()
}
