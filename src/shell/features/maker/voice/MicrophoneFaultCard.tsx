import type { VoicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackRow } from './BackRow.tsx'
import { FileButton } from './FileButton.tsx'
import type { MicrophoneFault } from './recorder.ts'

interface Props {
  readonly fault: MicrophoneFault
  readonly said: VoicePanelText
  readonly onAgain: () => void
  readonly onFile: (file: File) => void
  readonly onApp: () => void
  readonly onBack: () => void
}

/** Why nothing can be recorded, and what can be done instead. */
export function MicrophoneFaultCard({ fault, said, onAgain, onFile, onApp, onBack }: Props) {
  const canRetry = fault !== 'insecure' && fault !== 'browser'
  return (
    <div className="stack">
      <BackRow said={said} onBack={onBack}>
        {said.mine}
      </BackRow>
      <section className="banner err" role="alert">
        <Icon name="mic0" />
        <div className="stack s">
          <b>{said.faults[fault]}</b>
          <p>{said.faults[`${fault}Hint`]}</p>
        </div>
      </section>
      <div className="row">
        {canRetry && (
          <button type="button" className="button main" onClick={onAgain}>
            {said.tryAgain}
          </button>
        )}
        <button type="button" className="button" onClick={onApp}>
          <Icon name="ear" />
          {said.letApp}
        </button>
        <FileButton name={said.takeFile} onFile={onFile} />
        {!canRetry && <FileButton name={said.ownRecorder} onFile={onFile} isRecorder />}
      </div>
      <p className="small-text">{said.fileHint}</p>
    </div>
  )
}
