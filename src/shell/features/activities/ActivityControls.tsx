import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageSession.ts'
import { names } from '../../lib/names.ts'
import { Ctl, CtlLink } from '../../ui/Ctl.tsx'
import { LanguageBall } from '../../ui/LanguageBall.tsx'
import type { Send } from '../reader/openStage.ts'
import { readerWords } from '../reader/readerWords.ts'

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
  return (
    <nav className="left" aria-label={names[language].back}>
      <CtlLink
        className="c-lib"
        icon="library"
        theme="cream"
        word="Library"
        name={names[language].library}
        to={wayBack}
      />
      <Ctl
        icon="hand"
        theme="emerald"
        word="Help"
        name={readerWords[language].instruction}
        aria-pressed={isHelpOpen}
        onClick={onHelp}
      />
      {type === 'match-by-number' && (
        <Ctl icon="again" theme="violet" word="Try Again" name="Try Again" onClick={() => send?.({ type: 'reset' })} />
      )}
      {type === 'match-by-letter' && (
        <Ctl icon="shuffle" theme="violet" word="Shuffle" name="Shuffle" onClick={() => send?.({ type: 'shuffle' })} />
      )}
    </nav>
  )
}

/** The language, the question again, and on to the next question where the kind waits for that. */
export function ActivityWaysOn({ type, snapshot, send, language }: Common) {
  const onward = onwardOf(type, snapshot)
  return (
    <div className="right">
      <LanguageBall className="c-lang" />
      {REPEATING.has(type) && (
        <Ctl
          icon="listen"
          theme="emerald"
          word="Listen"
          name={type === 'tap-by-voice' ? 'Repeat Prompt' : HEAR_AGAIN[language]}
          onClick={() => send?.({ type: 'repeat' })}
        />
      )}
      {onward && (
        <Ctl
          className="c-onward"
          icon={onward.word === 'Finish' ? 'finish' : 'next'}
          theme={onward.word === 'Finish' ? 'pink' : 'amber'}
          word={onward.word}
          name={onward.name}
          isBig
          disabled={!onward.isOpen}
          calls={onward.isOpen}
          onClick={() => send?.({ type: 'next' })}
        />
      )}
    </div>
  )
}

const HEAR_AGAIN = { en: 'Hear it again', id: 'Dengarkan lagi' } as const

/** The button that goes on: open only when the present word or number is answered, that is, when nothing more can be moved. */
export function onwardOf(type: string, snapshot: PageSnapshot | undefined) {
  if (type !== 'match-by-letter' && type !== 'match-by-number') return undefined
  const report = snapshot?.report
  const isOpen = report?.status === 'ready' && snapshot?.targets.every(({ state }) => state !== 'idle') === true
  if (type === 'match-by-number') return { word: 'Next', name: 'Next Question', isOpen }
  const isLast = report !== undefined && report.progress.total > 0 && report.progress.done === report.progress.total
  const word = isLast ? 'Finish' : 'Next'
  return { word, name: word, isOpen }
}
