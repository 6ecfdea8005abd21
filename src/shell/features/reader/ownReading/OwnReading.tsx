import { useEffect, useRef } from 'react'
import type { Language } from '../../../../game/language.ts'
import { Bar } from '../../../ui/screen/Bar.tsx'
import { Icon } from '../../../ui/pictures/Icon.tsx'
import { ownReadingText } from '../text/ownReading/index.ts'
import { useOwnReading } from './useOwnReading.ts'

interface Props {
  readonly bookId: number
  readonly pageId: string
  readonly language: Language
  /** Silences the app's voice, so that it is not recorded. */
  readonly onBegin: () => void
  readonly onClose: () => void
}

/** Where a child records their own reading of the page and hears it again; the text stays in view. It says that nobody else hears it. */
export function OwnReading({ bookId, pageId, language, onBegin, onClose }: Props) {
  const words = ownReadingText[language]
  const reading = useOwnReading({ bookId, pageId, language })
  const { state, trouble } = reading
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    panel.current?.focus()
  }, [])
  useEscape(onClose)
  const isRecording = state === 'recording' || state === 'asking'
  return (
    <div
      ref={panel}
      className="own-reading panel batik-hutan"
      role="group"
      aria-label={words.title}
      lang={language}
      tabIndex={-1}
    >
      <div className="own-reading-ways">
        {isRecording ? (
          <Bar icon="stop" theme="red" data-control="record" disabled={state === 'asking'} onClick={reading.stop}>
            {words.stop}
          </Bar>
        ) : (
          <Ways reading={reading} language={language} onBegin={onBegin} />
        )}
      </div>
      <button type="button" className="own-reading-close" aria-label={words.close} onClick={onClose}>
        <Icon name="close" />
      </button>
      <p role="status" className={isRecording ? 'is-recording' : undefined}>
        {trouble ? words.troubles[trouble] : isRecording ? words.isRecording : words.stays}
      </p>
    </div>
  )
}

interface WaysProps extends Pick<Props, 'language' | 'onBegin'> {
  readonly reading: ReturnType<typeof useOwnReading>
}

/** What can be done while nothing is recorded. */
function Ways({ reading, language, onBegin }: WaysProps) {
  const words = ownReadingText[language]
  const { state } = reading
  const has = state === 'stored' || state === 'playing'
  const isBusy = state === 'looking' || state === 'playing'
  const begin = (run: () => Promise<void>) => () => {
    onBegin()
    void run()
  }
  return (
    <>
      <Bar
        icon="microphone"
        theme={has ? 'cream' : 'amber'}
        data-control="record"
        disabled={isBusy}
        onClick={begin(reading.start)}
      >
        {has ? words.recordAgain : words.record}
      </Bar>
      {has && (
        <>
          <Bar icon="play" theme="emerald" data-control="hear" disabled={isBusy} onClick={begin(reading.play)}>
            {words.hear}
          </Bar>
          <button type="button" className="link" onClick={reading.forget} disabled={isBusy}>
            {words.forget}
          </button>
        </>
      )}
    </>
  )
}

function useEscape(onClose: () => void): void {
  useEffect(() => {
    const close = ({ key }: KeyboardEvent) => key === 'Escape' && onClose()
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [onClose])
}
