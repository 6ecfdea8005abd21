import { type ComponentProps, useId } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: string
  readonly hint?: string
  readonly fault?: string | undefined
}

/** A labelled input with an optional hint and error message. */
export function Entry({ label, hint, fault, ...input }: Props) {
  const id = useId()
  const described = [hint !== undefined && `${id}-hint`, fault !== undefined && `${id}-fault`].filter(Boolean).join(' ')
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <input
        type="text"
        {...input}
        id={id}
        aria-invalid={fault !== undefined || undefined}
        aria-describedby={described || undefined}
      />
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
    </div>
  )
}
