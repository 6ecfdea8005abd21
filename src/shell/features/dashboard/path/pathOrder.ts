import type { PathReport, PathRow } from '../../../../../server/contract/path.ts'

/** Which rows are shown: all, those in a state, or those that a teacher has set. */
export type Shown = 'all' | 'needs' | 'ready' | 'held' | 'new'

/** The filters in their order. */
export const SHOWN = ['all', 'needs', 'ready', 'held', 'new'] as const satisfies readonly Shown[]

const RANK: Readonly<Record<PathRow['state'], number>> = { needs: 0, way: 1, ready: 2, new: 3 }

/** Whether a filter shows a row. */
export function isShown({ state, held }: PathRow, shown: Shown): boolean {
  if (shown === 'all') return true
  return shown === 'held' ? held !== null : state === shown
}

/** Who needs the teacher first; then by step, lowest first; then as the class is sorted. */
export function inOrder({ rows, steps }: Pick<PathReport, 'rows' | 'steps'>): PathRow[] {
  const orders = new Map(steps.map(({ id, order }) => [id, order]))
  const orderOf = ({ step }: PathRow) => orders.get(step ?? '') ?? 0
  return rows.toSorted((one, other) => RANK[one.state] - RANK[other.state] || orderOf(one) - orderOf(other))
}

/** The steps that children are at, each with its children; who has not begun is at none. */
export function byStep({ rows, steps }: Pick<PathReport, 'rows' | 'steps'>) {
  return steps.flatMap((step) => {
    const children = rows.filter((row) => row.step === step.id && row.state !== 'new')
    return children.length === 0 ? [] : [{ step, children }]
  })
}
