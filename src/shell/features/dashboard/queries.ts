import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { z } from 'zod'
import { binAnswer, deletedClassesAnswer } from '../../../../server/contract/bin.ts'
import { classAnswer, classBooksAnswer, classesAnswer } from '../../../../server/contract/classes.ts'
import { journalAnswer } from '../../../../server/contract/journal.ts'
import { devicesAnswer } from '../../../../server/contract/pictures.ts'
import { childPathAnswer, pathReportAnswer } from '../../../../server/contract/path.ts'
import { packsAnswer } from '../../../../server/contract/packs.ts'
import { recordAnswer } from '../../../../server/contract/record.ts'
import {
  booksReportAnswer,
  homeReportAnswer,
  ladderReportAnswer,
  learnersReportAnswer,
  skillsReportAnswer,
} from '../../../../server/contract/report.ts'
import type { ReportQuery } from '../../../../server/contract/reportHead.ts'
import { learnerReportAnswer, questionsReportAnswer } from '../../../../server/contract/reportLearner.ts'
import { cardsAnswer } from '../../../../server/contract/roster.ts'
import { serviceStateAnswer } from '../../../../server/contract/serviceState.ts'
import type { Language } from '../../../game/language.ts'
import { lastAnswers } from '../../lib/service/lastAnswers.ts'
import { accountKey } from '../../lib/service/queryClient.ts'
import { call, type Params } from './call.ts'
import { classUrl, learnerUrl } from './classesApi.ts'
import { workedOutOf } from './queryState.ts'

/** Deleted when the session ends (`session.ts`), so that children's names do not stay on a shared computer. */
const STORAGE_KEY = 'keptDesk'
/** Maximum number of cached responses. */
const MOST = 16
/** Retry delay for figures that are still being calculated, ms. The service itself waits five seconds before it responds with a 503. */
const AGAIN_MS = 2000

const stored = lastAnswers(STORAGE_KEY, MOST)

/** Retries while the service is still calculating figures; `failureReason` has the progress meanwhile. */
const WORKED_OUT = {
  retry: (_count: number, error: Error) => workedOutOf(error) !== undefined,
  retryDelay: AGAIN_MS,
}

type Answer<Data> = z.ZodType<{ readonly data: Data }>

async function fetched<Data>(url: string, answer: Answer<Data>, params: Params = {}): Promise<Data> {
  return (await call('get', url, answer, { params })).data
}

/** Query options for a GET. The query key is the teacher, the URL and the parameters. */
function answered<Data>(url: string, answer: Answer<Data>, params: Params = {}) {
  return queryOptions({
    queryKey: [accountKey(), url, params],
    queryFn: () => fetched(url, answer, params),
    ...WORKED_OUT,
  })
}

/** Like `answered`, but cached for offline use. For class lists and figures only, never for sign-in secrets or records. */
function lastAnswered<Data>(url: string, answer: Answer<Data>, params: Params = {}) {
  return queryOptions({
    ...answered(url, answer, params),
    persister: stored((raw) => answer.safeParse({ data: raw }).data?.data),
  })
}

/** Query options of a cached dashboard query. */
export type DashboardQuery<Data> = ReturnType<typeof lastAnswered<Data>>

/** Queries for classes and their resources. */
export const classQueries = {
  list: () => lastAnswered('/api/classes', classesAnswer),
  deleted: () => lastAnswered('/api/classes/deleted', deletedClassesAnswer),
  whole: (id: string) => lastAnswered(classUrl(id), classAnswer),
  devices: (id: string) => answered(classUrl(id, '/devices'), devicesAnswer),
  bin: (id: string) => answered(classUrl(id, '/bin'), binAnswer),
  journal: (id: string) => answered(classUrl(id, '/journal'), journalAnswer),
  cards: (id: string) => answered(classUrl(id, '/cards'), cardsAnswer),
  books: (id: string) => answered(classUrl(id, '/books'), classBooksAnswer),
  /** A child's record and the class's books, for the printed record. */
  familyRecord: (id: string, learnerId: string) => {
    const url = learnerUrl(id, learnerId, '/record')
    return queryOptions({
      queryKey: [accountKey(), url, 'books'],
      queryFn: async () => ({
        record: await fetched(url, recordAnswer),
        books: await fetched(classUrl(id, '/books'), classBooksAnswer),
      }),
    })
  },
} as const

/** The books that the teacher has added or may give to her classes, and the space of hers. */
export const packsQuery = () =>
  queryOptions({
    queryKey: [accountKey(), '/api/packs'],
    queryFn: () => call('get', '/api/packs', packsAnswer),
  })

/** Fetches a query; falls back to its last response if that fails. */
async function fetchOrLast<Data>(client: QueryClient, query: DashboardQuery<Data>): Promise<Data> {
  try {
    return await client.fetchQuery({ ...query, retry: false })
  } catch (error) {
    const last = client.getQueryData(query.queryKey)
    if (last === undefined) throw error
    return last
  }
}

const report = (id: string, rest = '') => classUrl(id, `/report${rest}`)

/** Queries for the figures of a class. `days` limits the days counted. */
export const reportQueries = {
  home: (id: string, days: ReportQuery) => lastAnswered(report(id), homeReportAnswer, days),
  books: (id: string, days: ReportQuery) => lastAnswered(report(id, '/books'), booksReportAnswer, days),
  skills: (id: string, lang: Language, days: ReportQuery) =>
    lastAnswered(report(id, '/skills'), skillsReportAnswer, { ...days, lang }),
  ladder: (id: string, lang: Language, days: ReportQuery) =>
    lastAnswered(report(id, '/ladder'), ladderReportAnswer, { ...days, lang }),
  path: (id: string, lang: Language) => lastAnswered(report(id, '/path'), pathReportAnswer, { lang }),
  childPath: (id: string, learnerId: string, lang: Language) =>
    lastAnswered(report(id, `/learners/${encodeURIComponent(learnerId)}/path`), childPathAnswer, { lang }),
  questions: (id: string, lang: Language, item: string, days: ReportQuery) =>
    lastAnswered(report(id, '/questions'), questionsReportAnswer, { ...days, lang, item }),
  learners: (id: string, days: ReportQuery) => lastAnswered(report(id, '/learners'), learnersReportAnswer, days),
  learner: (id: string, learnerId: string, days: ReportQuery) =>
    lastAnswered(report(id, `/learners/${encodeURIComponent(learnerId)}`), learnerReportAnswer, days),
  /** Reports of several learners, sorted by name. Fetched one by one, because each is calculated and other users are waiting, too. */
  each: (id: string, learners: readonly { readonly id: string }[], days: ReportQuery) =>
    queryOptions({
      queryKey: [accountKey(), report(id, '/learners'), days, learners.map((learner) => learner.id)],
      queryFn: async ({ client }) => {
        const reports = []
        // oxlint-disable-next-line no-await-in-loop -- see above
        for (const learner of learners)
          reports.push(await fetchOrLast(client, reportQueries.learner(id, learner.id, days)))
        return reports.toSorted((one, other) => one.learner.name.localeCompare(other.learner.name, 'id'))
      },
      ...WORKED_OUT,
    }),
} as const

/** State of the service's computer (disk and clock). */
export const serviceStateQuery = () => answered('/api/service/state', serviceStateAnswer)
