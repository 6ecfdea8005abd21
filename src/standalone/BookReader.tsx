import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { isCover, kindOfPage, type Page } from '../content/index.ts'
import type { PlayableBook } from '../content/playableBook.ts'
import type { Language } from '../game/language.ts'
import { lightOf } from '../game/scene/picture/pictureFormat.ts'
import { pageKindOf } from '../scenes/pageKinds.ts'
import {
  BackRoutes,
  CoverLabel,
  helpText,
  ModeSwitch,
  MusicPlayer,
  NextRoutes,
  type OpenPage,
  PageBadge,
  PagePicture,
  pageTextOf,
  pictureAlt,
  PosterPicture,
  readerText,
  readingModeAtom,
  TextPanel,
  useLeaveRecord,
  useOpenPage,
} from '../shell/features/reader/index.ts'
import type { BookMedia } from '../shell/lib/books/bookMedia.ts'
import { useSteady } from '../shell/lib/useSteady.ts'
import { AboutLink } from './AboutLink.tsx'

interface Props {
  readonly playable: PlayableBook
  readonly media: BookMedia
  /** Of the open page; the cover is 0. */
  readonly index: number
  readonly language: Language
  /** Another page is being loaded. */
  readonly isBusy: boolean
  readonly onTurn: (index: number) => void
  readonly onFinish: () => void
}

/** The open page of a book that plays by itself: picture, text and voice, between two columns of controls. */
export function BookReader({ playable, media, index, language, isBusy, onTurn, onFinish }: Props) {
  const { book } = playable
  const page = book.pages[index] ?? book.pages[0]
  const { text, open, leave } = usePage({ playable, media, page, language })
  const on = useSteady({
    prev: () => leave('prev', () => onTurn(index - 1)),
    next: () => leave('next', () => onTurn(index + 1)),
    finish: () => leave('finish', onFinish),
    word: open.touchWord,
    listen: open.listen,
    down: () => undefined,
  })
  const wayOut = useMemo(() => <AboutLink language={language} />, [language])
  return (
    <main className="reader" tabIndex={-1}>
      <div className="visually-hidden" aria-live="polite">
        {!isCover(page) && <h1>{page.title[language]}</h1>}
      </div>
      <BackRoutes
        language={language}
        isHelpOpen={open.help.isOpen}
        onHelp={open.toggleHelp}
        onReset={canReset(page, open) ? open.reset : undefined}
        onPrev={index === 0 ? undefined : on.prev}
        wayOut={wayOut}
      />
      <OpenPicture key={page.id} {...{ playable, page, open, language }} />
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
      <NextRoutes
        language={language}
        narration={open.voice}
        onListen={on.listen}
        nextPage={index + 1 < book.pages.length ? index + 1 : undefined}
        calls={open.calls}
        isBusy={isBusy}
        extra={<PageMusic playable={playable} page={page} language={language} />}
        onNext={on.next}
        onNextDown={on.down}
        onFinish={on.finish}
      />
    </main>
  )
}

/** The open page, and how it is left. */
function usePage({ playable, media, page, language }: Pick<Props, 'playable' | 'media' | 'language'> & { page: Page }) {
  const mode = useAtomValue(readingModeAtom)
  const { book } = playable
  const text = useMemo(() => pageTextOf(book, page, language, ''), [book, page, language])
  const open = useOpenPage({ book, page, text, media, language, mode, isPaused: false })
  const record = useLeaveRecord({
    bookId: book.id,
    pageId: page.id,
    language,
    words: text.words.length,
    mode,
    isPaused: false,
    heard: () => open.narration?.heardWords ?? 0,
  })
  return {
    text,
    open,
    leave(by: 'prev' | 'next' | 'finish', go: () => void) {
      record(by)
      open.mute()
      media.audio.effects.play('page-flip')
      go()
    },
  }
}

/** A game can be restarted at any time where its kind allows it, else once it is completed. */
function canReset(page: Page, { play }: OpenPage): boolean {
  const kind = pageKindOf(kindOfPage(page))
  return play.send !== undefined && (kind?.controls?.reset === true || play.snapshot?.report.status === 'completed')
}

/** The music of a page, else of its book, where the book brings it. */
function PageMusic({ playable, page, language }: Pick<Props, 'playable' | 'language'> & { page: Page }) {
  const track = (isCover(page) ? null : page.music) ?? playable.book.music
  if (track === null || !Object.hasOwn(playable.media, track.replace(/\.mp3$/, ''))) return null
  return <MusicPlayer key={track} track={track} language={language} />
}

interface PictureProps extends Pick<Props, 'playable' | 'language'> {
  readonly page: Page
  readonly open: OpenPage
}

function OpenPicture({ playable, page, open, language }: PictureProps) {
  const { task, play, help, room } = open
  return (
    <PagePicture
      task={task}
      play={play}
      language={language}
      isPaused={false}
      isInvited={open.isInvited}
      help={help.isOpen ? helpText(page, play.snapshot?.question, language) : undefined}
      room={room}
      goOnWord={readerText[language].readOn}
      onRetry={open.retry}
    >
      <PosterPicture
        src={page.image}
        alt={pictureAlt(page, play.snapshot?.report, language)}
        word={page.title[language]}
        hasAvif={hasAvif(playable, page.image)}
      />
      {isCover(page) ? (
        <CoverLabel cover={page} language={language} name="" />
      ) : (
        <PageBadge pageNumber={page.pageNumber} isDone={open.done.has(page.id)} language={language} />
      )}
    </PagePicture>
  )
}

/** Books of others may have no AVIF files. */
const hasAvif = ({ media }: PlayableBook, path: string) => Object.hasOwn(media, lightOf(path))
