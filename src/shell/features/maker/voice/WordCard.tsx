import { useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { Take } from '../draft/schema.ts'
import type { VoicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { FRAME_MS } from './sound/envelope.ts'
import { usePlaying } from './usePlaying.ts'
import type { TakeSound } from './useTakeSound.ts'
import { Wave } from './Wave.tsx'
import { startsOf } from './words/tapping.ts'
import { bare } from './words/tokens.ts'

interface Props {
  readonly take: Take
  readonly place: number
  readonly said: VoicePanelText
  readonly language: Language
  readonly sound: Extract<TakeSound, { state: 'ready' }>
  readonly onMove: (ms: number) => void
  readonly onNudge: (by: number) => void
  readonly onHear: () => void
  readonly onSay: () => void
  readonly onSentence: () => void
  readonly onTapSentence: () => void
}

/** What is seen around the word, and heard before it is tapped again, ms. */
const AROUND_MS = 450
const BEFORE_MS = 1300
const AFTER_MS = 900

/** One word of a recording: where it begins, seen closely, and how to mend it. */
export function WordCard({ take, place, said, language, sound, onMove, onNudge, onHear, ...go }: Props) {
  const word = take.words[place] ?? { word: '', start: 0, end: 0, unsure: false }
  const playing = usePlaying()
  const [isTapping, setIsTapping] = useState(false)
  const from = Math.max(0, Math.floor((word.start - AROUND_MS) / FRAME_MS))
  const to = Math.min(sound.envelope.length, Math.ceil((word.end + AROUND_MS) / FRAME_MS))
  const near = take.words
    .filter(({ start, end }) => end > start && start / FRAME_MS >= from && start / FRAME_MS <= to)
    .map((one) => ({ ...one, start: one.start - from * FRAME_MS }))
  const tapAgain = () => {
    setIsTapping(true)
    const fromMs = take.startMs + Math.max(0, word.start - BEFORE_MS)
    const toMs = take.startMs + Math.min(take.ms, word.end + AFTER_MS)
    playing.start(sound.sound, { fromMs, toMs, rate: 0.75 }, () => setIsTapping(false))
  }
  const tapped = () => {
    const now = playing.now()
    if (now === undefined) return
    const [found] = startsOf([now - take.startMs], sound.envelope)
    playing.stop()
    setIsTapping(false)
    if (found) onMove(found.ms)
  }
  return (
    <section className="card stack s word-card" aria-label={bare(word.word)}>
      <div className="row nowrap">
        <b className="grow lead" lang={language}>
          {bare(word.word)}
        </b>
        <span className={word.unsure ? 'state' : 'state good'} role="status">
          <Icon name={word.unsure ? 'bang' : 'good'} />
          {word.unsure ? said.unsure : said.sure}
        </span>
      </div>
      <Wave className="tall" envelope={sound.envelope.slice(from, to)} marks={near} />
      <WordTools {...{ said, onNudge, onHear, isTapping, tapped, tapAgain }} onSay={go.onSay} />
      <p className="small-text">{said.sayWordHint}</p>
      <div className="row">
        <button type="button" className="button quiet" onClick={go.onSentence}>
          <Icon name="voice" />
          {said.saySentence}
        </button>
        <button type="button" className="button quiet" onClick={go.onTapSentence}>
          <Icon name="touch" />
          {said.thisSentence}
        </button>
      </div>
    </section>
  )
}

interface ToolsProps extends Pick<Props, 'said' | 'onNudge' | 'onHear' | 'onSay'> {
  readonly isTapping: boolean
  readonly tapped: () => void
  readonly tapAgain: () => void
}

function WordTools({ said, onNudge, onHear, onSay, isTapping, tapped, tapAgain }: ToolsProps) {
  return (
    <div className="row">
      <button type="button" className="button" onClick={() => onNudge(-20)}>
        {said.earlier}
      </button>
      <button type="button" className="button" onClick={() => onNudge(20)}>
        {said.laterStart}
      </button>
      <button type="button" className="button" onClick={onHear}>
        <Icon name="play" />
        {said.thisWord}
      </button>
      {isTapping ? (
        <button
          type="button"
          className="button main tap-now"
          onPointerDown={(event) => {
            event.preventDefault()
            tapped()
          }}
          onClick={({ detail }) => detail === 0 && tapped()}
        >
          <Icon name="touch" />
          {said.tapNow}
        </button>
      ) : (
        <button type="button" className="button" onClick={tapAgain}>
          <Icon name="touch" />
          {said.tapAgain}
        </button>
      )}
      <button type="button" className="button rec" onClick={onSay}>
        <Icon name="voice" />
        {said.sayWord}
      </button>
    </div>
  )
}
