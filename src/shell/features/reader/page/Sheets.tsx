import { memo, lazy, Suspense } from 'react'
import { type Book, isCover, type Page } from '../../../../content/index.ts'
import type { Language } from '../../../../game/language.ts'
import { loadVoicePlay } from '../../voice/index.ts'
import { helpText } from '../controls/useHelp.ts'
import type { OpenPage } from '../stage/useOpenPage.ts'
import { readerText } from '../text/reader/index.ts'
import type { StoryTurn } from '../story/useStory.tsx'
import type { Reading } from '../useReading.ts'
import { CoverLabel } from './CoverLabel.tsx'
import { PageBadge } from './PageBadge.tsx'
import { PageSheet } from './PagePicture.tsx'
import { PagePoster } from './PagePoster.tsx'

const VoicePlay = lazy(() => loadVoicePlay().then(({ VoicePlay }) => ({ default: VoicePlay })))

interface SheetsProps {
  readonly book: Book
  readonly reading: Reading
  readonly index: number
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
  /** What lies over the open page; while the story asks, the page's game rests. */
  readonly story: Pick<StoryTurn, 'isOpen' | 'over'>
}

/** The open page, and below it the next one. */
export function Sheets({ book, reading, index, story, ...how }: SheetsProps) {
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
              isAsked={story.isOpen && each === index}
              {...how}
            />
          )
        )
      })}
      {story.over}
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
  /** A question lies over it. */
  readonly isAsked: boolean
  readonly language: Language
  readonly name: string
  readonly isPaused: boolean
}

/** The picture of a page with its number, or of the cover with its title. The next page is not re-rendered with the open one. */
const ReaderPicture = memo((props: PictureProps) => {
  const { page, open, isDone, comesBack, isCalled, isAsked, language, name, isPaused } = props
  return (
    <PageSheet
      comesBack={comesBack}
      isAsked={isAsked}
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
      <PagePoster page={page} report={open?.play.snapshot?.report} language={language} />
      {isCover(page) ? (
        <CoverLabel cover={page} language={language} name={name} />
      ) : (
        <PageBadge pageNumber={page.pageNumber} isDone={isDone} language={language} />
      )}
      {isCalled && open && !isAsked && <Voice open={open} language={language} isPaused={isPaused} />}
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
