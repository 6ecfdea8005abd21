import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ReportHead, ReportQuery } from '../../../../../server/contract/reportHead.ts'
import { useClass } from '../ClassFrame.tsx'
import { useNoteFresh } from '../fresh.ts'
import { useLoaded } from '../useLoaded.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The days of the address (`?from=&to=`) that are counted; what is no day is left out. */
export function useDays(): ReportQuery {
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  return useMemo(() => ({ ...(DAY.test(from) && { from }), ...(DAY.test(to) && { to }) }), [from, to])
}

/** Figures of the class for the days of the address. `load` must stay the same function for the same thing. */
export function useReport<Data extends { readonly head: ReportHead }>(
  load: (classId: string, days: ReportQuery) => Promise<Data>,
) {
  const { whole } = useClass()
  const days = useDays()
  const loaded = useLoaded(useCallback(() => load(whole.id, days), [load, whole.id, days]))
  useNoteFresh(whole.id, loaded.data?.head)
  return loaded
}

/** A learner's name by id. */
export function nameIn(head: ReportHead, id: string): string {
  return head.learners.find((learner) => learner.id === id)?.name ?? '–'
}
