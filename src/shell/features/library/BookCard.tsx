import { clsx } from 'clsx'
import type { Language } from '../../../game/language.ts'
import type { ShelfBook } from '../../lib/books/books.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { Cover } from '../../ui/pictures/Cover.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { MeterFace } from '../../ui/screen/Meter.tsx'
import { mediaUrl } from '../../../game/media.ts'

interface Props {
  readonly book: ShelfBook
  readonly language: Language
  /** The book is being started: shows a spinning star. */
  readonly isOpening: boolean
  readonly onOpen: () => void
}

/** A book on the shelf. A locked one can be focused and pressed, and then explains why. */
export function BookCard({ book, language, isOpening, onOpen }: Props) {
  const { title, progress, is_locked: isLocked } = book
  const said = commonText[language]
  return (
    <button
      type="button"
      className={clsx('book', isLocked && 'locked', isOpening && 'opening')}
      aria-label={isLocked ? said.lockedBook(title) : said.book(title, progress)}
      aria-disabled={isLocked || undefined}
      aria-busy={isOpening || undefined}
      lang={language}
      onClick={() => {
        playClick()
        onOpen()
      }}
    >
      <span className="cover-wrap">
        <Cover src={book.cover_image} title={title} />
        {isLocked && (
          <span className="lock" data-testid="lock">
            <Icon name="lock" />
          </span>
        )}
        {isOpening && (
          <img className="opening-star" src={mediaUrl('/img/ui/star-on.webp')} alt="" data-testid="spinner" />
        )}
      </span>
      <span className="plank" />
      <span className="label">
        <b>{title}</b> <MeterFace percent={progress} isDrawn={isLocked} />
      </span>
    </button>
  )
}
