import { useId } from 'react'
import type { Language } from '../../../game/language.ts'
import type { ShelfBook } from '../../lib/books/books.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { offeredFilters, type ShelfFilter } from './shelfFilter.ts'
import { libraryText } from './text/index.ts'

interface Props {
  readonly books: readonly ShelfBook[]
  readonly filter: ShelfFilter
  readonly language: Language
  readonly onFilter: (filter: ShelfFilter) => void
}

/** Above a long shelf: finding a book by a word of its title, by its language or level, and among those of the class. */
export function ShelfTools({ books, filter, language, onFilter }: Props) {
  const words = libraryText[language]
  const id = useId()
  const offered = offeredFilters(books)
  return (
    <search className="shelf-tools" lang={language}>
      <label className="visually-hidden" htmlFor={id}>
        {words.find}
      </label>
      <input
        id={id}
        type="search"
        value={filter.text}
        maxLength={120}
        placeholder={words.find}
        autoComplete="off"
        spellCheck={false}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
      />
      {offered.language && (
        <div className="shelf-chips" role="group" aria-label={words.language}>
          {(['all', 'id', 'en'] as const).map((one) => (
            <Chip
              key={one}
              word={words.languages[one]}
              isOn={filter.language === one}
              onPress={() => onFilter({ ...filter, language: one })}
            />
          ))}
        </div>
      )}
      {offered.levels.length > 0 && (
        <div className="shelf-chips" role="group" aria-label={words.levels}>
          {offered.levels.map((level) => (
            <button
              key={level}
              type="button"
              className="chip chip-level"
              aria-pressed={filter.level === level}
              aria-label={words.level(level)}
              onClick={() => {
                playClick()
                onFilter({ ...filter, level: filter.level === level ? 'all' : level })
              }}
            >
              <span className="level" data-level={level} />
            </button>
          ))}
        </div>
      )}
      {offered.isClassOnly && (
        <Chip
          word={words.classBooks}
          isOn={filter.isClassOnly}
          onPress={() => onFilter({ ...filter, isClassOnly: !filter.isClassOnly })}
        />
      )}
    </search>
  )
}

function Chip({
  word,
  isOn,
  onPress,
}: {
  readonly word: string
  readonly isOn: boolean
  readonly onPress: () => void
}) {
  return (
    <button
      type="button"
      className="chip"
      aria-pressed={isOn}
      onClick={() => {
        playClick()
        onPress()
      }}
    >
      {word}
    </button>
  )
}
