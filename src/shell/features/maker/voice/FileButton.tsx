import { useRef } from 'react'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  readonly name: string
  readonly onFile: (file: File) => void
  /** Opens the device's own recorder where there is one, instead of its files. */
  readonly isRecorder?: boolean
  readonly isQuiet?: boolean
  readonly disabled?: boolean
}

/** A button that takes a sound file. */
export function FileButton({ name, onFile, isRecorder = false, isQuiet = false, disabled }: Props) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <button
        type="button"
        className={isQuiet ? 'button quiet' : 'button'}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        <Icon name={isRecorder ? 'voice' : 'get'} />
        {name}
      </button>
      <input
        ref={input}
        type="file"
        accept="audio/*"
        {...(isRecorder && { capture: true })}
        hidden
        aria-label={name}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // The same file again is a choice, too.
          target.value = ''
          if (file) onFile(file)
        }}
      />
    </>
  )
}
