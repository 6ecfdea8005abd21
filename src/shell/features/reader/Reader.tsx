import './reader.css'
import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Book, isCover, type Page } from '../../../content/index.ts'
import type { Language } from '../../../game/language.ts'
import { useLanguage } from '../../lib/language.ts'
import { useUser } from '../../lib/session.ts'
import { ScreenTitle } from '../../ui/Screen.tsx'
import type { BookMedia } from './bookMedia.ts'
import { CoverPlate } from './CoverPlate.tsx'
import { LeaveDialog } from './LeaveDialog.tsx'
import { ModeSwitch } from './ModeSwitch.tsx'
import { MusicPlayer } from './MusicPlayer.tsx'
import { PagePicture } from './PagePicture.tsx'
import { PageSeal } from './PageSeal.tsx'
import { pageIndexOf } from './pageQuery.ts'
import { WaysBack, WaysOn } from './ReaderControls.tsx'
import { StillPicture } from './StillPicture.tsx'
import { TextPanel } from './TextPanel.tsx'
import { TurnPhone } from './TurnPhone.tsx'
import { helpText } from './useHelp.ts'
import { useReading } from './useReading.ts'
import { VoiceButton } from './VoiceButton.tsx'

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
  const { page, text, open, turning, isCalled, onReset } = useReading({
    book,
    media,
    index,
    turnTo,
    language,
    name,
    isPaused: isAsked,
  })
  return (
    <div className="world world-table">
      <ScreenTitle title={book.title[language]} />
      <main className="reader" tabIndex={-1}>
        <WaysBack
          language={language}
          isHelpOpen={open.help.isOpen}
          onPrev={index === 0 ? undefined : turning.prev}
          onReset={onReset}
          onLibrary={() => setIsAsked(true)}
          onHelp={open.toggleHelp}
        />
        <ReaderPicture page={page} open={open} language={language} name={name} isPaused={isAsked} />
        <div className="text-row">
          <TextPanel
            key={page.id}
            text={text}
            language={language}
            view={open.view}
            isCentred={isCover(page)}
            onWord={open.touchWord}
          />
          <ModeSwitch language={language} />
        </div>
        <WaysOn
          language={language}
          narration={open.view.state}
          onListen={open.listen}
          nextPage={index + 1 < book.pages.length ? index + 1 : undefined}
          calls={open.calls}
          isBusy={turning.isSaving || turning.isFinishing}
          extra={<PageExtras page={page} play={open.play} isCalled={isCalled} language={language} />}
          onNext={() => void turning.next()}
          onFinish={turning.finish}
        />
      </main>
      <TurnPhone language={language} />
      <LeaveDialog isOpen={isAsked} onLeave={() => void turning.toLibrary()} onStay={() => setIsAsked(false)} />
    </div>
  )
}

interface ExtrasProps {
  readonly page: Page
  readonly play: ReturnType<typeof useReading>['open']['play']
  /** The page is played by calling. */
  readonly isCalled: boolean
  readonly language: Language
}

/** What only some pages have: a microphone, music of their own. */
function PageExtras({ page, play, isCalled, language }: ExtrasProps) {
  return (
    <>
      {isCalled && play.send && <VoiceButton language={language} send={play.send} onFailed={play.showNoVoice} />}
      {!isCover(page) && page.music !== null && <MusicPlayer key={page.id} track={page.music} language={language} />}
    </>
  )
}

interface PictureProps {
  readonly page: Page
  readonly open: ReturnType<typeof useReading>['open']
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
}

/** The picture of a page with its number, or of the cover with its title. */
function ReaderPicture({ page, open, language, name, isPaused }: PictureProps) {
  return (
    <PagePicture
      key={page.id}
      task={open.task}
      play={open.play}
      language={language}
      isPaused={isPaused}
      isInvited={open.isInvited}
      help={open.help.isOpen ? helpText(page, open.play.snapshot?.question, language) : undefined}
      onRetry={open.retry}
    >
      <StillPicture src={page.image} alt={page.illustration.alt[language]} word={page.title[language]} />
      {isCover(page) ? (
        <CoverPlate cover={page} language={language} name={name} />
      ) : (
        <PageSeal pageNumber={page.pageNumber} isDone={open.isDone} language={language} />
      )}
    </PagePicture>
  )
}

/** The page that the address asks for; turning changes the address, so that a reload stays on the page. */
function usePageIndex(book: Book) {
  const [query, setQuery] = useSearchParams()
  const index = pageIndexOf(query.get('page'), book.pages.length)
  const turnTo = useCallback((next: number) => setQuery({ page: String(next + 1) }, { replace: true }), [setQuery])
  return { index, turnTo }
}
