import './reader.css'
import './upright.css'
import './turning/turn.css'
import { lazy, memo, type ReactNode, Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Book, isCover, type Page } from '../../../content/index.ts'
import { AVATAR_BOOK } from '../../../content/avatarVariant.ts'
import type { Language } from '../../../game/language.ts'
import { afterPages } from '../../lib/loading/criticalPath.ts'
import { loadVoicePlay } from '../voice/index.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { useSteady } from '../../lib/useSteady.ts'
import { whenIdle } from '../../lib/loading/whenIdle.ts'
import { useHydrated } from '../../../firstPage/index.ts'
import { FaceButton, type FirstVariant, useFirstVariant } from '../avatar/index.ts'
import { ScreenTitle } from '../../ui/screen/Screen.tsx'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { CoverLabel } from './page/CoverLabel.tsx'
import { ModeSwitch } from './narration/ModeSwitch.tsx'
import { MusicPlayer } from './narration/MusicPlayer.tsx'
import { PageSheet } from './page/PagePicture.tsx'
import { PageBadge } from './page/PageBadge.tsx'
import { pageIndexOf } from './page/pageQuery.ts'
import { BackRoutes, NextRoutes } from './controls/ReaderControls.tsx'
import { PosterPicture } from './page/PosterPicture.tsx'
import { TextPanel } from './page/TextPanel.tsx'
import { readerText } from './text/reader/index.ts'
import { helpText } from './controls/useHelp.ts'
import { type Reading, useReading } from './useReading.ts'
import type { OpenPage } from './stage/useOpenPage.ts'

const loadDialogs = () => import('./controls/ReaderDialogs.tsx')
const ReaderDialogs = lazy(() => loadDialogs().then(({ ReaderDialogs }) => ({ default: ReaderDialogs })))
const VoicePlay = lazy(() => loadVoicePlay().then(({ VoicePlay }) => ({ default: VoicePlay })))

interface Props {
  readonly book: Book
  /** Loaded after the text: picture data and sound. */
  readonly media: BookMedia | undefined
}

