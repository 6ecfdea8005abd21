import type { ReactNode } from 'react'
import type { VoicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'

interface Props {
  readonly said: VoicePanelText
  readonly onBack: () => void
  readonly disabled?: boolean
  readonly children: ReactNode
}

/** The head of a screen of the voice panel: the way back, and what it is about. */
export function BackRow({ said, onBack, disabled, children }: Props) {
  return (
    <div className="row nowrap voice-head">
      <button type="button" className="icon-button" aria-label={said.back} disabled={disabled} onClick={onBack}>
        <Icon name="back" />
      </button>
      <b className="grow">{children}</b>
    </div>
  )
}
