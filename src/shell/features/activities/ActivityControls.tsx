import type { KindControls } from '../../../game/kind.ts'
import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageHandle.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Control, ControlLink } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { readerText, type Send } from '../reader/index.ts'
import { activityText } from './text/index.ts'

interface Common {
  /** Those that the kind has. */
  readonly controls: KindControls
  readonly snapshot: PageSnapshot | undefined
  readonly send: Send | undefined
  readonly language: Language
}

interface BackRoutesProps extends Common {
  readonly backRoute: string
  readonly isHelpOpen: boolean
  readonly onHelp: () => void
}

/** Back to the library (or the games), the instruction, and beginning again. */
export function ActivityBackRoutes({ controls, send, language, backRoute, isHelpOpen, onHelp }: BackRoutesProps) {
  const words = activityText[language]
  return (
    <nav className="left" aria-label={commonText[language].backRoutes}>
      <ControlLink
        className="c-lib"
        icon="library"
        theme="cream"
        control="library"
        word={commonText[language].library}
        to={backRoute}
      />
      <Control
        icon="hand"
        theme="emerald"
        control="help"
        word={commonText[language].instruction}
        aria-pressed={isHelpOpen}
        onClick={onHelp}
      />
      {controls.reset && (
        <Control
          control="again"
          icon="again"
          theme="violet"
          word={words.tryAgain}
          onClick={() => send?.({ type: 'reset' })}
        />
      )}
      {controls.shuffle && (
        <Control
          control="shuffle"
          icon="shuffle"
          theme="violet"
          word={words.shuffle}
          onClick={() => send?.({ type: 'shuffle' })}
        />
      )}
    </nav>
  )
}

/** The language, the question again, and on to the next question where the kind waits for that. */
export function ActivityNextRoutes({ controls, snapshot, send, language }: Common) {
  const onward = onwardOf(controls, snapshot, language)
  return (
    <div className="right">
      <LanguageButton className="c-lang" />
      {controls.repeat && (
        <Control
          icon="listen"
          theme="emerald"
          control="listen"
          word={controls.repeat.label?.[language] ?? commonText[language].listen}
          onClick={() => send?.({ type: 'repeat' })}
        />
      )}
      {onward && (
        <Control
          className="c-onward"
          control={onward.way}
          icon={onward.way}
          theme={onward.way === 'finish' ? 'pink' : 'amber'}
          word={onward.word}
          isBig
          disabled={!onward.isOpen}
          calls={onward.isOpen}
          onClick={() => send?.({ type: 'next' })}
        />
      )}
    </div>
  )
}

/** The button that goes on: open only when the present word or number is answered, that is, when nothing more can be moved. */
function onwardOf({ next }: KindControls, snapshot: PageSnapshot | undefined, language: Language) {
  if (!next) return undefined
  const report = snapshot?.report
  const isOpen = report?.status === 'ready' && snapshot?.targets.every(({ state }) => state !== 'idle') === true
  const isLast =
    next.hasFinish === true &&
    report !== undefined &&
    report.progress.total > 0 &&
    report.progress.done === report.progress.total
  const way = isLast ? 'finish' : 'next'
  return {
    way,
    word: (way === 'next' ? next.label?.[language] : undefined) ?? readerText[language][way],
    isOpen,
  } as const
}
