import type { Take } from '../draft/schema.ts'
import type { VoicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { notesOf } from './sound/judge.ts'

interface Props {
  readonly take: Pick<Take, 'loudness' | 'noise' | 'raised'>
  readonly said: VoicePanelText
  readonly isOld?: boolean
}

/** What is worth a word about a recording: a loud room, a soft voice, another text. */
export function TakeNotes({ take, said, isOld = false }: Props) {
  const notes = [...(isOld ? [said.old] : []), ...notesOf(take).map((note) => said[note])]
  return notes.map((note) => (
    <p key={note} className="voice-note">
      <Icon name="bang" />
      {note}
    </p>
  ))
}
