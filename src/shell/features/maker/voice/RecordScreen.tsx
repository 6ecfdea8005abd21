import { useEffect, useEffectEvent, useRef } from 'react'
import { voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BackRow } from './BackRow.tsx'
import { placeName, type VoiceProps } from './keep.ts'
import { LevelLight } from './LevelLight.tsx'
import { MicrophoneFaultCard } from './MicrophoneFaultCard.tsx'
import { textOf } from './missing.ts'
import type { Mode } from './mode.ts'
import { type RecordingResult, useRecording } from './useRecording.ts'
import { useVoiceKeys } from './useVoiceKeys.ts'
import { bare, sentencesOf, tokensOf } from './words/tokens.ts'
import { BoldWords } from './BoldWords.tsx'

interface Props extends VoiceProps {
  readonly mode: Extract<Mode, { at: 'record' }>
  readonly onRecorded: (result: RecordingResult) => void
  readonly onFile: (file: File) => void
  readonly onApp: () => void
  readonly onBack: () => void
  /** Goes on to the next text without a voice; absent outside the row. */
  readonly onSkip: (() => void) | undefined
}

/** Longer than this a page takes more than three minutes, words. */
const MANY_WORDS = 330

/** Recording: the text large, how loud the voice is, and one round button. */
export function RecordScreen({ mode, onRecorded, onFile, onApp, onBack, onSkip, ...props }: Props) {
  const { page, index, media, language } = props
  const said = voicePanelText[language]
  const { part } = mode
  const line = part.kind === 'line' ? part.word : part.kind === 'sentence' ? `#${part.sentence + 1}` : ''
  const { view, start, stop } = useRecording(media, { pageId: page.id, language: mode.language, line }, onRecorded)
  const isOn = view.state === 'recording'
  useVoiceKeys({ r: isOn ? stop : view.state === 'ready' ? start : undefined })
  useStart(mode.starts, start)
  const text = readText(props, mode)
  if (view.fault) return <MicrophoneFaultCard fault={view.fault} {...{ said, onFile, onApp, onBack }} onAgain={start} />
  return (
    <div className="stack">
      <BackRow said={said} onBack={onBack} disabled={view.state === 'finishing'}>
        {placeName(said, mode.language, index)}
      </BackRow>
      <p className="read-aloud" lang={mode.language}>
        <BoldWords text={text} targets={page.targets} language={mode.language} />
      </p>
      {tokensOf(text).length > MANY_WORDS && <p className="small-text">{said.longText}</p>}
      <LevelLight level={view.level} peak={view.peak} said={said} />
      <RecordRow {...{ view, said, start, stop }} name={said.record(said.language[mode.language])} />
      {view.isUnstored && (
        <p className="banner err" role="alert">
          <Icon name="full" />
          {said.unstored}
        </p>
      )}
      {view.sound && (
        <p className="banner warn" role="alert">
          <Icon name="bang" />
          {view.sound === 'nothing' ? said.ends.nothing : said.files[view.sound]}
        </p>
      )}
      <p className="small-text">{said.everySecond}</p>
      {onSkip && view.state === 'ready' && (
        <div className="row">
          <button type="button" className="button quiet" onClick={onSkip}>
            {said.rowSkip}
          </button>
        </div>
      )}
    </div>
  )
}

function RecordRow({
  view,
  said,
  name,
  start,
  stop,
}: Pick<ReturnType<typeof useRecording>, 'view' | 'start' | 'stop'> & {
  readonly said: (typeof voicePanelText)['en']
  readonly name: string
}) {
  const isOn = view.state === 'recording'
  const seconds = Math.floor(view.ms / 1000)
  const hint = {
    ready: said.recordHint,
    opening: said.wait,
    recording: said.stopsItself,
    finishing: said.finishing,
  }[view.state]
  // Said every five seconds, not at each.
  const heard = Math.floor(seconds / 5) * 5
  return (
    <div className="record-row">
      {isOn && (
        <span className="num lead" aria-hidden="true">
          {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
        </span>
      )}
      <button
        type="button"
        className={isOn ? 'record go' : 'record'}
        aria-label={isOn ? said.stopRecording : name}
        disabled={view.state === 'opening' || view.state === 'finishing'}
        onClick={isOn ? stop : start}
      >
        <Icon name={isOn ? 'stop' : 'voice'} />
      </button>
      <span className="small-text record-hint">{hint}</span>
      <span className="visually-hidden" role="status">
        {isOn ? (view.isUnstored ? said.recordingUnsaved(heard) : said.recording(heard)) : hint}
      </span>
    </div>
  )
}

/** Begins by itself, once. */
function useStart(starts: boolean, start: () => void): void {
  const begin = useEffectEvent(start)
  const isBegun = useRef(false)
  useEffect(() => {
    if (!starts || isBegun.current) return
    isBegun.current = true
    begin()
  }, [starts])
}

function readText({ page }: VoiceProps, { part, language }: Props['mode']): string {
  if (part.kind === 'line') return bare(part.word)
  const text = textOf(page, language)
  if (part.kind === 'page') return text
  const tokens = tokensOf(text)
  return (sentencesOf(tokens)[part.sentence] ?? []).map((at) => tokens[at]?.text ?? '').join(' ')
}
