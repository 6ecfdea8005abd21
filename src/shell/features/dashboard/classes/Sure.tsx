import { Ask } from '../Ask.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly cancel: string
  readonly go: string
  readonly isBusy: boolean
  readonly onGo: () => void
  readonly onClose: () => void
}

/** Confirmation dialog before data are lost; the safe answer comes first and has the focus. */
export function Sure({ title, text, cancel, go, isBusy, onGo, onClose }: Props) {
  return (
    <Ask title={title} onClose={onClose}>
      <p>{text}</p>
      <p className="buttons">
        <button type="button" className="button" data-safe onClick={onClose}>
          {cancel}
        </button>
        <button type="button" className="button bad main" disabled={isBusy} onClick={onGo}>
          {go}
        </button>
      </p>
    </Ask>
  )
}
