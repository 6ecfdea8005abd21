import { Ask } from '../Ask.tsx'

interface Props {
  readonly title: string
  readonly text: string
  readonly keep: string
  readonly go: string
  readonly isBusy: boolean
  readonly onGo: () => void
  readonly onClose: () => void
}

/** Asks before something is lost; the safe answer comes first and has the focus. */
export function Sure({ title, text, keep: store, go, isBusy, onGo, onClose }: Props) {
  return (
    <Ask title={title} onClose={onClose}>
      <p>{text}</p>
      <p className="buttons">
        <button type="button" className="button" data-safe onClick={onClose}>
          {store}
        </button>
        <button type="button" className="button bad main" disabled={isBusy} onClick={onGo}>
          {go}
        </button>
      </p>
    </Ask>
  )
}
