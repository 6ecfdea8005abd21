import { clsx } from 'clsx'
import { useEffect, useRef } from 'react'
import type { Language } from '../../../../game/language.ts'
import type { Take } from '../draft/schema.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackRow } from './BackRow.tsx'
import type { VoiceProps } from './keep.ts'
import { SoundMissing } from './SoundMissing.tsx'
import type { Mode } from './mode.ts'
import { useFocusLayout } from './useFocusLayout.ts'
import { type TakeSound, useTakeSound } from './useTakeSound.ts'
import { useTapping } from './useTapping.ts'
import { useVoiceKeys } from './useVoiceKeys.ts'
import { Wave } from './Wave.tsx'
import type { Marks } from './words/marks.ts'
import { bare } from './words/tokens.ts'

interface Props extends VoiceProps {
  readonly mode: Extract<Mode, { at: 'tap' }>
  readonly take: Take
  readonly onMarked: (words: Marks) => void
  readonly onBack: () => void
  /** Leaves the words unmarked for now. */
  readonly onLater: () => void
}

/** Tapping along: the recording plays slowly, and each word is tapped as it is heard. */
export function TapScreen(props: Props) {
  useFocusLayout()
  const { media, take, language, onBack } = props
  const said = voicePanelText[language]
  const sound = useTakeSound(media, take)
  if (sound.state === 'ready') return <Taps key={take.media} {...props} sound={sound} said={said} />
  return (
    <div className="stack">
      <BackRow said={said} onBack={onBack}>
        {said.tap}
      </BackRow>
      <SoundMissing state={sound.state} said={said} />
    </div>
  )
}

interface TapsProps extends Props {
  readonly sound: Extract<TakeSound, { state: 'ready' }>
  readonly said: VoicePanelText
}

function Taps({ take, mode, sound: { sound, envelope }, said, onMarked, onBack, onLater }: TapsProps) {
  const tapping = useTapping({ take, sound, envelope, sentence: mode.sentence, onMarked })
  const { units, presses, bySentence, live, position } = tapping
  useVoiceKeys({ ' ': () => tapping.press() })
  const marks = live.map(({ ms, unsure }) => ({ word: '', start: ms, end: ms + 1, unsure }))
  const left = units.length - presses.length
  const isLate = tapping.hasEnded && left > 0
  return (
    <div className="stack">
      <div className="row nowrap">
        <BackRow said={said} onBack={onBack}>
          {bySentence ? said.tapSentences : said.tap}
        </BackRow>
        <div className="segments" role="group" aria-label={said.speed}>
          {[1, 0.75].map((rate) => (
            <button key={rate} type="button" aria-pressed={rate === tapping.rate} onClick={() => tapping.setRate(rate)}>
              {rate === 1 ? '1×' : '¾×'}
            </button>
          ))}
        </div>
      </div>
      <Wave envelope={envelope} marks={marks} position={position === undefined ? undefined : position - take.startMs} />
      <p className="small-text" role="status">
        {isLate ? said.left(left) : tapping.isReady ? said.tapHint : said.tapReady}
      </p>
      <Units tapping={tapping} language={mode.language} />
      <div className="row">
        <button type="button" className="button" onClick={tapping.again}>
          <Icon name="undo" />
          {said.thisSentence}
        </button>
        <button type="button" className="button quiet" onClick={() => tapping.setBySentence(!bySentence)}>
          {bySentence ? said.wordsToo : said.sentencesOnly}
        </button>
        {isLate && (
          <button type="button" className="button" onClick={tapping.guess}>
            {said.guessRest}
          </button>
        )}
        <button type="button" className="button quiet" onClick={onLater}>
          {said.later}
        </button>
      </div>
    </div>
  )
}

interface UnitsProps {
  readonly tapping: ReturnType<typeof useTapping>
  readonly language: Language
}

function Units({ tapping: { units, presses, live, bySentence, press }, language }: UnitsProps) {
  const now = useRef<HTMLButtonElement>(null)
  const count = presses.length
  useEffect(() => {
    // In braces: newer browsers return a promise, which is no cleanup.
    if (count > 0) now.current?.scrollIntoView({ block: 'nearest' })
  }, [count])
  return (
    <div className={bySentence ? 'taps is-sentences' : 'taps'} lang={language}>
      {units.map(({ text }, at) => (
        <button
          // A word may stand in a text twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          ref={at === presses.length ? now : undefined}
          type="button"
          className={clsx(
            'tap',
            at < presses.length && (live[at]?.unsure ? 'weak' : 'done'),
            at === presses.length && 'now',
          )}
          aria-current={at === presses.length}
          // As the finger comes down: a click would be later by as long as it stays.
          onPointerDown={(event) => {
            event.preventDefault()
            press(at)
          }}
          onClick={({ detail }) => detail === 0 && press(at)}
        >
          {bySentence ? text : bare(text)}
        </button>
      ))}
    </div>
  )
}
