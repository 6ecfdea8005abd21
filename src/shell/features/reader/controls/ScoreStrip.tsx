import type { KindModule } from '../../../../game/kind.ts'
import type { Language } from '../../../../game/language.ts'
import { filledIn } from '../../../../game/messages.ts'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { readerText } from '../text/reader/index.ts'

interface Props {
  readonly snapshot: PageSnapshot
  /** What is played. */
  readonly kind: KindModule | undefined
  readonly language: Language
}

/** The progress of the game: beads and a bar for kinds that count right and wrong, otherwise done of total. */
export function ScoreStrip({ snapshot, kind, language }: Props) {
  const { report, counters } = snapshot
  const { done, total } = report.progress
  if (total === 0 || report.status === 'loading' || report.status === 'failed') return null
  const words = readerText[language]
  const percent = Math.round((done / total) * 100)
  if (counters) {
    const { correct, wrong, attempts } = counters
    return (
      <div className="score-strip" role="img" aria-label={words.counts(correct, wrong, attempts, percent)}>
        <Beads of={correct} look="score-right" />
        <Beads of={wrong} look="score-wrong" />
        <Bar percent={percent} />
      </div>
    )
  }
  const own = kind?.progress && filledIn(kind.progress, { done, total, left: total - done }, language)
  return (
    <div className="score-strip" role="img" aria-label={own ?? words.done(done, total)}>
      <span>{own ?? `${done}/${total}`}</span>
      <Bar percent={percent} />
    </div>
  )
}

/** As many beads as fit beside the bar. */
const MOST_BEADS = 12

/** A bead for each move; how many there are is in the strip's name and with the teacher. */
function Beads({ of, look }: { readonly of: number; readonly look: string }) {
  return (
    <span className={look}>
      {Array.from({ length: Math.min(of, MOST_BEADS) }, (_, n) => (
        <i key={n} className="bead" />
      ))}
    </span>
  )
}

function Bar({ percent }: { readonly percent: number }) {
  return (
    <span className="score-bar">
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
