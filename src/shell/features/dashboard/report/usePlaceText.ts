import type { ReportPlace } from '../../../../../server/contract/reportParts.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { reportText } from '../text/report/index.ts'

/** Today's path belongs to no book. */
const NO_BOOK = 0

/** Returns a function that names a place: `Book 1, page 8`, `Book 1, Build the Word`, or `Today’s path`. */
export function usePlaceText(): (place: ReportPlace) => string {
  const said = useText(reportText)
  const [language] = useDashboardLanguage()
  return ({ kind, book_id, number, title }) =>
    book_id === NO_BOOK
      ? title[language]
      : `${said.book(book_id)}, ${kind === 'page' ? said.pageNumber(number) : title[language]}`
}
