import type { Language } from '../../../../game/language.ts'
import { filledIn } from '../../../../game/messages.ts'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { kindOf } from '../../../../scenes/table.ts'
import { readerText } from '../text/reader/index.ts'

/** The progress of the game: counters with a percentage bar for kinds that count right and wrong, otherwise done of total. */
export function ScoreStrip({ snapshot, language }: { readonly snapshot: PageSnapshot; readonly language: Language }) {
  const { report, counters } = snapshot
  const { done, total } = report.progress
  if (total === 0 || report.status === 'loading' || report.status === 'failed') return null
  const words = readerText[language]
  const percent = Math.round((done / total) * 100)
  if (counters) {
    const { correct, wrong, attempts } = counters
    return (
      <div className="score-strip" role="img" aria-label={words.counts(correct, wrong, attempts, percent)}>
        <span className="score-right">✓ {correct}</span>
        <span className="score-wrong">↺ {wrong}</span>
        <span>Σ {attempts}</span>
        <Bar percent={percent} />
        <span>{percent}%</span>
      </div>
    )
  }
  const progress = kindOf(report.type, report.kind)?.progress
  const own = progress && filledIn(progress, { done, total, left: total - done }, language)
  return (
    <div className="score-strip" role="img" aria-label={own ?? words.done(done, total)}>
      <span>{own ?? `${done}/${total}`}</span>
      <Bar percent={percent} />
    </div>
  )
}

function Bar({ percent }: { readonly percent: number }) {
  return (
    <span className="score-bar">
      <i style={{ width: `${percent}%` }} />
    </span>
  )
}
