import './iconButton.css'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'

/** Paint of round and wide buttons; cream is for ways back and quiet choices. */
export type ButtonTheme = 'pink' | 'amber' | 'blue' | 'emerald' | 'violet' | 'red' | 'cream'

/** small: usual press size · medium: the primary one · large: the hero of a screen. */
export type IconButtonSize = 'small' | 'medium' | 'large'

/** Class names of a round control in a size and a theme. */
export function iconButtonClass(size: IconButtonSize, theme: ButtonTheme): string {
  return clsx('icon-button', size !== 'medium' && `icon-button-${size}`, `theme-${theme}`)
}

/** The round 3D shape alone, as a part of a control. Its content is a sign or a few letters. */
export function IconButton(props: {
  readonly size?: IconButtonSize
  readonly theme?: ButtonTheme
  readonly children: ReactNode
}) {
  const { size = 'medium', theme = 'pink', children } = props
  return <span className={iconButtonClass(size, theme)}>{children}</span>
}
