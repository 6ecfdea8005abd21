import './control.css'
import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { playClick } from '../../lib/sound/sound.ts'
import { IconButton, type ButtonTheme } from './IconButton.tsx'
import type { ControlName } from './controlNames.ts'
import { Icon } from '../pictures/Icon.tsx'
import type { IconName } from '../pictures/icons.tsx'
import { Tag } from '../screen/Tag.tsx'

interface Face {
  /** The visible label, in the child's language. The accessible name is this label, or begins with it. */
  readonly word: string
  /** What a screen reader says right after the word, where the word is not all: `: slower, one thing at a time`. */
  readonly more?: string | undefined
  /** What the control does, for tests in any language. */
  readonly control?: ControlName | undefined
  /** The drawn sign; or give `face`. */
  readonly icon?: IconName | undefined
  /** Content shown instead of an icon. */
  readonly face?: ReactNode | undefined
  readonly theme?: ButtonTheme | undefined
  /** The primary press size instead of the usual one. */
  readonly isBig?: boolean | undefined
  /** A number badge at the upper right; part of the accessible name. */
  readonly number?: number | undefined
  /** Breathes, to invite a press. One on a screen at most. */
  readonly calls?: boolean | undefined
}

function ControlFace({ word, icon, face, theme = 'amber', isBig = false, number }: Face) {
  return (
    <>
      <IconButton size={isBig ? 'medium' : 'small'} theme={theme}>
        {icon ? <Icon name={icon} /> : face}
      </IconButton>
      <Tag>{word}</Tag>
      {number !== undefined && (
        <>
          {/* In the name it is a word of its own. */ ' '}
          <span className="nr">{number}</span>
        </>
      )}
    </>
  )
}

const nameOf = ({ word, more }: Pick<Face, 'word' | 'more'>) => (more === undefined ? undefined : word + more)

interface ControlProps extends Face, Omit<ComponentProps<'button'>, keyof Face | 'children' | 'aria-label'> {}

/** A round control with its label; the whole column is pressable. Clicks at every press. */
export function Control(props: ControlProps) {
  const { word, more, control, icon, face, theme, isBig, number, calls, onClick, className, ...rest } = props
  return (
    <button
      type="button"
      {...rest}
      aria-label={nameOf({ word, more })}
      data-control={control}
      className={clsx('control', calls && 'calls', className)}
      onClick={(event) => {
        playClick()
        onClick?.(event)
      }}
    >
      <ControlFace word={word} icon={icon} face={face} theme={theme} isBig={isBig} number={number} />
    </button>
  )
}

/** `Ctl` as a way to another screen. */
export function ControlLink({ to, className, ...face }: Face & { readonly to: string; readonly className?: string }) {
  return (
    <Link
      to={to}
      aria-label={nameOf(face)}
      data-control={face.control}
      className={clsx('control', face.calls && 'calls', className)}
      onClick={playClick}
    >
      <ControlFace {...face} />
    </Link>
  )
}