/** A book being read: one page with its picture, text and voice, between two columns of controls for the thumbs. */
export function Reader({ book, media }: Props) {
  const [language] = useLanguage()
  const name = useUser()?.name ?? ''
  const { index, turnTo } = usePageIndex(book)
  const [isAsked, setIsAsked] = useState(false)
  const chooser = useFirstVariant(book.id)
  const isPaused = isAsked || chooser.isOpen
  const hasDialogs = useDialogs(isPaused)
  useHydrated()
  const reading = useReading({ book, media, index, turnTo, language, name, isPaused })
  const { page, text, open, turning, onReset } = reading
  const on = useControls(reading, () => setIsAsked(true))
  const extra = useExtras({ book, page, language, chooser, isFree: !open.calls })
  return (
    <div className="world world-table" lang={language}>
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
          onReset={onReset && on.reset}
          onLibrary={on.library}
          onHelp={on.help}
        />
        <Sheets {...{ book, reading, index, language, name, isPaused }} />
        <TextRow page={page} text={text} open={open} language={language} />
        <NextRoutes
          language={language}
          narration={open.voice}
          onListen={on.listen}
          nextPage={index + 1 < book.pages.length ? index + 1 : undefined}
          calls={open.calls}
          isBusy={turning.isBusy}
          extra={extra}
          onNext={on.next}
          onNextDown={on.nextDown}
          onFinish={on.finish}
        />
      </main>
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

/** The actions of the controls. */
function useControls({ turning, open }: Reading, library: () => void) {
  return useSteady({
    prev: turning.prev,
    next: () => void turning.next(),
    nextDown: turning.readyNext,
    finish: turning.finish,
    reset: open.reset,
    library,
    help: open.toggleHelp,
    listen: open.listen,
  })
}

interface TextProps {
  readonly page: Page
  readonly text: Reading['text']
  readonly open: OpenPage
  readonly language: Language
}

/** The text and the switch of the reading mode. */
function TextRow({ page, text, open, language }: TextProps) {
  const on = useSteady({ word: open.touchWord })
  return (
    <div className="text-row">
      <TextPanel
        key={page.id}
        text={text}
        language={language}
        narration={open.narration}
        isCentred={isCover(page)}
        onWord={on.word}
      />
      <ModeSwitch language={language} />
    </div>
  )
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

interface SheetsProps {
  readonly book: Book
  readonly reading: Reading
  readonly index: number
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
}

/** The open page, and below it the next one. */
function Sheets({ book, reading, index, ...how }: SheetsProps) {
  const { open, isCalled } = reading
  const { lie, upcoming, comesBack } = reading.turning
  return (
    <div className="slot" ref={lie}>
      {[index, upcoming].map((each) => {
        const page = each === undefined ? undefined : book.pages[each]
        return (
          page && (
            <ReaderPicture
              key={page.id}
              page={page}
              open={each === index ? open : undefined}
              isDone={open.done.has(page.id)}
              comesBack={comesBack}
              isCalled={isCalled}
              {...how}
            />
          )
        )
      })}
    </div>
  )
}

interface PictureProps {
  readonly page: Page
  /** The page as it is played; absent while another page covers it. */
  readonly open: OpenPage | undefined
  readonly isDone: boolean
  readonly comesBack: boolean
  /** Whether the page is played by voice. */
  readonly isCalled: boolean
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
}

/** The picture of a page with its number, or of the cover with its title. The next page is not re-rendered with the open one. */
const ReaderPicture = memo((props: PictureProps) => {
  const { page, open, isDone, comesBack, isCalled, language, name, isPaused } = props
  return (
    <PageSheet
      comesBack={comesBack}
      living={
        open && {
          task: open.task,
          play: open.play,
          language,
          isPaused,
          isInvited: open.isInvited,
          help: open.help.isOpen ? helpText(page, open.play.snapshot?.question, language) : undefined,
          room: open.room,
          goOnWord: readerText[language].readOn,
          onRetry: open.retry,
        }
      }
    >
      <PosterPicture src={page.image} alt={page.illustration.alt[language]} word={page.title[language]} />
      {isCover(page) ? (
        <CoverLabel cover={page} language={language} name={name} />
      ) : (
        <PageBadge pageNumber={page.pageNumber} isDone={isDone} language={language} />
      )}
      {isCalled && open && <Voice open={open} language={language} isPaused={isPaused} />}
    </PageSheet>
  )
})

/** Speech input, for a page that is played by voice. */
function Voice({ open, language, isPaused }: Pick<PictureProps, 'language' | 'isPaused'> & { open: OpenPage }) {
  const { send, snapshot, showNoVoice } = open.play
  if (!send || !snapshot || open.room.isAsked) return null
  return (
    <Suspense>
      <VoicePlay
        language={language}
        send={send}
        snapshot={snapshot}
        isPaused={isPaused}
        onBegin={open.beginPlay}
        onLost={showNoVoice}
      />
    </Suspense>
  )
}

/** Whether to render the dialogs: from the first opening on. Their code is loaded while idle, so that a press need not wait for it. */
function useDialogs(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  // A failed load is retried when it is opened.
  useEffect(() => afterPages(() => void whenIdle(() => void loadDialogs().catch(() => undefined))), [])
  return wasOpen
}

/** The index of the page in the URL; turning changes the URL, so that a reload stays on the page. */
function usePageIndex(book: Book) {
  const [query, setQuery] = useSearchParams()
  const index = pageIndexOf(query.get('page'), book.pages.length)
  const turnTo = useCallback(
    // At once: waiting for idle time would delay turns on slow devices.
    (next: number) => setQuery({ page: String(next + 1) }, { replace: true, flushSync: true }),
    [setQuery],
  )
  return { index, turnTo }
}
