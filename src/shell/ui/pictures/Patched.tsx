import './patched.css'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { PosterPatch } from '../../../content/avatarPosters.ts'
import { usePosterPatch } from '../../lib/loading/usePosterPatch.ts'
import { mediaUrl } from '../../../game/media.ts'

interface Props {
  /** Path of the poster (WebP). */
  readonly still: string
  /** `fill`: the poster fills the frame, which has its shape; `cover`: it is cut to a narrower frame, as a book's cover is. */
  readonly fit: 'fill' | 'cover'
  /** Draws the poster itself; `onShown` when it has come, or when it never will. */
  readonly children: (onShown: () => void) => ReactNode
}

/**
 * A poster with book 3's child in the reader's avatar variant: a patch covers the part that differs. Both appear together; if the patch fails, the
 * poster is shown alone.
 */
export function Patched({ still: poster, fit, children }: Props) {
  const patch = usePosterPatch(poster)
  const [shown, setShown] = useState<readonly string[]>([])
  const show = (src: string) => setShown((before) => (before.includes(src) ? before : [...before, src]))
  const isHeld = patch === 'wait' || (patch !== undefined && !(shown.includes(poster) && shown.includes(patch.src)))
  // One tree with and without a patch: a new look must not load the poster again.
  return (
    <span className={clsx('patched', `patched-${fit}`, isHeld && 'is-held')}>
      {children(() => show(poster))}
      {patch && patch !== 'wait' && <Patch key={patch.src} patch={patch} onShown={() => show(patch.src)} />}
    </span>
  )
}

function Patch({ patch, onShown }: { readonly patch: PosterPatch; readonly onShown: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  const fail = () => {
    setHasFailed(true)
    onShown()
  }
  return <PatchSheet patch={patch} onLoad={onShown} onError={fail} />
}

interface SheetProps {
  readonly patch: PosterPatch
  readonly onLoad?: () => void
  readonly onError?: () => void
}

/** Only the patch, over a poster that fills its frame. */
export function PatchSheet({ patch: { src, box }, onLoad, onError }: SheetProps) {
  const place = { left: `${box.x}%`, top: `${box.y}%`, width: `${box.width}%`, height: `${box.height}%` }
  return (
    <span className="patch-sheet">
      <img
        className="patch"
        style={place}
        src={mediaUrl(src)}
        alt=""
        draggable={false}
        onLoad={onLoad}
        onError={onError}
      />
    </span>
  )
}
