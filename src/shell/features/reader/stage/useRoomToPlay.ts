import { useEffect, useState } from 'react'
import { LEAST_TOUCH_PX, leastRoom } from '../../../../game/touchRoom.ts'
import { useMedia } from '../../../lib/device/useMedia.ts'
import type { ScenePlay } from './usePlay.ts'

/** Where turning the screen makes the picture larger. */
const UPRIGHT = '(orientation: portrait)'

/** What is to be done where a page's game is too small for fingers on a screen held upright. */
export interface RoomToPlay {
  /** The game is too small to be played as the screen is held. */
  readonly isTooSmall: boolean
  /** The child is asked to turn the screen, and may go on without playing. */
  readonly isAsked: boolean
  /** Goes on without playing. */
  readonly goOn: () => void
}

/**
 * Whether targets are large enough for fingers as the picture is shown, so that a kind with large items can be played upright. Once too small, a page
 * stays so until the screen is rotated; the play is preserved.
 */
export function useRoomToPlay(
  { snapshot, targets }: Pick<ScenePlay, 'snapshot' | 'targets'>,
  place: string,
): RoomToPlay {
  const isUpright = useMedia(UPRIGHT)
  const [smallAt, setSmallAt] = useState<string>()
  const [goneOnAt, setGoneOnAt] = useState<string>()
  useEffect(() => {
    if (!isUpright || snapshot?.report.status !== 'ready') return undefined
    // Measured when the page is drawn as the screen is held now.
    const frame = requestAnimationFrame(() => {
      if (leastRoom(targets()) < LEAST_TOUCH_PX) setSmallAt(place)
    })
    return () => cancelAnimationFrame(frame)
  }, [isUpright, snapshot, targets, place])
  const isTooSmall = isUpright && smallAt === place
  return { isTooSmall, isAsked: isTooSmall && goneOnAt !== place, goOn: () => setGoneOnAt(place) }
}
