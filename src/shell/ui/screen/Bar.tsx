import './bar.css'
import '../controls/iconButton.css'
import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { playClick } from '../../lib/sound/sound.ts'
import type { ButtonTheme } from '../controls/IconButton.tsx'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName } from '../pictures/icons.tsx'

interface Face {
  readonly icon: IconName
  /** Defaults to `amber`; `cream` is the quiet one. */
  readonly theme?: ButtonTheme
}

/** Class names of a wide button in a theme. */
function barClass(theme: ButtonTheme): string {
  return `bar bar-primary theme-${theme}`
}

interface BarProps extends Face, ComponentProps<'button'> {
  /** While busy it is disabled and a dotted ring turns in the sign's place. */
  readonly isBusy?: boolean
}

/** The wide button: sign and word. Clicks at every press. */
export function Bar({ icon, theme = 'amber', isBusy = false, children, onClick, className, ...rest }: BarProps) {
  return (
    <button
      type="button"
      {...rest}
      className={clsx(barClass(theme), className)}
      disabled={isBusy || rest.disabled}
      aria-busy={isBusy || undefined}
      onClick={(event) => {
        playClick()
        onClick?.(event)
      }}
    >
      {isBusy ? <span className="dot-spin" aria-hidden /> : <Icon name={icon} />}
      <span>{children}</span>
    </button>
  )
}

/** `Bar` as a way to another screen. */
export function BarLink({ icon, theme = 'amber', className, children, ...rest }: Face & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={clsx(barClass(theme), className)} onClick={playClick}>
      <Icon name={icon} />
      <span>{children}</span>
    </Link>
  )
}
