import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { PlayableBook } from '../content/playableBook.ts'
import type { BookMedia } from '../shell/lib/books/bookMedia.ts'
import { useLanguage } from '../shell/lib/language/language.ts'
import { learningEvents } from '../shell/lib/service/learningEvents.ts'
import { BookActivities, pointsOfResults } from './BookActivities.tsx'
import { BookEnd } from './BookEnd.tsx'
import { BookReader } from './BookReader.tsx'
import type { Place, Progress } from './progress.ts'

interface Props {
  readonly playable: PlayableBook
  readonly media: BookMedia
  /** Where to begin. */
  readonly start: Progress
  /** Loads the files of a place; resolves when it can be opened. */
  readonly load: (place: Place) => Promise<void>
  /** Keeps where the reader is. */
  readonly keep: (progress: Progress) => void
}

/** A book that plays by itself: its pages, the activities after them, and the stars. */
export function Player(props: Props) {
  return (
    <MemoryRouter>
      <OpenBook {...props} />
    </MemoryRouter>
  )
}

/** The activities' way back leads here; the router has no other address. */
const COVER = '/cover'

function OpenBook({ playable, media, start, load, keep }: Props) {
  const [language] = useLanguage()
  const { place, results, isBusy, go, note } = useProgress({ playable, start, load, keep })
  const { book, activities } = playable
  useWayBack(() => go({ at: 'page', index: 0 }))
  const follow = useCallback(
    (index: number | undefined, latest: Progress['results']) =>
      note(index === undefined ? { at: 'end' } : { at: 'activity', index }, latest),
    [note],
  )
  const finish = () => {
    if (activities.length > 0) return go({ at: 'activity', index: 0 }, [])
    learningEvents.record({ type: 'book.complete', bookId: book.id, place: `book-${book.id}`, points: 100 }, language)
    return go({ at: 'end' })
  }
  return (
    <div className="world world-table" lang={language} data-languages={playable.languages.length}>
      <title>{book.title[language]}</title>
      {place.at === 'page' && (
        <BookReader
          {...{ playable, media, language, isBusy }}
          index={place.index}
          onTurn={(index) => go({ at: 'page', index })}
          onFinish={finish}
        />
      )}
      {place.at === 'activity' && (
        <BookActivities
          {...{ playable, media, results, language }}
          index={place.index}
          backRoute={COVER}
          load={(index) => load({ at: 'activity', index })}
          onChange={follow}
        />
      )}
      {place.at === 'end' && (
        <BookEnd
          points={pointsOfResults(results, activities.length)}
          hasActivities={activities.length > 0}
          language={language}
          onReadAgain={() => go({ at: 'page', index: 0 })}
          onPlayAgain={() => go({ at: 'activity', index: 0 }, [])}
        />
      )}
    </div>
  )
}

/** The activities' way back is a link: it leads to the cover. */
function useWayBack(toCover: () => void): void {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const goBack = useEffectEvent(() => {
    toCover()
    void navigate('/', { replace: true })
  })
  useEffect(() => {
    if (pathname === COVER) goBack()
  }, [pathname])
}

/** Where the reader is. A place opens when its files are there; those of the next one are loaded meanwhile. */
function useProgress({ playable, start, load, keep }: Pick<Props, 'playable' | 'start' | 'load' | 'keep'>) {
  const [progress, setProgress] = useState(start)
  const [isBusy, setIsBusy] = useState(false)
  const under = useRef(false)
  const { place, results } = progress
  const note = useCallback((place: Place, results: Progress['results']) => setProgress({ place, results }), [])
  useEffect(() => {
    keep(progress)
    const next = nextOf(progress.place, playable)
    if (next) void load(next)
  }, [progress, playable, load, keep])
  async function open(next: Place, latest: Progress['results']): Promise<void> {
    if (under.current) return
    under.current = true
    setIsBusy(true)
    await load(next)
    under.current = false
    setIsBusy(false)
    note(next, latest)
  }
  return { place, results, isBusy, note, go: (next: Place, latest = results) => void open(next, latest) }
}

function nextOf(place: Place, { book, activities }: PlayableBook): Place | undefined {
  if (place.at === 'end') return undefined
  const index = place.index + 1
  if (place.at === 'activity') return index < activities.length ? { at: 'activity', index } : undefined
  if (index < book.pages.length) return { at: 'page', index }
  return activities.length > 0 ? { at: 'activity', index: 0 } : undefined
}
