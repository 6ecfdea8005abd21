import type { Onset } from '../sound/onsets.ts'

/** Where a word begins, ms; `unsure` where no sound begins near its press. */
export interface Snapped {
  readonly ms: number
  readonly unsure: boolean
}

/** A press finds an onset within this time, ms. */
const REACH_MS = 250
/** Two words are this far apart at least, ms. */
const LEAST_WORD_MS = 60
/** Presses come late by a hand's time: between these, ms. */
const LATE = { least: -60, most: 240, step: 10 } as const
/** How late a hand is as a rule, and how far hands differ, ms; it counts as much as this share of the presses. */
const USUAL = { late: 80, spread: 100, share: 0.3 } as const
/** How far presses spread around their lateness, ms. */
const SPREAD_MS = 60
/** What it costs to take no onset; a clear onset far from its press costs as much. */
const UNSNAPPED = 3

/** How late all presses are together, ms: the shift with which most of them fall on clear onsets. */
export function latenessOf(presses: readonly number[], onsets: readonly Onset[]): number {
  let best = { late: 0, score: -1 }
  for (let late = LATE.least; late <= LATE.most; late += LATE.step) {
    let score = USUAL.share * presses.length * Math.exp(-(((late - USUAL.late) / USUAL.spread) ** 2))
    for (const press of presses) {
      const fits = onsets.map(({ ms, strength }) => strength * Math.exp(-(((press - late - ms) / SPREAD_MS) ** 2)))
      score += Math.max(0, ...fits)
    }
    if (score > best.score + 1e-9) best = { late, score }
  }
  return best.late
}

/**
 * Brings presses (ms, in order) to onsets: all of them together, so that none is taken twice and a hand that is always late is understood. The less
 * clear an onset is, the more the press counts. A press without an onset within 250 ms stays where it is, less the lateness.
 */
export function snapped(presses: readonly number[], onsets: readonly Onset[]): Snapped[] {
  return inOrder(bestPath(choicesOf(presses, onsets, latenessOf(presses, onsets))))
}

interface Choice extends Snapped {
  readonly cost: number
}

function choicesOf(presses: readonly number[], onsets: readonly Onset[], late: number): Choice[][] {
  return presses.map((press) => {
    const wanted = press - late
    const near = onsets.filter(({ ms }) => Math.abs(ms - wanted) <= REACH_MS && Math.abs(ms - press) <= REACH_MS)
    return [
      ...near.map(({ ms, strength }) => ({
        // An onset that is not clear says as much as the hand does.
        ms: ms + (1 - strength) * (wanted - ms),
        unsure: false,
        cost: ((ms - wanted) / SPREAD_MS) ** 2 / 2 + 2 * (1 - strength),
      })),
      { ms: Math.max(0, wanted), unsure: true, cost: UNSNAPPED },
    ]
  })
}

/** The cheapest choice of each press under which words come one after another. */
function bestPath(choices: readonly (readonly Choice[])[]): Snapped[] {
  interface Way {
    readonly choice: Choice
    readonly cost: number
    readonly before: Way | undefined
  }
  let ways: Way[] = []
  for (const [at, options] of choices.entries()) {
    const next: Way[] = []
    for (const choice of options) {
      const before = ways
        .filter((way) => choice.ms - way.choice.ms >= LEAST_WORD_MS)
        .reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined)
      if (at === 0 || before) next.push({ choice, cost: choice.cost + (before?.cost ?? 0), before })
    }
    // Presses that came at once leave no order: then the last choice is put right after the one before.
    if (next.length === 0) {
      const last = ways.reduce<Way | undefined>((best, way) => (best && best.cost <= way.cost ? best : way), undefined)
      const ms = (last?.choice.ms ?? 0) + LEAST_WORD_MS
      next.push({ choice: { ms, unsure: true, cost: UNSNAPPED }, cost: (last?.cost ?? 0) + UNSNAPPED, before: last })
    }
    ways = next
  }
  const path: Snapped[] = []
  let way = ways.reduce<Way | undefined>((best, one) => (best && best.cost <= one.cost ? best : one), undefined)
  for (; way; way = way.before) path.push({ ms: way.choice.ms, unsure: way.choice.unsure })
  return path.toReversed()
}

function inOrder(words: readonly Snapped[]): Snapped[] {
  let last = -Infinity
  return words.map(({ ms, unsure }) => {
    last = Math.max(ms, last + 1)
    return { ms: last, unsure }
  })
}
