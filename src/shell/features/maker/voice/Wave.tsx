import { clsx } from 'clsx'
import type { Marks } from './words/marks.ts'
import { FRAME_MS, NOTHING } from './sound/envelope.ts'

interface Props {
  /** Levels of each 5 ms, dBFS. */
  readonly envelope: readonly number[]
  readonly marks?: Marks
  /** Up to here it has been played, ms. */
  readonly position?: number | undefined
  readonly className?: string
}

const BARS = 88
const HEIGHT = 44
/** The softest level that is drawn, dBFS. */
const SOFTEST = -50

/** A sound as bars, with a line where each word begins. It is only looked at. */
export function Wave({ envelope, marks = [], position, className }: Props) {
  const length = Math.max(1, envelope.length * FRAME_MS)
  const width = 400 / BARS
  const played = position === undefined ? 0 : position / length
  return (
    <svg
      className={clsx('wave', className)}
      viewBox={`0 0 400 ${HEIGHT}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {bars(envelope).map((height, at) => (
        <rect
          // The bars are the same in number and order.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          className={at / BARS < played ? 'on' : undefined}
          x={at * width + 0.8}
          width={width - 1.6}
          y={(HEIGHT - height) / 2}
          height={height}
          rx="1"
        />
      ))}
      {marks
        .filter(({ start, end }) => end > start)
        .map(({ start, unsure }) => {
          const x = (start / length) * 400
          return <line key={start} className={clsx('mk-mark', unsure && 'weak')} x1={x} x2={x} y1="0" y2={HEIGHT} />
        })}
    </svg>
  )
}

function bars(envelope: readonly number[]): number[] {
  return Array.from({ length: BARS }, (_, at) => {
    const from = Math.floor((at * envelope.length) / BARS)
    const to = Math.max(from + 1, Math.floor(((at + 1) * envelope.length) / BARS))
    const level = envelope.slice(from, to).reduce((most, one) => Math.max(most, one), NOTHING)
    return 3 + (HEIGHT - 8) * Math.max(0, Math.min(1, (level - SOFTEST) / -SOFTEST)) ** 1.4
  })
}
