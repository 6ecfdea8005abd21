import type { ReportPlace } from '../../../../../server/contract/reportParts.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { reportText } from '../text/report/index.ts'

/** Returns a function that names a place: `Book 1, page 8`, or `Book 1, Build the Word`. */
export function usePlaceText(): (place: ReportPlace) => string {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return ({ kind, book_id, number, title }) =>
    `${said.book(book_id)}, ${kind === 'page' ? said.pageNumber(number) : title[language]}`
}
