import type { KindControls } from '../../../game/kind.ts'
import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageHandle.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Control, ControlLink } from '../../ui/controls/Control.tsx'
import type { IconName } from '../../ui/pictures/icons.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { readerText, type Send } from '../reader/index.ts'
import { activityText } from './text/index.ts'

interface Common {
  /** The controls that the kind uses. */
  readonly controls: KindControls
  readonly snapshot: PageSnapshot | undefined
  readonly send: Send | undefined
  readonly language: Language
}

/** Sign and word of a way back. */
export interface BackFace {
  readonly icon: IconName
  readonly word: string
}

interface BackRoutesProps extends Common {
  readonly backRoute: string
  readonly back: BackFace | undefined
  readonly isHelpOpen: boolean
  readonly onHelp: () => void
}

/** Left controls: back to the library (or elsewhere), the instruction, try again and shuffle. */
export function ActivityBackRoutes({ controls, send, language, backRoute, back, isHelpOpen, onHelp }: BackRoutesProps) {
  const words = activityText[language]
  return (
    <nav className="left" aria-label={commonText[language].backRoutes}>
      <ControlLink
        className="c-lib"
        icon={back?.icon ?? 'library'}
        theme="cream"
        control="library"
        word={back?.word ?? commonText[language].library}
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

/** Right controls: language, repeat the question, and Next or Finish for kinds that wait for it. */
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

/** The Next or Finish button; enabled only when the current word or number is answered, that is, when no target is idle. */
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
