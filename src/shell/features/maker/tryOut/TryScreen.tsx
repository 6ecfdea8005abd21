import { use, useCallback, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { useAtom } from 'jotai'
import type { Audio } from '../../../../game/audio/index.ts'
import { FIRST_EFFECTS } from '../../../../content/audio.ts'
import type { Language } from '../../../../game/language.ts'
import { languageAtom } from '../../../lib/language/language.ts'
import { learningEvents } from '../../../lib/service/learningEvents.ts'
import { audioDesk } from '../../../lib/sound/audioDesk.ts'
import type { PlayableDraft } from '../bench/bench.ts'
import { BenchContext } from '../bench/client.ts'
import type { Draft } from '../draft/schema.ts'
import { loadBookKit } from '../pack/bookKit.ts'
import type { DraftMedia } from '../panel.ts'
import { tryText } from '../text/tryOut/index.ts'
import { Icon } from '../ui/Icon.tsx'
import { LocalBook } from './localBook.ts'
import { TryActivity } from './TryActivity.tsx'
import { TryReader } from './TryReader.tsx'

interface Props {
  readonly draft: Draft
  readonly media: DraftMedia
  /** The page to begin with; the child can turn to the others. */
  readonly index: number
  /** The teacher's language, for the bar above the book. */
  readonly language: Language
  readonly onDone: () => void
}

/** Where the book is open: a page, or an activity after it. */
type Place = { readonly at: 'page' | 'activity'; readonly index: number }

interface Opened {
  readonly playable: PlayableDraft
  readonly book: LocalBook
  readonly audio: Audio
}

/** Plays the draft on the real stage, as a child does, in either language. Nothing is recorded. */
export function TryScreen(props: Props) {
  const { draft, language, onDone } = props
  const [place, setPlace] = useState<Place>({ at: 'page', index: props.index })
  const text = tryText[language]
  useNothingRecorded()
  useOwnLanguage(draft.languages)
  const { opened, isReady, isFailed, again } = useOpened(props, place)
  return createPortal(
    <div className="trying-root">
      <div className="maker">
        <div className="trybar" lang={language}>
          <Icon name="play" />
          <b className="grow">
            {place.at === 'page' ? text.trying(place.index) : text.tryingActivity(place.index + 1)}
          </b>
          <button type="button" className="done" onClick={onDone}>
            {text.done}
          </button>
        </div>
      </div>
      {opened && isReady ? (
        <Played {...props} {...opened} place={place} onPlace={setPlace} />
      ) : (
        <div className="maker try-waiting" role={isFailed ? 'alert' : 'status'} lang={language}>
          <p>{isFailed ? text.failed : text.preparing}</p>
          {isFailed && (
            <button type="button" className="button main" onClick={again}>
              {text.again}
            </button>
          )}
        </div>
      )}
    </div>,
    document.body,
  )
}

interface PlayedProps extends Props, Opened {
  readonly place: Place
  readonly onPlace: (place: Place) => void
}

/** The open page or activity. */
function Played({ draft, playable, book, audio, place, onPlace, onDone }: PlayedProps) {
  const [childLanguage] = useAtom(languageAtom)
  const [media] = useState(() => book.bookMedia(audio))
  const { activities } = playable
  const next = (index: number) => (index < activities.length ? onPlace({ at: 'activity', index }) : onDone())
  const activity = place.at === 'activity' ? activities[place.index] : undefined
  return (
    <div className="world world-table" lang={childLanguage} data-languages={draft.languages.length}>
      {activity ? (
        <TryActivity
          key={activity.id}
          activity={activity}
          count={activities.length}
          index={place.index}
          media={media}
          language={childLanguage}
          onNext={() => next(place.index + 1)}
        />
      ) : (
        <TryReader
          book={playable.book}
          media={media}
          index={place.index}
          language={childLanguage}
          onTurn={(index) => onPlace({ at: 'page', index })}
          onFinish={() => next(0)}
        />
      )}
    </div>
  )
}

/** Opens the book, and draws the picture of the open page, then that of the next one. */
function useOpened({ draft, media }: Pick<Props, 'draft' | 'media'>, place: Place) {
  const bench = use(BenchContext)
  const [opened, setOpened] = useState<Opened>()
  const [ready, setReady] = useState<ReadonlySet<number>>(new Set())
  const [isFailed, setFailed] = useState(false)
  const open = useCallback(() => {
    let book: LocalBook | undefined
    let isOver = false
    async function load(): Promise<void> {
      const kit = await loadBookKit(draft)
      const [playable, audio] = await Promise.all([bench.playable({ draft, kit }), audioDesk()])
      if (isOver) return
      book = new LocalBook(draft, playable, kit, media)
      await book.open()
      void audio.effects.prepare(FIRST_EFFECTS)
      if (!isOver) setOpened({ playable, book, audio })
    }
    load().catch((error: unknown) => {
      console.warn('The draft could not be opened', error)
      if (!isOver) setFailed(true)
    })
    return () => {
      isOver = true
      book?.close()
      setOpened(undefined)
      setReady(new Set())
    }
  }, [bench, draft, media])
  const close = useRef<() => void>(undefined)
  useEffect(() => {
    close.current = open()
    return () => close.current?.()
  }, [open])
  const index = place.at === 'page' ? place.index : undefined
  useEffect(() => {
    if (!opened || index === undefined) return
    opened.book.compose(index).then(
      () => {
        setReady((before) => new Set(before).add(index))
        void opened.book.compose(index + 1).catch(() => undefined)
      },
      (error: unknown) => {
        console.warn('A picture could not be drawn', error)
        setFailed(true)
      },
    )
  }, [opened, index])
  const again = () => {
    setFailed(false)
    close.current?.()
    close.current = open()
  }
  return { opened, isReady: index === undefined || ready.has(index), isFailed, again }
}

/** What is done here is nobody's learning. */
function useNothingRecorded(): void {
  useEffect(() => learningEvents.mute(), [])
}

/** The book's toggle changes the language of the book only for now: afterwards the device has the one that it had. */
function useOwnLanguage(languages: readonly Language[]): void {
  const [now, set] = useAtom(languageAtom)
  const [before] = useState(now)
  const [main] = languages
  useEffect(() => {
    if (main !== undefined && !languages.includes(before)) set(main)
    return () => set(before)
  }, [before, languages, main, set])
}
