import './reader.css'
import './upright.css'
import './zoomed.css'
import './turning/turn.css'
import { isBookInOneLanguage } from '../../../content/oneLanguage.ts'
import { lazy, type ReactNode, Suspense, useEffect, useMemo, useState } from 'react'
import { type Book, isCover, type Page } from '../../../content/index.ts'
import { AVATAR_BOOK } from '../../../content/avatarVariant.ts'
import type { Language } from '../../../game/language.ts'
import { afterPages } from '../../lib/loading/criticalPath.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { useSteady } from '../../lib/useSteady.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { Control } from '../../ui/controls/Control.tsx'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { useHydrated } from '../../../firstPage/index.ts'
import { DownloadOpened } from '../downloads/index.ts'
import { FaceButton, type FirstVariant, useFirstVariant } from '../avatar/index.ts'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { MusicPlayer } from './narration/MusicPlayer.tsx'
import { usePageIndex } from './page/usePageIndex.ts'
import { Sheets } from './page/Sheets.tsx'
import { BackRoutes, NextRoutes } from './controls/ReaderControls.tsx'
import { TextRow } from './page/TextRow.tsx'
import { type StoryTurn, useStory } from './story/useStory.tsx'
import { type Reading, useReading } from './useReading.ts'

const loadDialogs = () => import('./controls/ReaderDialogs.tsx')
const ReaderDialogs = lazy(() => loadDialogs().then(({ ReaderDialogs }) => ({ default: ReaderDialogs })))

interface Props {
  readonly book: Book
  /** Loaded after the text: picture data and sound. */
  readonly media: BookMedia | undefined
}

/** A book being read: one page with its picture, text and voice, between two columns of controls for the thumbs. */
export function Reader({ book, media }: Props) {
  const [language] = useLanguage()
  const name = useUser()?.name ?? ''
  const isSingle = useMemo(() => isBookInOneLanguage(book), [book])
  const { index, turnTo } = usePageIndex(book)
  const [isAsked, setIsAsked] = useState(false)
  const chooser = useFirstVariant(book.id)
  const isPaused = isAsked || chooser.isOpen
  const hasDialogs = useDialogs(isPaused)
  const reading = useReading({ book, media, index, turnTo, language, name, isPaused })
  const { page, text, open, turning, onReset } = reading
  useHydrated(open.task)
  const story = useStory({ book, media, index, language, name, isPaused, reading })
  const on = useControls(reading, story, () => setIsAsked(true))
  const wayOut = useMemo(() => <LibraryControl language={language} onLibrary={on.library} />, [language, on.library])
  const extra = useExtras({ book, page, language, chooser, isFree: !open.calls })
  return (
    <div className="world world-table" lang={language} data-languages={isSingle ? 1 : undefined}>
      <ScreenTitle title={book.title[language]} />
      <main className="reader" tabIndex={-1}>
        {/* Announces a turned page once, when it has become current. */}
        <div className="visually-hidden" aria-live="polite">
          {!isCover(page) && <h1>{page.title[language]}</h1>}
        </div>
        <BackRoutes
          language={language}
          isHelpOpen={open.help.isOpen}
          onPrev={index === 0 ? undefined : on.prev}
          onReset={onReset && !story.isOpen ? on.reset : undefined}
          onHelp={on.help}
          wayOut={wayOut}
        />
        <Sheets {...{ book, reading, index, language, name, isPaused, story }} />
        <TextRow bookId={book.id} page={page} text={text} open={open} lit={story.lit} language={language} />
        <NextRoutes
          language={language}
          narration={open.voice}
          onListen={on.listen}
          nextPage={index + 1 < book.pages.length ? index + 1 : undefined}
          calls={open.calls && !story.isOpen}
          isBusy={turning.isBusy}
          extra={extra}
          onNext={on.next}
          onNextDown={on.nextDown}
          onFinish={on.finish}
        />
      </main>
      <DownloadOpened bookId={book.id} index={index} last={book.pages.length - 1} />
      {hasDialogs && (
        <Suspense>
          <ReaderDialogs
            {...{ language, chooser, isAsked }}
            onLeave={() => void turning.toLibrary()}
            onStay={() => setIsAsked(false)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** Leaves the book, after a question. */
function LibraryControl({ language, onLibrary }: { readonly language: Language; readonly onLibrary: () => void }) {
  return (
    <Control
      className="c-lib"
      icon="library"
      theme="cream"
      control="library"
      word={commonText[language].library}
      onClick={onLibrary}
    />
  )
}

/** The actions of the controls. */
function useControls({ turning, open }: Reading, { isOpen, repeat }: StoryTurn, library: () => void) {
  return useSteady({
    prev: turning.prev,
    next: () => void turning.next(),
    nextDown: turning.readyNext,
    finish: turning.finish,
    reset: open.reset,
    library,
    // While the story asks, both say its question again.
    help: isOpen ? repeat : open.toggleHelp,
    listen: isOpen ? repeat : open.listen,
  })
}

interface ExtrasProps {
  readonly book: Book
  readonly page: Page
  readonly language: Language
  readonly chooser: FirstVariant
  /** Whether no other control is inviting now. */
  readonly isFree: boolean
}

/** The page's own music, otherwise that of its book. */
const musicOf = (book: Book, page: Page): string | null => (isCover(page) ? null : page.music) ?? book.music

/** An extra control of some pages: music, or on the cover of book 3 the avatar chooser. Memoised. */
function useExtras({ book, page, language, chooser, isFree }: ExtrasProps): ReactNode {
  const hasFace = isCover(page) && book.id === AVATAR_BOOK
  const track = hasFace ? null : musicOf(book, page)
  const isInvited = chooser.isInvited && isFree
  const { open } = chooser
  return useMemo(() => {
    if (hasFace) return <FaceButton language={language} calls={isInvited} onOpen={open} />
    // Keyed by track, so that the book's music continues across pages.
    return track !== null && <MusicPlayer key={track} track={track} language={language} />
  }, [hasFace, track, language, isInvited, open])
}

/** Whether to render the dialogs: from the first opening on. Their code is loaded while idle, so that a press need not wait for it. */
function useDialogs(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  // A failed load is retried when it is opened.
  useEffect(() => afterPages(() => void whenIdle(() => void loadDialogs().catch(() => undefined))), [])
  return wasOpen
}
