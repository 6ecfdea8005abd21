import { use, useEffect, useRef, useState } from 'react'
import type { Language } from '../../../../game/language.ts'
import { type VoicePanelText, voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { useOnline } from '../ui/useOnline.ts'
import { BoldWords } from './BoldWords.tsx'
import { SoundError } from './codec/sounds.ts'
import { clock, isFull, keep, type VoiceProps } from './keep.ts'
import { isOfText, missingVoices, textOf } from './missing.ts'
import { SpeakError, type Spoken } from './speak.ts'
import { TakeNotes } from './TakeNotes.tsx'
import { Tools } from './tools.ts'
import { usePlaying } from './usePlaying.ts'
import { TakeState } from './VoiceBlock.tsx'
import { Wave } from './Wave.tsx'

/** The app reads: each text of the page by the service's voice, heard before it is used; or all that have no voice yet. */
export function AppVoice(props: VoiceProps) {
  const { draft, language } = props
  const said = voicePanelText[language]
  const isOnline = useOnline()
  const [trouble, setTrouble] = useState<string>()
  return (
    <>
      {draft.languages.map((of) => (
        <AppBlock key={of} {...props} of={of} isOnline={isOnline} onTrouble={setTrouble} />
      ))}
      {trouble && (
        <section className="banner warn" role="alert">
          <Icon name="bang" />
          <p>{trouble}</p>
        </section>
      )}
      {!isOnline && (
        <section className="banner" role="status">
          <Icon name="off" />
          <p className="small-text">
            <b>{said.noNetwork}</b> {said.noNetworkHint}
          </p>
        </section>
      )}
      <ReadAll {...props} isOnline={isOnline} onTrouble={setTrouble} />
    </>
  )
}

/** What went wrong, as a sentence. */
function troubleOf(error: unknown, said: VoicePanelText): string {
  console.warn('The text was not read', error)
  if (error instanceof SpeakError) return said.speak[error.fault]
  if (error instanceof SoundError) return said.files[error.fault]
  return isFull(error) ? said.full : said.speak.failed
}

interface Reading extends VoiceProps {
  readonly isOnline: boolean
  readonly onTrouble: (text: string | undefined) => void
}

function AppBlock({ of, isOnline, onTrouble, ...props }: Reading & { readonly of: Language }) {
  const { page, language } = props
  const { speak } = use(Tools)
  const said = voicePanelText[language]
  const text = textOf(page, of)
  const take = page.voice[of]
  const [spoken, setSpoken] = useState<Spoken & { readonly text: string }>()
  const [isBusy, setIsBusy] = useState(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  async function run(task: (signal: AbortSignal) => Promise<void>) {
    const { signal } = (leaving.current = new AbortController())
    onTrouble(undefined)
    setIsBusy(true)
    try {
      await task(signal)
    } catch (error) {
      if (!signal.aborted) onTrouble(troubleOf(error, said))
    }
    if (!signal.aborted) setIsBusy(false)
  }
  const read = () => run(async (signal) => setSpoken({ ...(await speak(text, of, signal)), text }))
  const useIt = (fresh: Spoken) =>
    run(async () => {
      await keep(props, of, { kind: 'page' }, { ...fresh, by: 'service', end: undefined, running: undefined })
      setSpoken(undefined)
    })
  const isFresh = spoken?.text === text
  return (
    <section className="voice-block" aria-label={said.language[of]} data-field={of}>
      <div className="row nowrap">
        <b className="grow">{said.language[of]}</b>
        {take?.by === 'service' && isOfText(take, page, of) ? (
          <span className="state good">
            <Icon name="good" />
            {said.synthetic}, {clock(take.ms)}
          </span>
        ) : (
          <TakeState take={take} said={said} />
        )}
      </div>
      {text === '' ? (
        <p className="small-text">{said.noText(said.language[of])}</p>
      ) : (
        <p className="read" lang={of}>
          <BoldWords text={text} targets={page.targets} language={of} />
        </p>
      )}
      {isFresh && <Preview spoken={spoken} said={said} isBusy={isBusy} onUse={() => void useIt(spoken)} />}
      {text !== '' && !isFresh && (
        <div className="row">
          <button type="button" className="button" disabled={isBusy || !isOnline} onClick={() => void read()}>
            <Icon name={isBusy ? 'wait' : 'ear'} />
            {isBusy ? said.reading : said.read}
          </button>
        </div>
      )}
    </section>
  )
}

interface PreviewProps {
  readonly spoken: Spoken
  readonly said: VoicePanelText
  readonly isBusy: boolean
  readonly onUse: () => void
}

function Preview({ spoken: { finished, words, guessed }, said, isBusy, onUse }: PreviewProps) {
  const playing = usePlaying()
  const toggle = () =>
    playing.isOn ? playing.stop() : playing.start(finished.sound, { fromMs: 0, toMs: finished.take.ms })
  return (
    <>
      <Wave envelope={finished.envelope} marks={words} position={playing.position} />
      <TakeNotes take={finished.take} said={said} />
      {guessed.length > 0 && <p className="small-text">{said.guessed(guessed.join(', '))}</p>}
      <div className="row">
        <button type="button" className="button" onClick={toggle}>
          <Icon name={playing.isOn ? 'stop' : 'play'} />
          {playing.isOn ? said.stop : said.listen}
        </button>
        <button type="button" className="button main" disabled={isBusy} onClick={onUse}>
          {said.useVoice}
        </button>
      </div>
      <p className="small-text">{said.appHint}</p>
    </>
  )
}

/** Reads all texts that have no voice, one after another. What was read stays where it is stopped. */
function ReadAll({ isOnline, onTrouble, ...props }: Reading) {
  const { draft, language } = props
  const { speak } = use(Tools)
  const said = voicePanelText[language]
  const missing = missingVoices(draft)
  const [progress, setProgress] = useState<{ readonly done: number; readonly count: number }>()
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  async function readAll() {
    const { signal } = (leaving.current = new AbortController())
    onTrouble(undefined)
    try {
      for (const [done, { index, language: of }] of missing.entries()) {
        const page = draft.pages[index]
        if (!page || signal.aborted) break
        setProgress({ done, count: missing.length })
        const fresh = await speak(textOf(page, of), of, signal)
        await keep(
          { ...props, page, index },
          of,
          { kind: 'page' },
          { ...fresh, by: 'service', end: undefined, running: undefined },
        )
      }
    } catch (error) {
      if (!signal.aborted) onTrouble(troubleOf(error, said))
    }
    setProgress(undefined)
  }
  if (missing.length === 0 && !progress) return null
  return (
    <section className="card stack s">
      <b>{said.row}</b>
      {progress ? (
        <div className="row">
          <span role="status">{said.readingAll(progress.done, progress.count)}</span>
          <button type="button" className="button" onClick={() => leaving.current?.abort()}>
            <Icon name="stop" />
            {said.stop}
          </button>
        </div>
      ) : (
        <div className="row">
          <button type="button" className="button" disabled={!isOnline} onClick={() => void readAll()}>
            <Icon name="ear" />
            {said.readAll(missing.length)}
          </button>
        </div>
      )}
    </section>
  )
}
