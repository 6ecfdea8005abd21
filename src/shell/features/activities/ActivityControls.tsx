import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageSession.ts'
import { names } from '../../lib/names.ts'
import { Ctl, CtlLink } from '../../ui/Ctl.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import type { Send } from '../reader/openStage.ts'
import { readerWords } from '../reader/readerWords.ts'
import { activityWords } from './activityWords.ts'

interface Common {
  readonly type: string
  readonly snapshot: PageSnapshot | undefined
  readonly send: Send | undefined
  readonly language: Language
}

/** Kinds that can say their question again. */
const REPEATING: ReadonlySet<string> = new Set([
  'tap-by-voice',
  'match-by-alphabet',
  'match-by-number',
  'match-by-letter',
])

interface WaysBackProps extends Common {
  readonly wayBack: string
  readonly isHelpOpen: boolean
  readonly onHelp: () => void
}

/** Back to the library (or the games), the instruction, and beginning anew. */
export function ActivityWaysBack({ type, send, language, wayBack, isHelpOpen, onHelp }: WaysBackProps) {
  const words = activityWords[language]
  return (
    <nav className="left" aria-label={names[language].waysBack}>
      <CtlLink
        className="c-lib"
        icon="library"
        theme="cream"
        control="library"
        word={names[language].library}
        to={wayBack}
      />
      <Ctl
        icon="hand"
        theme="emerald"
        control="help"
        word={names[language].instruction}
        aria-pressed={isHelpOpen}
        onClick={onHelp}
      />
      {type === 'match-by-number' && (
        <Ctl
          control="again"
          icon="again"
          theme="violet"
          word={words.tryAgain}
          onClick={() => send?.({ type: 'reset' })}
        />
      )}
      {type === 'match-by-letter' && (
        <Ctl
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
export function ActivityWaysOn({ type, snapshot, send, language }: Common) {
  const onward = onwardOf(type, snapshot, language)
  const words = activityWords[language]
  return (
    <div className="right">
      <LanguageBall className="c-lang" />
      {REPEATING.has(type) && (
        <Ctl
          icon="listen"
          theme="emerald"
          control="listen"
          word={type === 'tap-by-voice' ? words.repeatPrompt : names[language].listen}
          onClick={() => send?.({ type: 'repeat' })}
        />
      )}
      {onward && (
        <Ctl
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
export function onwardOf(type: string, snapshot: PageSnapshot | undefined, language: Language) {
  if (type !== 'match-by-letter' && type !== 'match-by-number') return undefined
  const report = snapshot?.report
  const isOpen = report?.status === 'ready' && snapshot?.targets.every(({ state }) => state !== 'idle') === true
  if (type === 'match-by-number') return { way: 'next', word: activityWords[language].nextQuestion, isOpen } as const
  const isLast = report !== undefined && report.progress.total > 0 && report.progress.done === report.progress.total
  const way = isLast ? 'finish' : 'next'
  return { way, word: readerWords[language][way], isOpen } as const
}
