import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { type Book, isCover, kindOfPage } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import { useSteady } from '../../../lib/useSteady.ts'
import {
  BackRoutes,
  CoverLabel,
  helpText,
  ModeSwitch,
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
  useOpenPage,
} from '../../reader/index.ts'

interface Props {
  readonly book: Book
  readonly media: BookMedia
  readonly index: number
  readonly language: Language
  readonly onTurn: (index: number) => void
  readonly onFinish: () => void
}

/** The open page of a draft, made of the reader's own parts. */
export function TryReader({ book, media, index, language, onTurn, onFinish }: Props) {
  const mode = useAtomValue(readingModeAtom)
  const page = book.pages[index] ?? book.pages[0]
  const text = useMemo(() => pageTextOf(book, page, language, ''), [book, page, language])
  const open = useOpenPage({ book, page, text, media, language, mode, isPaused: false })
  const leave = (go: () => void) => {
    open.mute()
    media.audio.effects.play('page-flip')
    go()
  }
  const on = useSteady({
    prev: () => leave(() => onTurn(index - 1)),
    next: () => leave(() => onTurn(index + 1)),
    finish: () => leave(onFinish),
    word: open.touchWord,
    listen: open.listen,
    down: () => undefined,
  })
  const kind = pageKindOf(kindOfPage(page))
  const canReset =
    open.play.send !== undefined &&
    (kind?.controls?.reset === true || open.play.snapshot?.report.status === 'completed')
  return (
    <main className="reader" tabIndex={-1}>
      <BackRoutes
        language={language}
        isHelpOpen={open.help.isOpen}
        onHelp={open.toggleHelp}
        onReset={canReset ? open.reset : undefined}
        onPrev={index === 0 ? undefined : on.prev}
        wayOut={null}
      />
      <OpenPicture key={page.id} {...{ page, open, language }} />
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
        isBusy={false}
        onNext={on.next}
        onNextDown={on.down}
        onFinish={on.finish}
      />
    </main>
  )
}

function OpenPicture({
  page,
  open,
  language,
}: {
  readonly page: Book['pages'][number]
  readonly open: OpenPage
  readonly language: Language
}) {
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
        hasAvif={false}
      />
      {isCover(page) ? (
        <CoverLabel cover={page} language={language} name="" />
      ) : (
        <PageBadge pageNumber={page.pageNumber} isDone={open.done.has(page.id)} language={language} />
      )}
    </PagePicture>
  )
}
