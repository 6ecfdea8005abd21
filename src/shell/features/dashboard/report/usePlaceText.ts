import type { ReportPlace } from '../../../../../server/contract/reportParts.ts'
import { useDashboardLanguage, useWords } from '../dashboardLanguage.ts'
import { reportWords } from '../words/report.ts'

/** Gives a place its name: `Book 1, page 8`, or `Book 1, Build the Word`. */
export function usePlaceText(): (place: ReportPlace) => string {
  const said = useWords(reportWords)
  const [language] = useDashboardLanguage()
  return ({ kind, book_id, number, title }) =>
    `${said.book(book_id)}, ${kind === 'page' ? said.pageNumber(number) : title[language]}`
}
