import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import type { ReportHead, ReportQuery } from '../../../../../server/contract/reportHead.ts'
import { useClass } from '../ClassFrame.tsx'
import { useNoteFresh } from '../fresh.ts'
import type { DashboardQuery } from '../queries.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The range of days in the address (`?from=&to=`); invalid values are ignored. */
export function useDays(): ReportQuery {
  const [query] = useSearchParams()
  const from = query.get('from') ?? ''
  const to = query.get('to') ?? ''
  return useMemo(() => ({ ...(DAY.test(from) && { from }), ...(DAY.test(to) && { to }) }), [from, to])
}

/** Queries figures of the class for the days in the address. */
export function useReport<Data extends { readonly head: ReportHead }>(
  queryOf: (classId: string, days: ReportQuery) => DashboardQuery<Data>,
) {
  const { whole } = useClass()
  const days = useDays()
  const query = useQuery(queryOf(whole.id, days))
  useNoteFresh(whole.id, query.data?.head)
  return query
}

/** A learner's name by id; `–` if unknown. */
export function nameIn(head: ReportHead, id: string): string {
  return head.learners.find((learner) => learner.id === id)?.name ?? '–'
}
