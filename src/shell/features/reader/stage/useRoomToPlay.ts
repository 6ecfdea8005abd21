import { useEffect, useState } from 'react'
import { LEAST_TOUCH_PX, leastRoom } from '../../../../game/touchRoom.ts'
import { useMedia } from '../../../lib/device/useMedia.ts'
import type { ScenePlay } from './usePlay.ts'

/** In portrait, rotating the screen makes the picture larger. */
const UPRIGHT = '(orientation: portrait)'

/** How long targets must have stood where they are before their room is measured, ms. While a new word's letters are dealt, they lie over each other. */
const STILL_MS = 200
/** How many times to look until what never stands still (bubbles) is measured as it is. */
const MOST_LOOKS = 10

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
  { snapshot, targets, restingTargets }: Pick<ScenePlay, 'snapshot' | 'targets' | 'restingTargets'>,
  place: string,
): RoomToPlay {
  const isUpright = useMedia(UPRIGHT)
  const [smallAt, setSmallAt] = useState<string>()
  const [goneOnAt, setGoneOnAt] = useState<string>()
  useEffect(() => {
    if (!isUpright || snapshot?.report.status !== 'ready') return undefined
    let places = ''
    let looks = 0
    const timer = setInterval(() => {
      const seen = targets()
      const now = JSON.stringify(seen.map(({ x, y, width, height }) => [x, y, width, height]))
      const isStill = now === places
      places = now
      looks += 1
      if (!isStill && looks < MOST_LOOKS) return
      clearInterval(timer)
      // What a child holds, or what flies where frames are slow, may stand still over another; it is not too small for that.
      if (Math.max(leastRoom(seen), leastRoom(restingTargets())) < LEAST_TOUCH_PX) setSmallAt(place)
    }, STILL_MS)
    return () => clearInterval(timer)
  }, [isUpright, snapshot, targets, restingTargets, place])
  const isTooSmall = isUpright && smallAt === place
  return { isTooSmall, isAsked: isTooSmall && goneOnAt !== place, goOn: () => setGoneOnAt(place) }
}
