import type { Marks } from './marks.ts'
import { likeness, type Token } from './tokens.ts'

/** A word as the service's voice timed it, ms. */
export interface SpokenTime {
  readonly word: string
  readonly startMs: number
  readonly endMs: number
}

/** How many spoken words may be passed over to find a written one. */
const LOOK_AHEAD = 6

/** The service's word times for the words of the text; a word that was split or joined gets the time between its neighbours. */
export function speechMarks(tokens: readonly Token[], spoken: readonly SpokenTime[]): Marks {
  let next = 0
  const found = tokens.map(({ text, isSaid }) => {
    if (!isSaid) return undefined
    const wanted = likeness(text)
    // What is written as one word may be timed as several: bukit-bukit.
    for (let from = next; from < Math.min(spoken.length, next + LOOK_AHEAD); from += 1) {
      let joined = ''
      for (let to = from; to < Math.min(spoken.length, from + LOOK_AHEAD); to += 1) {
        joined += likeness(spoken[to]?.word ?? '')
        if (joined !== wanted.replaceAll(/[^\p{Letter}\p{Number}]/gu, '') && joined !== wanted) continue
        next = to + 1
        return { start: spoken[from]?.startMs ?? 0, end: spoken[to]?.endMs ?? 0 }
      }
    }
    return undefined
  })
  let end = 0
  return tokens.map(({ text, isSaid }, at) => {
    const time = found[at]
    const start = Math.max(end, Math.round(time?.start ?? end))
    const after = found.slice(at + 1).find((one) => one !== undefined)
    end = time
      ? Math.max(start, Math.round(time.end))
      : isSaid
        ? Math.max(start, Math.round(after?.start ?? start))
        : start
    return { word: text, start, end, unsure: isSaid && !time }
  })
}
