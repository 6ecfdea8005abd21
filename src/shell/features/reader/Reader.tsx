import './reader.css'
import './upright.css'
import { lazy, Suspense, useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Book, isCover, type Page } from '../../../content/index.ts'
import { LOOKED_BOOK } from '../../../content/look.ts'
import type { Language } from '../../../game/language.ts'
import { afterFirstThings } from '../../lib/firstThings.ts'
import { useLanguage } from '../../lib/language.ts'
import { useUser } from '../../lib/useUser.ts'
import { useSteady } from '../../lib/useSteady.ts'
import { whenIdle } from '../../lib/whenIdle.ts'
import { useHandOver } from '../firstPage/handOver.ts'
import { FaceButton } from '../look/FaceButton.tsx'
import { useFirstLook } from '../look/useLookChooser.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import type { BookMedia } from './bookMedia.ts'
import { CoverPlate } from './CoverPlate.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { MusicPlayer } from './MusicPlayer.tsx'
import { PagePicture } from './PagePicture.tsx'
import { PageSeal } from './PageSeal.tsx'
import { pageIndexOf } from './pageQuery.ts'
import { WaysBack, WaysOn } from './ReaderControls.tsx'
import { StillPicture } from './StillPicture.tsx'
import { TextPanel } from './TextPanel.tsx'
import { readerWords } from './readerWords.ts'
import { helpText } from './useHelp.ts'
import { useReading } from './useReading.ts'

const loadDialogs = () => import('./ReaderDialogs.tsx')
const ReaderDialogs = lazy(() => loadDialogs().then(({ ReaderDialogs }) => ({ default: ReaderDialogs })))
const VoicePlay = lazy(() => import('../voice/VoicePlay.tsx').then(({ VoicePlay }) => ({ default: VoicePlay })))

interface Props {
  readonly book: Book
  /** Comes after the text: pictures' data and sound. */
  readonly media: BookMedia | undefined
}

/** A book being read: one page, its picture, its text and its voice, between two thumb columns. */
export function Reader({ book, media }: Props) {
  const [language] = useLanguage()
  const name = useUser()?.name ?? ''
  const { index, turnTo } = usePageIndex(book)
  const [isAsked, setIsAsked] = useState(false)
  const chooser = useFirstLook(book.id)
  const isPaused = isAsked || chooser.isOpen
  const hasDialogs = useDialogs(isPaused)
  useHandOver()
  const reading = useReading({ book, media, index, turnTo, language, name, isPaused })
  const { page, text, open, turning, isCalled, onReset } = reading
  const on = useControls(reading, () => setIsAsked(true))
  return (
    <div className="world world-table" lang={language}>
      <ScreenTitle title={book.title[language]} />
      <main className="reader" tabIndex={-1}>
        {!isCover(page) && <h1 className="vh">{page.title[language]}</h1>}
        <WaysBack
          language={language}
          isHelpOpen={open.help.isOpen}
          onPrev={index === 0 ? undefined : on.prev}
          onReset={onReset && on.reset}
          onLibrary={on.library}
          onHelp={on.help}
        />
        <ReaderPicture
          page={page}
          open={open}
          isCalled={isCalled}
          language={language}
          name={name}
          isPaused={isPaused}
        />
        <TextRow page={page} text={text} open={open} language={language} />
        <WaysOn
          language={language}
          narration={open.voice}
          onListen={on.listen}
          nextPage={index + 1 < book.pages.length ? index + 1 : undefined}
          calls={open.calls}
          isBusy={turning.isSaving || turning.isFinishing}
          extra={hasExtras(book, page) && <PageExtras {...{ book, page, language, chooser }} isFree={!open.calls} />}
          onNext={on.next}
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

/** What the controls do. */
function useControls({ turning, open }: ReturnType<typeof useReading>, library: () => void) {
  return useSteady({
    prev: turning.prev,
    next: () => void turning.next(),
    finish: turning.finish,
    reset: open.reset,
    library,
    help: open.toggleHelp,
    listen: open.listen,
  })
}

interface TextProps {
  readonly page: Page
  readonly text: ReturnType<typeof useReading>['text']
  readonly open: ReturnType<typeof useReading>['open']
  readonly language: Language
}

/** The text, and how it is read. */
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
  readonly chooser: ReturnType<typeof useFirstLook>
  /** Nothing else invites now. */
  readonly isFree: boolean
}

/** A page's own music, or its book's. */
const musicOf = (book: Book, page: Page): string | null => (isCover(page) ? null : page.music) ?? book.music

/** What some pages have more: music; the cover of book 3 the way to its child's looks. */
const hasExtras = (book: Book, page: Page): boolean => hasFace(book, page) || musicOf(book, page) !== null
const hasFace = (book: Book, page: Page): boolean => isCover(page) && book.id === LOOKED_BOOK

function PageExtras({ book, page, language, chooser, isFree }: ExtrasProps) {
  if (hasFace(book, page)) {
    return <FaceButton language={language} calls={chooser.isInvited && isFree} onOpen={chooser.open} />
  }
  const track = musicOf(book, page)
  // The book's music goes on from page to page.
  return track !== null && <MusicPlayer key={track} track={track} language={language} />
}

interface PictureProps {
  readonly page: Page
  readonly open: ReturnType<typeof useReading>['open']
  /** The page is played by calling. */
  readonly isCalled: boolean
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
}

/** The picture of a page with its number, or of the cover with its title. */
function ReaderPicture({ page, open, isCalled, language, name, isPaused }: PictureProps) {
  const { send, snapshot, showNoVoice } = open.play
  return (
    <PagePicture
      key={page.id}
      task={open.task}
      play={open.play}
      language={language}
      isPaused={isPaused}
      isInvited={open.isInvited}
      help={open.help.isOpen ? helpText(page, open.play.snapshot?.question, language) : undefined}
      room={open.room}
      goOnWord={readerWords[language].readOn}
      onRetry={open.retry}
    >
      <StillPicture src={page.image} alt={page.illustration.alt[language]} word={page.title[language]} />
      {isCover(page) ? (
        <CoverPlate cover={page} language={language} name={name} />
      ) : (
        <PageSeal pageNumber={page.pageNumber} isDone={open.isDone} language={language} />
      )}
      {isCalled && send && snapshot && !open.room.isAsked && (
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
      )}
    </PagePicture>
  )
}

/** Are the dialogs to be there? From the first opening on; their code comes when there is time, so that a press need not wait for it. */
function useDialogs(isOpen: boolean): boolean {
  const [wasOpen, setWasOpen] = useState(false)
  if (isOpen && !wasOpen) setWasOpen(true)
  // What could not be fetched is asked for again when it is opened.
  useEffect(() => afterFirstThings(() => void whenIdle(() => void loadDialogs().catch(() => undefined))), [])
  return wasOpen
}

/** The page that the address asks for; turning changes the address, so that a reload stays on the page. */
function usePageIndex(book: Book) {
  const [query, setQuery] = useSearchParams()
  const index = pageIndexOf(query.get('page'), book.pages.length)
  const turnTo = useCallback(
    // At once: a turn that waits for idle moments comes late just where the device is slow.
    (next: number) => setQuery({ page: String(next + 1) }, { replace: true, flushSync: true }),
    [setQuery],
  )
  return { index, turnTo }
}
