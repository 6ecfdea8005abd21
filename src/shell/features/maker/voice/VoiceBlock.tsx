import type { Language } from '../../../../game/language.ts'
import type { Take } from '../draft/schema.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { BoldWords } from './BoldWords.tsx'
import { FileButton } from './FileButton.tsx'
import { clock, type VoiceProps } from './keep.ts'
import { isOfText, textOf } from './missing.ts'
import { SoundMissing } from './SoundMissing.tsx'
import { TakeNotes } from './TakeNotes.tsx'
import { usePlaying } from './usePlaying.ts'
import { useTakeSound } from './useTakeSound.ts'
import { Wave } from './Wave.tsx'

interface Props extends VoiceProps {
  /** The language of the book that this block is about. */
  readonly of: Language
  readonly isBusy: boolean
  readonly onRecord: () => void
  readonly onFile: (file: File) => void
  readonly onTap: () => void
  readonly onWords: () => void
}

/** The voice of a page in one language: its text, the recording with its words, and what can be done with it. */
export function VoiceBlock({ of, isBusy, onRecord, onFile, onTap, onWords, ...props }: Props) {
  const { page, language, media } = props
  const said = voicePanelText[language]
  const text = textOf(page, of)
  const take = page.voice[of]
  return (
    <section className="voice-block" aria-label={said.language[of]} data-field={of}>
      <div className="row nowrap">
        <b className="grow">{said.language[of]}</b>
        <TakeState take={take} said={said} />
      </div>
      {text === '' ? (
        <p className="small-text">{said.noText(said.language[of])}</p>
      ) : (
        <p className="read" lang={of}>
          <BoldWords text={text} targets={page.targets} language={of} />
        </p>
      )}
      {take && (
        <Recorded {...{ take, media, said, onTap, onWords, onRecord, isBusy }} isOld={!isOfText(take, page, of)} />
      )}
      {!take && text !== '' && (
        <>
          <div className="record-row">
            <button
              type="button"
              className="record"
              aria-label={said.record(said.language[of])}
              disabled={isBusy}
              onClick={onRecord}
            >
              <Icon name="voice" />
            </button>
            <span className="small-text record-hint">{said.recordHint}</span>
          </div>
          <FileButton name={said.takeFile} onFile={onFile} isQuiet disabled={isBusy} />
        </>
      )}
      {take && <FileButton name={said.takeFile} onFile={onFile} isQuiet disabled={isBusy || text === ''} />}
    </section>
  )
}

/** How far a recording is, in a few words. */
export function TakeState({ take, said }: { readonly take: Take | undefined; readonly said: VoicePanelText }) {
  if (!take)
    return (
      <span className="state">
        <Icon name="x" />
        {said.none}
      </span>
    )
  const unsure = take.words.filter(({ unsure }) => unsure).length
  const isGood = take.words.length > 0 && unsure === 0
  const length = clock(take.ms)
  const marks =
    take.words.length === 0
      ? said.unmarked(length)
      : unsure > 0
        ? said.unsureWords(length, unsure)
        : said.everyWord(length)
  return (
    <span className={isGood ? 'state good' : 'state'}>
      <Icon name={isGood ? 'good' : 'bang'} />
      {marks}
    </span>
  )
}

interface RecordedProps extends Pick<Props, 'media' | 'onTap' | 'onWords' | 'onRecord' | 'isBusy'> {
  readonly take: Take
  readonly said: VoicePanelText
  readonly isOld: boolean
}

function Recorded({ take, media, said, isOld, onTap, onWords, onRecord, isBusy }: RecordedProps) {
  const found = useTakeSound(media, take)
  const playing = usePlaying()
  const isReady = found.state === 'ready'
  const toggle = () => {
    if (playing.isOn) return playing.stop()
    if (isReady) playing.start(found.sound, { fromMs: take.startMs, toMs: take.startMs + take.ms })
  }
  const isMarked = take.words.length > 0
  return (
    <>
      {isReady ? (
        <Wave
          envelope={found.envelope}
          marks={take.words}
          position={playing.position === undefined ? undefined : playing.position - take.startMs}
        />
      ) : (
        <SoundMissing state={found.state} said={said} />
      )}
      <TakeNotes take={take} said={said} isOld={isOld} />
      {playing.isBroken && <SoundMissing state="broken" said={said} />}
      <div className="row">
        <button type="button" className="button" disabled={!isReady} onClick={toggle}>
          <Icon name={playing.isOn ? 'stop' : 'play'} />
          {playing.isOn ? said.stop : said.listen}
        </button>
        <button
          type="button"
          className={isMarked || isOld ? 'button' : 'button main'}
          disabled={!isReady}
          onClick={isMarked ? onWords : onTap}
        >
          <Icon name={isMarked ? 'words' : 'touch'} />
          {isMarked ? said.redoWord : said.tapAlong}
        </button>
        <button type="button" className={isOld ? 'button main' : 'button'} disabled={isBusy} onClick={onRecord}>
          <Icon name="voice" />
          {said.again}
        </button>
      </div>
    </>
  )
}
