import { clsx } from 'clsx'
import type { Language } from '../../../game/language.ts'
import type { ShelfBook } from '../../lib/books/books.ts'
import { KikoPeeps } from './KikoPeeps.tsx'
import { commonText } from '../../lib/language/text/index.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { Cover } from '../../ui/pictures/Cover.tsx'
import { Icon } from '../../ui/pictures/Icon.tsx'
import { MeterFace } from '../../ui/screen/Meter.tsx'
import { mediaUrl } from '../../../game/media.ts'
import { libraryText } from './text/index.ts'

interface Props {
  readonly book: ShelfBook
  readonly language: Language
  /** The book is being started: shows a spinning star. */
  readonly isOpening: boolean
  /** Its cover is fetched at once. */
  readonly isFirst: boolean
  readonly onOpen: () => void
}

/** A book on the shelf. One that is locked or was put away can be focused and pressed, and then explains why. */
export function BookCard({ book, language, isOpening, isFirst, onOpen }: Props) {
  const { title, progress, level, is_locked: isLocked, is_put_away: isAway = false } = book
  const said = commonText[language]
  const words = libraryText[language]
  const name = isAway ? words.awayName(title) : isLocked ? said.lockedBook(title) : said.book(title, progress)
  return (
    <button
      type="button"
      className={clsx('book', isLocked && 'locked', isAway && 'away', isOpening && 'opening')}
      aria-label={level ? `${name}. ${words.level(level)}` : name}
      aria-disabled={isLocked || isAway || undefined}
      aria-busy={isOpening || undefined}
      lang={language}
      onClick={() => {
        playClick()
        onOpen()
      }}
    >
      <span className="cover-wrap">
        <Cover src={book.cover_image} title={title} loading={isFirst ? 'eager' : 'lazy'} />
        {/* Drawn by the style sheet: a seen text would have to stand in the name where it stands here, before the title. */}
        {level && <span className="level" data-level={level} />}
        {isAway && <span className="away-tag">{words.away}</span>}
        {isLocked && (
          <span className="lock" data-testid="lock">
            <Icon name="lock" />
          </span>
        )}
        <KikoPeeps bookId={book.id} language={language} />
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
