import type { Language } from '../../../../game/language.ts'
import type { PageSnapshot } from '../../../../game/runtime/pageHandle.ts'
import { readerText } from '../text/reader/index.ts'

/** How far the game is: counters with a percentage bar where the kind counts right and wrong, otherwise how many are done. */
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
  return (
    <div className="score-strip" role="img" aria-label={textOf(report.type, done, total, words)}>
      <span>{shownText(report.type, done, total, words)}</span>
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

type Words = (typeof readerText)[Language]

function textOf(type: string, done: number, total: number, words: Words): string {
  if (type === 'bodyPart') return words.areas(done, total)
  return type === 'tappingElement' ? words.left(total - done) : words.done(done, total)
}

function shownText(type: string, done: number, total: number, words: Words): string {
  return type === 'bodyPart' || type === 'tappingElement' ? textOf(type, done, total, words) : `${done}/${total}`
}
