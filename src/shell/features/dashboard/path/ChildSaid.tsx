import type { ChildPath } from '../../../../../server/contract/path.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { pathText } from '../text/path/index.ts'

/** What a child told a grown-up about a book and what she guessed would come: something to ask her about, and no mark. */
export function ChildSaid({ child: { said, head, lang } }: { readonly child: ChildPath }) {
  const words = useText(pathText)
  const [language] = useDashboardLanguage()
  if (said.length === 0) return null
  return (
    <>
      <h3>{words.said}</h3>
      <ul className="told-list">
        {said.map(({ kind, day, book_id, ask, chose }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- The same may be told twice on a day.
          <li key={index}>
            <span lang={lang}>“{ask[lang]}”</span>{' '}
            {kind === 'told' ? words.toldGrownUp : chose && <>{words.guessed(chose[lang])}</>}{' '}
            <span className="minor muted">
              {head.books.find(({ id }) => id === book_id)?.title[lang]}, {dated(day, language, 'weekday')}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}
