import { useState } from 'react'
import type { Take } from '../draft/schema.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackRow } from './BackRow.tsx'
import { clock, isFull, placeName, type VoiceProps } from './keep.ts'
import type { Mode } from './mode.ts'
import { TakeNotes } from './TakeNotes.tsx'
import { usePlaying } from './usePlaying.ts'
import { useVoiceKeys } from './useVoiceKeys.ts'
import { Wave } from './Wave.tsx'

interface Props extends VoiceProps {
  readonly mode: Extract<Mode, { at: 'heard' }>
  /** An older one would be replaced. */
  readonly hasOld: boolean
  /** Stores it; rejects where that fails, and then nothing has changed. */
  readonly onUse: () => Promise<void>
  readonly onAgain: () => void
  readonly onDrop: () => void
}

/** A new sound that nobody has decided about: it is heard, then used, recorded again, or dropped. Until then the old one stays. */
export function HeardScreen({ mode, hasOld, onUse, onAgain, onDrop, index, language }: Props) {
  const said = voicePanelText[language]
  const { finished, end, by } = mode.fresh
  const { sound, take, envelope } = finished
  const playing = usePlaying()
  const [trouble, setTrouble] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const toggle = () =>
    playing.isOn ? playing.stop() : playing.start(sound, { fromMs: take.startMs, toMs: take.startMs + take.ms })
  useVoiceKeys({ ' ': toggle, r: isBusy ? undefined : onAgain })
  const keepIt = () => {
    playing.stop()
    setIsBusy(true)
    onUse().catch((error: unknown) => {
      console.warn('The sound could not be stored', error)
      setTrouble(isFull(error) ? said.full : said.failed)
      setIsBusy(false)
    })
  }
  const note = end === 'cut' || end === 'unplugged' || end === 'long' ? said.ends[end] : undefined
  return (
    <div className="stack">
      <BackRow said={said} onBack={onDrop} disabled={isBusy}>
        {said.heard}
      </BackRow>
      <section className="voice-block">
        <div className="row nowrap">
          <b className="grow">
            {mode.part.kind === 'line' ? said.wordAlone(mode.part.word) : placeName(said, mode.language, index)}
          </b>
          <span className="state">{clock(take.ms)}</span>
        </div>
        <Wave
          envelope={envelope}
          position={playing.position === undefined ? undefined : playing.position - take.startMs}
        />
        {note && (
          <p className="banner warn" role="alert">
            <Icon name="bang" />
            {note}
          </p>
        )}
        <TakeNotes take={take} said={said} />
        <Choices {...{ said, playing, isBusy, hasOld, onAgain, onDrop }} by={by} onListen={toggle} onUse={keepIt} />
        {hasOld && <p className="small-text">{said.heardHint}</p>}
      </section>
      {trouble && (
        <section className="banner err" role="alert">
          <Icon name="full" />
          <div className="stack s">
            <p>{trouble}</p>
            <SaveSound sound={sound} name={said.saveSound} />
          </div>
        </section>
      )}
    </div>
  )
}

interface ChoicesProps extends Pick<Props, 'hasOld' | 'onAgain' | 'onDrop'> {
  readonly said: VoicePanelText
  readonly playing: ReturnType<typeof usePlaying>
  readonly isBusy: boolean
  readonly by: Take['by']
  readonly onListen: () => void
  readonly onUse: () => void
}

function Choices({ said, playing, isBusy, by, hasOld, onListen, onUse, onAgain, onDrop }: ChoicesProps) {
  return (
    <div className="row">
      <button type="button" className="button" onClick={onListen}>
        <Icon name={playing.isOn ? 'stop' : 'play'} />
        {playing.isOn ? said.stop : said.listen}
      </button>
      <button type="button" className="button main" disabled={isBusy} onClick={onUse}>
        <Icon name="tick" />
        {said.useNew}
      </button>
      {by === 'recorded' && (
        <button type="button" className="button" disabled={isBusy} onClick={onAgain}>
          <Icon name="voice" />
          {said.again}
        </button>
      )}
      <button type="button" className="button quiet" disabled={isBusy} onClick={onDrop}>
        {hasOld ? said.keepOld : said.discard}
      </button>
    </div>
  )
}

/** Where the device has no space for the draft, the sound can be saved elsewhere. */
function SaveSound({ sound, name }: { readonly sound: Blob; readonly name: string }) {
  const save = () => {
    const url = URL.createObjectURL(sound)
    const link = document.createElement('a')
    link.href = url
    link.download =
      sound.type === 'audio/mp4' ? 'lumbung.m4a' : sound.type === 'audio/mpeg' ? 'lumbung.mp3' : 'lumbung.ogg'
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 60_000)
  }
  return (
    <button type="button" className="button" onClick={save}>
      <Icon name="get" />
      {name}
    </button>
  )
}
