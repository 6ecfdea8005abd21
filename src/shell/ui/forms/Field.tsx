import './form.css'
import { type ComponentProps, useId, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { Icon } from '../pictures/Icon.tsx'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  /** What is wrong with it; undefined while nothing is. */
  readonly error: string | undefined
}

/** A labelled field that says what is wrong with it. A password can be shown and hidden. */
export function Field({ label, error, type = 'text', ...input }: Props) {
  const id = useId()
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="box">
        <input
          {...input}
          id={id}
          type={isPassword && isShown ? 'text' : type}
          className={isPassword ? 'with-eye' : undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : `${id}-error`}
        />
        {isPassword && <Eye isShown={isShown} onToggle={() => setShown(!isShown)} controls={id} />}
      </div>
      {error !== undefined && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  )
}

interface EyeProps {
  readonly isShown: boolean
  readonly onToggle: () => void
  readonly controls: string
}

function Eye({ isShown, onToggle, controls }: EyeProps) {
  const [language] = useLanguage()
  return (
    <button
      type="button"
      className="eye"
      aria-label={isShown ? commonText[language].hidePassword : commonText[language].showPassword}
      aria-controls={controls}
      lang={language}
      onClick={() => {
        playClick()
        onToggle()
      }}
    >
      <Icon name={isShown ? 'eyeOpen' : 'eyeClosed'} />
    </button>
  )
}
