import type { KitSprite } from '../../../../../content/kit/index.ts'
import { KitPicture } from './KitPicture.tsx'

interface Props {
  readonly title: string
  /** Undefined while its part of the kit is loading. */
  readonly sprite: KitSprite | undefined
  readonly pose?: string | undefined
  readonly feeling?: string | undefined
  readonly isFace?: boolean
  /** Chosen among others; undefined where a press puts something in. */
  readonly isPressed?: boolean | undefined
  readonly onPress: () => void
}

/** One drawing of the kit, to be pressed. */
export function KitTile({ title, sprite, pose, feeling, isFace = false, isPressed, onPress }: Props) {
  return (
    <button type="button" className={isFace ? 'kit-tile fc' : 'kit-tile'} aria-pressed={isPressed} onClick={onPress}>
      <KitPicture
        sprite={sprite}
        pose={pose}
        feeling={feeling}
        isFace={isFace}
        width={isFace ? 54 : 68}
        height={isFace ? 54 : 66}
      />
      <span>{title}</span>
    </button>
  )
}
