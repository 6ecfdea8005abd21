import { clsx } from 'clsx'
import type { Language } from '../../../game/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { useTitles } from '../../lib/books/titles.ts'
import { Cover } from '../../ui/pictures/Cover.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { Meter } from '../../ui/screen/Meter.tsx'
import { Panel } from '../../ui/screen/Panel.tsx'
import { Stars } from '../../ui/pictures/Stars.tsx'
import type { Profile } from '../../lib/account/profileApi.ts'
import { profileText } from './text/index.ts'

type ProfileBook = Profile['list_buku'][number]

/** Every book with its progress and its stars. */
export function Marks({ books, language }: { readonly books: readonly ProfileBook[]; readonly language: Language }) {
  const inLanguage = useTitles(language)
  return (
    <Panel border="soga" className="marks-panel" aria-label={profileText[language].myBooks}>
      <ul className="marks">
        {books.map(inLanguage).map((book) => (
          <Mark key={book.id} book={book} language={language} />
        ))}
      </ul>
    </Panel>
  )
}

function Mark({ book, language }: { readonly book: ProfileBook; readonly language: Language }) {
  return (
    <li className={clsx('mark', book.is_locked && 'locked')}>
      <Cover src={book.cover_image} title={book.title} />
      <span className="info">
        <h3>{book.title}</h3>
        <Meter percent={book.progress} name={commonText[language].progressOf(book.title)} />
        <Stars filled={book.grade} language={language} />
      </span>
      {book.is_locked && (
        <span className="locked-over">
          <Icon name="lock" />
          {commonText[language].locked}
        </span>
      )}
    </li>
  )
}
