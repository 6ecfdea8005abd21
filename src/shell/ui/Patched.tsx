import './patched.css'
import { clsx } from 'clsx'
import { type ReactNode, useState } from 'react'
import type { StillPatch } from '../../content/lookStills.ts'
import { useStillPatch } from '../lib/useStillPatch.ts'
import { mediaUrl } from '../../game/media.ts'

interface Props {
  /** Path of the still (WebP). */
  readonly still: string
  /** `fill`: the still fills the frame, which has its shape; `cover`: it is cut to a narrower frame, as a book's cover is. */
  readonly fit: 'fill' | 'cover'
  /** Draws the still itself; `onShown` when it has come, or when it never will. */
  readonly children: (onShown: () => void) => ReactNode
}

/**
 * A still with book 3's child in the reader's look: the part that differs lies over it. Both are seen at the same moment; where the part
 * cannot be had, the still is shown as it is.
 */
export function Patched({ still, fit, children }: Props) {
  const patch = useStillPatch(still)
  const [shown, setShown] = useState<readonly string[]>([])
  const show = (src: string) => setShown((before) => (before.includes(src) ? before : [...before, src]))
  const isHeld = patch === 'wait' || (patch !== undefined && !(shown.includes(still) && shown.includes(patch.src)))
  // One tree with and without a patch: a new look must not load the still anew.
  return (
    <span className={clsx('patched', `patched-${fit}`, isHeld && 'is-held')}>
      {children(() => show(still))}
      {patch && patch !== 'wait' && <Patch key={patch.src} patch={patch} onShown={() => show(patch.src)} />}
    </span>
  )
}

function Patch({ patch, onShown }: { readonly patch: StillPatch; readonly onShown: () => void }) {
  const [hasFailed, setHasFailed] = useState(false)
  if (hasFailed) return null
  const fail = () => {
    setHasFailed(true)
    onShown()
  }
  return <PatchSheet patch={patch} onLoad={onShown} onError={fail} />
}

interface SheetProps {
  readonly patch: StillPatch
  readonly onLoad?: () => void
  readonly onError?: () => void
}

/** The part that lies over a still that fills its frame, alone. */
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
