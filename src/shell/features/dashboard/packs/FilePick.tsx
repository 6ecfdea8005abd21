import { type DragEvent, useId, useState } from 'react'
import { useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'

interface Props {
  readonly label: string
  readonly hint: string
  /** Endings that the picker offers. */
  readonly accept: string
  readonly isDisabled: boolean
  readonly onFile: (file: File) => void
}

/** A place to drop a file on, and the button of the device's own picker. */
export function FilePick({ label, hint, accept, isDisabled, onFile }: Props) {
  const said = useText(packText)
  const id = useId()
  const [isOver, setOver] = useState(false)

  function drop(event: DragEvent) {
    event.preventDefault()
    setOver(false)
    const file = event.dataTransfer.files[0]
    if (file && !isDisabled) onFile(file)
  }
  return (
    // Dropping is for the mouse only; everybody else has the button in it.
    <div
      className="drop-field"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      {/* The native file button would be labelled in the browser's language. */}
      <label className="button main file-pick" aria-disabled={isDisabled || undefined}>
        {label}
        <input
          className="visually-hidden"
          type="file"
          accept={accept}
          disabled={isDisabled}
          aria-describedby={id}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // Reset, so that the same file can be chosen again after a correction.
            target.value = ''
            if (file) onFile(file)
          }}
        />
      </label>
      <p className="drop-here">{said.dropHere}</p>
      <p className="hint" id={id}>
        {hint}
      </p>
    </div>
  )
}
