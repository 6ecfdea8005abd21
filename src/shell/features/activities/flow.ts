/** Result of one activity. `score`: items right at the first move. */
export interface ActivityResult {
  readonly score: number
  readonly total: number
  readonly isPassed: boolean
}

/** State of the activities of a book. Results are keyed by the activity's index; for a repeated activity the latest counts. */
export type Flow = { readonly results: ReadonlyMap<number, ActivityResult>; readonly count: number } & (
  | { readonly status: 'playing'; readonly index: number; readonly attempt: number }
  /** The end dialog of an activity is open. */
  | { readonly status: 'ended'; readonly index: number; readonly attempt: number; readonly result: ActivityResult }
  /** The book is being completed. */
  | { readonly status: 'completing' }
  /** The results dialog is open; `points` is `undefined` if the service could not count them. */
  | { readonly status: 'results'; readonly points: number | undefined }
)

/** Events that change the state. */
export type FlowEvent =
  | { readonly type: 'finished'; readonly score: number; readonly total: number }
  /** Continue with the next activity; after the last one, complete the book. */
  | { readonly type: 'next' }
  /** Play the same activity again. */
  | { readonly type: 'again' }
  | { readonly type: 'completed'; readonly points: number | undefined }
  /** Try again to complete the book after a failure. */
  | { readonly type: 'retry' }

/** Lowest score that passes (SPEC section 9). */
export function passScore(total: number): number {
  return Math.max(2, Math.ceil((total * 66) / 100))
}

/** Number of filled stars out of five. */
export function starsOf(points: number): number {
  return Math.min(5, Math.max(0, Math.floor(points / 20)))
}

/** Index (from 0) of the activity that `?activity=` names (from 1); 0 for any invalid value. */
export function activityIndexOf(query: string | null, count: number): number {
  if (query === null || !/^\d+$/.test(query)) return 0
  const activity = Number(query)
  return activity >= 1 && activity <= count ? activity - 1 : 0
}

/** Initial state, starting at the activity with this index. A book without activities is completed at once. */
export function startFlow(count: number, index: number): Flow {
  if (count === 0) return { status: 'completing', count, results: new Map() }
  return { status: 'playing', index, attempt: 0, count, results: new Map() }
}

/** Returns the next state. An event that does not fit the state is ignored, so that late messages of an old scene do no harm. */
export function flowReducer(flow: Flow, event: FlowEvent): Flow {
  switch (event.type) {
    case 'finished':
      return flow.status === 'playing' ? finish(flow, flow.index, flow.attempt, event) : flow
    case 'next':
      return flow.status === 'ended' || flow.status === 'playing' ? goOn(flow, flow.index) : flow
    case 'again':
      return flow.status === 'ended'
        ? { ...common(flow), status: 'playing', index: flow.index, attempt: flow.attempt + 1 }
        : flow
    case 'completed':
      return flow.status === 'completing' ? { ...common(flow), status: 'results', points: event.points } : flow
    case 'retry':
      return flow.status === 'results' && flow.points === undefined ? { ...common(flow), status: 'completing' } : flow
    default:
      return flow
  }
}

/** Passed activities as a percentage of all activities. */
export function successRate({ results, count }: Pick<Flow, 'results' | 'count'>): number {
  const passed = [...results.values()].filter(({ isPassed }) => isPassed).length
  return count === 0 ? 0 : (passed / count) * 100
}

/** Points by this visit's results; `undefined` unless it has results for all activities. A book without activities has full points, as the service counts. */
export function seenPoints(flow: Pick<Flow, 'results' | 'count'>): number | undefined {
  if (flow.count === 0) return 100
  return flow.results.size === flow.count ? Math.round(successRate(flow)) : undefined
}

function finish(flow: Flow, index: number, attempt: number, { score, total }: { score: number; total: number }): Flow {
  const result = { score, total, isPassed: score >= passScore(total) }
  return {
    status: 'ended',
    index,
    attempt,
    result,
    count: flow.count,
    results: new Map(flow.results).set(index, result),
  }
}

function goOn(flow: Flow, index: number): Flow {
  if (index + 1 >= flow.count) return { ...common(flow), status: 'completing' }
  return { ...common(flow), status: 'playing', index: index + 1, attempt: 0 }
}

function common({ results, count }: Flow): Pick<Flow, 'results' | 'count'> {
  return { results, count }
}
