import { useEffect, useRef, useState } from 'react'
import type { CutTake } from '../draft/index.ts'
import { voicePanelText } from '../text/voice/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { AppVoice } from './AppVoice.tsx'
import { HeardScreen } from './HeardScreen.tsx'
import type { VoiceProps } from './keep.ts'
import { OwnVoice } from './OwnVoice.tsx'
import { RecordScreen } from './RecordScreen.tsx'
import { TapScreen } from './TapScreen.tsx'
import { useVoicePanel } from './useVoicePanel.ts'
import type { WantedText } from './TargetWords.tsx'
import { WordsScreen } from './WordsScreen.tsx'

interface Props extends VoiceProps {
  /** Recordings of the draft that ended with the app before they were finished. */
  readonly cut?: readonly CutTake[]
  readonly wanted?: WantedText | undefined
}

/** A teacher's voice: recording, tapping along, one word or sentence again, sound files, or the service's voice. */
export function VoicePanel(props: Props) {
  const panel = useVoicePanel(props)
  const screen = useScreenTop(panel.mode.at)
  return (
    <div className="voice-panel" ref={screen} tabIndex={-1}>
      <Screen {...props} panel={panel} />
    </div>
  )
}

/** A screen that comes in the place of another one is shown from its top, and has the focus that its button had. */
function useScreenTop(at: string) {
  const screen = useRef<HTMLDivElement>(null)
  const shown = useRef(at)
  useEffect(() => {
    if (shown.current === at) return
    shown.current = at
    const scrolled = screen.current?.closest('.editor-panel')
    if (scrolled) scrolled.scrollTop = 0
    screen.current?.focus({ preventScroll: true })
  }, [at])
  return screen
}

function Screen({ cut = [], wanted, panel, ...props }: Props & { readonly panel: Panel }) {
  const { page, language } = props
  const { mode } = panel
  const take = 'language' in mode ? page.voice[mode.language] : undefined
  if (mode.at === 'record' || mode.at === 'heard') return <NewSound {...props} panel={panel} />
  if (mode.at === 'tap' && take)
    return (
      <TapScreen
        {...props}
        key={`${take.media} ${mode.sentence ?? ''}`}
        mode={mode}
        take={take}
        onMarked={(words) => panel.marked(mode.language, mode.isRow, words)}
        onBack={() => panel.setMode({ at: 'blocks' })}
        onLater={() =>
          mode.isRow ? panel.goOn({ index: props.index, language: mode.language }) : panel.setMode({ at: 'blocks' })
        }
      />
    )
  if (mode.at === 'words' && take)
    return (
      <WordsScreen
        {...props}
        mode={mode}
        take={take}
        onRecord={(part) => panel.record(mode.language, part)}
        onTap={(sentence) =>
          panel.setMode({
            at: 'tap',
            language: mode.language,
            isRow: false,
            ...(sentence !== undefined && { sentence }),
          })
        }
        onBack={() => panel.setMode({ at: 'blocks' })}
      />
    )
  const said = voicePanelText[language]
  const isApp = mode.at === 'app'
  return (
    <div className="stack">
      <div className="segments fill" role="group" aria-label={said.who}>
        <button type="button" aria-pressed={!isApp} onClick={() => panel.setMode({ at: 'blocks' })}>
          <Icon name="voice" />
          {said.mine}
        </button>
        <button type="button" aria-pressed={isApp} onClick={() => panel.setMode({ at: 'app' })}>
          <Icon name="ear" />
          {said.app}
        </button>
      </div>
      <Trouble text={panel.trouble} isBusy={panel.isBusy} busy={said.finishing} />
      {isApp ? <AppVoice {...props} /> : <Own {...props} cut={cut} panel={panel} wanted={wanted} />}
    </div>
  )
}

type Panel = ReturnType<typeof useVoicePanel>

interface TroubleProps {
  readonly text: string | undefined
  readonly isBusy: boolean
  readonly busy: string
}

function Trouble({ text, isBusy, busy }: TroubleProps) {
  if (isBusy)
    return (
      <p className="small-text" role="status">
        {busy}
      </p>
    )
  if (text === undefined) return null
  return (
    <p className="banner warn" role="alert">
      <Icon name="bang" />
      {text}
    </p>
  )
}

interface OwnProps extends VoiceProps {
  readonly panel: Panel
  readonly cut: readonly CutTake[]
  readonly wanted: WantedText | undefined
}

function Own({ panel, cut, ...props }: OwnProps) {
  const { page, media } = props
  const [forgotten, setForgotten] = useState<readonly string[]>([])
  // A sentence alone is no recording of the page.
  const here = cut.filter(
    ({ pageId, name, line }) => pageId === page.id && !line.startsWith('#') && !forgotten.includes(name),
  )
  const forget = ({ name }: CutTake) => setForgotten((before) => [...before, name])
  return (
    <OwnVoice
      {...props}
      isBusy={panel.isBusy}
      isRowDone={panel.mode.at === 'blocks' && panel.mode.isRowDone === true}
      cut={here}
      onCut={(one) => {
        forget(one)
        void panel.takeCut(one)
      }}
      onForget={(one) => {
        forget(one)
        void media.forgetCut(one.name).catch(() => undefined)
      }}
      onRecord={(of, part) => panel.record(of, part)}
      onFile={(of, file) => void panel.takeFile(of, file)}
      onTap={(of) => panel.setMode({ at: 'tap', language: of, isRow: false })}
      onWords={(of) => panel.setMode({ at: 'words', language: of })}
      onRow={panel.startRow}
    />
  )
}

function NewSound({ panel, ...props }: VoiceProps & { readonly panel: Panel }) {
  const { page, language, index } = props
  const { mode } = panel
  const said = voicePanelText[language]
  const trouble = <Trouble text={panel.trouble} isBusy={panel.isBusy} busy={said.finishing} />
  if (mode.at === 'record')
    return (
      <div className="stack">
        {trouble}
        <RecordScreen
          key={`${index} ${mode.language} ${JSON.stringify(mode.part)}`}
          {...props}
          mode={mode}
          onRecorded={(result) => void panel.recorded(mode, result)}
          onFile={(file) => void panel.takeFile(mode.language, file)}
          onApp={() => panel.setMode({ at: 'app' })}
          onBack={() => panel.setMode({ at: 'blocks' })}
          onSkip={mode.isRow ? () => panel.goOn({ index, language: mode.language }) : undefined}
        />
      </div>
    )
  if (mode.at !== 'heard') return null
  const { part, fresh } = mode
  const old = part.kind === 'line' ? page.lines[mode.language][part.word] : page.voice[mode.language]
  return (
    <div className="stack">
      {trouble}
      <HeardScreen
        {...props}
        mode={mode}
        hasOld={old !== undefined}
        onUse={() => panel.keepFresh(mode.language, part, fresh, mode.isRow)}
        onAgain={() => {
          panel.drop(fresh)
          panel.record(mode.language, part, mode.isRow)
        }}
        onDrop={() => panel.drop(fresh)}
      />
    </div>
  )
}
