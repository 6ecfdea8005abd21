import type { PathRow } from '../../../../../server/contract/path.ts'
import type { ReportHead } from '../../../../../server/contract/reportHead.ts'
import type { Language } from '../../../../game/language.ts'
import { useText } from '../dashboardLanguage.ts'
import { pathText } from '../text/path/index.ts'

interface Props {
  readonly row: PathRow
  readonly head: ReportHead
  readonly lang: Language
}

/** The book of today's path, and where it is opened. */
export function BookToday({ row: { book }, head, lang }: Props) {
  const said = useText(pathText)
  if (!book) return <>{said.noBook}</>
  const title = head.books.find(({ id }) => id === book.book_id)?.title[lang] ?? ''
  return (
    <>
      {/* The path counts the cover; readers and teachers don't. */}
      {said.reads(title, book.page - 1)}
      {book.is_read_aloud && `, ${said.aloud}`}
    </>
  )
}
