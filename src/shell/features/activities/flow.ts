/** How an activity went. `score`: items right at the first move. */
export interface ActivityResult {
  readonly score: number
  readonly total: number
  readonly isPassed: boolean
}

/** Where a child stands in the activities of a book. Results by the activity's place; a repeated one counts by its latest. */
export type Flow = { readonly results: ReadonlyMap<number, ActivityResult>; readonly count: number } & (
  | { readonly status: 'playing'; readonly index: number; readonly attempt: number }
  /** The end dialog of an activity shows. */
  | { readonly status: 'ended'; readonly index: number; readonly attempt: number; readonly result: ActivityResult }
  /** The book is being completed. */
  | { readonly status: 'completing' }
  /** The results dialog shows; no points where the service could not count them. */
  | { readonly status: 'results'; readonly points: number | undefined }
)

/** What happens on the way. */
export type FlowEvent =
  | { readonly type: 'finished'; readonly score: number; readonly total: number }
  /** On to the next activity; after the last the book is completed. */
  | { readonly type: 'next' }
  /** The same activity once more. */
  | { readonly type: 'again' }
  | { readonly type: 'completed'; readonly points: number | undefined }
  /** Completing failed and is tried once more. */
  | { readonly type: 'retry' }

/** SPEC section 9: the score that passes. */
export function passScore(total: number): number {
  return Math.max(2, Math.ceil((total * 66) / 100))
}

/** Filled stars of five. */
export function starsOf(points: number): number {
  return Math.min(5, Math.max(0, Math.floor(points / 20)))
}

/** The place (from 0) that `?activity=` asks for; anything but a number from 1 to the count is the first. */
export function activityIndexOf(query: string | null, count: number): number {
  if (query === null || !/^\d+$/.test(query)) return 0
  const activity = Number(query)
  return activity >= 1 && activity <= count ? activity - 1 : 0
}

/** Begins at an activity. */
export function startFlow(count: number, index: number): Flow {
  return { status: 'playing', index, attempt: 0, count, results: new Map() }
}

/** The next state; an event that does not fit the state changes nothing, so that late messages of an old scene do no harm. */
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

/** How many activities were passed, as a share of all of them in percent. */
export function successRate({ results, count }: Pick<Flow, 'results' | 'count'>): number {
  const passed = [...results.values()].filter(({ isPassed }) => isPassed).length
  return count === 0 ? 0 : (passed / count) * 100
}

/** The points by what this visit has seen, where it has seen all activities. */
export function seenPoints(flow: Pick<Flow, 'results' | 'count'>): number | undefined {
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
