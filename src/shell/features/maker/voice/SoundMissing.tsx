import type { VoicePanelText } from '../text/voice/index.ts'
import type { TakeSound } from './useTakeSound.ts'

interface Props {
  readonly state: Exclude<TakeSound['state'], 'ready'>
  readonly said: VoicePanelText
}

/** Why a recording cannot be shown: it is being read, lies on another device, or this browser cannot read it. */
export function SoundMissing({ state, said }: Props) {
  return (
    <p className="small-text" role="status">
      {state === 'loading' ? said.loading : state === 'away' ? said.away : said.broken}
    </p>
  )
}
