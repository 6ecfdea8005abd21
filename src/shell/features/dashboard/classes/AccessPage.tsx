import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BookAccessRequest, ClassBooksAnswer } from '../../../../../server/contract/classes.ts'
import { otherLanguage } from '../../../../game/language.ts'
import { useClass } from '../ClassFrame.tsx'
import { classesApi } from '../classesApi.ts'
import { useDashboardLanguage, useText } from '../dashboardLanguage.ts'
import { dated } from '../dates.ts'
import { classQueries } from '../queries.ts'
import { State } from '../State.tsx'
import { useTask } from '../useTask.ts'
import { frameText } from '../text/frame/index.ts'
import { retentionText } from '../text/retention/index.ts'
import { ClassHead } from './Head.tsx'

type ClassBook = ClassBooksAnswer['data'][number]
type Access = ClassBook['access']

/** Page to choose which books the class may open; each choice is saved at once. */
export function AccessPage() {
  const { whole } = useClass()
  const said = useText(retentionText)
  const { saved } = useText(frameText)
  const books = classQueries.books(whole.id)
  const query = useQuery(books)
  const client = useQueryClient()
  const { isBusy, run } = useTask()
  const decide = (decision: BookAccessRequest) =>
    void run(async () => client.setQueryData(books.queryKey, await classesApi.decideBook(whole.id, decision)), saved)
  return (
    <>
      <ClassHead sub={said.booksSub} />
      <State of={query}>
        {(books) => (
          <div className="stack" style={{ maxWidth: 900 }}>
            {books.map((book, index) => (
              <BookRule
                key={book.book_id}
                book={book}
                before={books[index - 1]?.book_id}
                isBusy={isBusy}
                onDecide={(access) => decide({ book_id: book.book_id, access })}
              />
            ))}
          </div>
        )}
      </State>
    </>
  )
}

interface RuleProps {
  readonly book: ClassBook
  /** Id of the previous book; the first book has none and is always open. */
  readonly before: number | undefined
  readonly isBusy: boolean
  readonly onDecide: (access: Access) => void
}

function BookRule({ book, before, isBusy, onDecide }: RuleProps) {
  const { whole } = useClass()
  const said = useText(retentionText)
  const [language] = useDashboardLanguage()
  const other = otherLanguage(language)
  const { book_id, title, begun, decided_by, decided_at } = book
  return (
    <fieldset className="block">
      <legend className="visually-hidden">
        {said.book(book_id)}: {title[language]}
      </legend>
      <div className="book-rule">
        <div>
          <b>
            {said.book(book_id)}: {title[language]}
          </b>
          <p className="minor muted" lang={other}>
            {title[other]}
          </p>
          <p className="minor">{said.begun(begun, whole.learners.length)}</p>
        </div>
        {before === undefined ? (
          <p className="minor">{said.alwaysOpen}</p>
        ) : (
          <Choices book={book} before={before} isBusy={isBusy} onDecide={onDecide} />
        )}
      </div>
      {decided_by !== null && decided_at !== null && (
        <p className="hint">{said.decided(decided_by, dated(decided_at, language, 'weekday'))}</p>
      )}
    </fieldset>
  )
}

function Choices({ book, before, isBusy, onDecide }: RuleProps & { readonly before: number }) {
  const said = useText(retentionText)
  const choices = { open: said.open, 'after-previous': said.after(before), locked: said.locked } as const
  const modes = ['open', 'after-previous', 'locked'] as const
  return (
    <div>
      {modes.map((access) => (
        <label key={access} className="tick">
          <input
            type="radio"
            name={`book-${book.book_id}`}
            checked={book.access === access}
            disabled={isBusy}
            onChange={() => onDecide(access)}
          />
          {choices[access]}
        </label>
      ))}
    </div>
  )
}
