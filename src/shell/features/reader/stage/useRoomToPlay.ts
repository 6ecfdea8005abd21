import { useEffect, useState } from 'react'
import { LEAST_TOUCH_PX, leastRoom } from '../../../../game/touchRoom.ts'
import { useMedia } from '../../../lib/device/useMedia.ts'
import type { ScenePlay } from './usePlay.ts'

/** In portrait, rotating the screen makes the picture larger. */
const UPRIGHT = '(orientation: portrait)'

/** Whether a page's game is too small for fingers in portrait, and what to do then. */
export interface RoomToPlay {
  /** The targets are too small in the current orientation. */
  readonly isTooSmall: boolean
  /** The child is asked to rotate the screen, or may continue without playing. */
  readonly isAsked: boolean
  /** Continues without playing. */
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
    // Measured after the page was drawn in the current orientation.
    const frame = requestAnimationFrame(() => {
      if (leastRoom(targets()) < LEAST_TOUCH_PX) setSmallAt(place)
    })
    return () => cancelAnimationFrame(frame)
  }, [isUpright, snapshot, targets, place])
  const isTooSmall = isUpright && smallAt === place
  return { isTooSmall, isAsked: isTooSmall && goneOnAt !== place, goOn: () => setGoneOnAt(place) }
}
