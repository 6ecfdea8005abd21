import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { playClick } from '../../lib/sound/sound.ts'
import { type IconButtonSize, iconButtonClass, type ButtonTheme } from './IconButton.tsx'

interface Props extends Omit<ComponentProps<'button'>, 'type'> {
  /** Defaults to `medium`. */
  readonly size?: IconButtonSize
  /** Defaults to `pink`. */
  readonly theme?: ButtonTheme
  /** `corner` (default): fixed at the lower right of the screen; `inline`: where it stands in the page. */
  readonly place?: 'corner' | 'inline'
  /** Breathes, to invite a press. One on a screen at most. */
  readonly calls?: boolean
}

/** The round 3D button: PLAY and its like. Clicks at every press. */
export function RoundButton({ size = 'medium', theme = 'pink', place = 'corner', calls, onClick, ...rest }: Props) {
  return (
    <button
      {...rest}
      type="button"
      className={clsx(
        iconButtonClass(size, theme),
        place === 'corner' && 'icon-button-corner',
        calls && 'calls',
        rest.className,
      )}
      onClick={(event) => {
        playClick()
        onClick?.(event)
      }}
    />
  )
}
