import './today.css'
import { clsx } from 'clsx'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { TodayPath } from '../../../content/ladder/path/today.ts'
import type { Language } from '../../../game/language.ts'
import { useUser } from '../../lib/account/useUser.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { cachedBooks, offlineBooks } from '../../lib/books/books.ts'
import { useTitles } from '../../lib/books/titles.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { notify } from '../../lib/notify.ts'
import { routes } from '../../lib/routes.ts'
import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { Control, ControlLink } from '../../ui/controls/Control.tsx'
import { LanguageButton } from '../../ui/controls/LanguageButton.tsx'
import { Bar } from '../../ui/screen/Bar.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { usePathDownload } from '../downloads/index.ts'
import { startBook } from '../library/index.ts'
import { AskStop } from './AskStop.tsx'
import { type CheckInput, CheckStop } from './CheckStop.tsx'
import { Enough } from './Enough.tsx'
import { PathMap } from './PathMap.tsx'
import { TalkStop } from './TalkStop.tsx'
import { todayText } from './text/index.ts'
import { usePath } from './usePath.ts'
import { hasEnded, type StopEnd, type Walk } from './walk.ts'

/** `/today`: ten minutes made for the child who is signed in. It works without the service, and ends by itself. */
export function TodayPage() {
  const [language] = useLanguage()
  const user = useUser()
  const words = todayText[language]
  const { loaded, walk, end, openBook } = usePath(user?.id ?? '', language)
  usePathDownload(language, loaded.status === 'ready' ? loaded.value.step : undefined)
  if (loaded.status === 'failed') {
    console.error('The path could not be made', loaded.error)
    return (
      <Screen world="village" title={words.title} left={<Home language={language} />} isCentered>
        <Notice kiko="peek" border="hutan">
          <p>{words.failed}</p>
          <Bar icon="again" data-control="again" onClick={loaded.retry}>
            {commonText[language].tryAgain}
          </Bar>
        </Notice>
      </Screen>
    )
  }
  if (loaded.status === 'loading' || !walk) return <LoadingOverlay text={words.loading} />
  return (
    <Path
      key={language}
      walk={walk}
      media={loaded.value.media}
      check={loaded.value.check}
      language={language}
      name={user?.name.split(' ')[0] || undefined}
      onEnd={end}
      onBook={openBook}
    />
  )
}

interface Props {
  readonly walk: Walk
  readonly media: BookMedia
  readonly check: CheckInput
  readonly language: Language
  readonly name: string | undefined
  readonly onEnd: (end: StopEnd) => void
  readonly onBook: () => void
}

function Path({ walk, media, check, language, name, onEnd, onBook }: Props) {
  // The index of the stop that is open; the map is shown when another one is next.
  const [open, setOpen] = useState<number>()
  const openStop = useOpenBook(walk, onBook)
  const book = useBookOf(walk.path, language)
  const stop = open === walk.at ? walk.path.stops[open] : undefined
  if (stop?.kind === 'asks')
    return <AskStop activities={stop.activities} media={media} language={language} onEnd={onEnd} />
  if (stop?.kind === 'check') return <CheckStop ask={check} media={media} language={language} onEnd={onEnd} />
  const isEvening = hasEnded(walk)
  const words = todayText[language]
  return (
    <div className={clsx('path-page', isEvening && 'evening')}>
      <Screen
        world="village"
        title={words.title}
        left={
          stop?.kind === 'talk' ? (
            <Back onClick={() => setOpen(undefined)} language={language} />
          ) : (
            <Home language={language} />
          )
        }
        right={<LanguageButton />}
      >
        {!isEvening && <h1 className="visually-hidden">{words.title}</h1>}
        {stop?.kind === 'talk' ? (
          <TalkStop question={stop.question} language={language} onEnd={onEnd} />
        ) : (
          <PathMap
            walk={walk}
            language={language}
            book={book}
            onLater={() => notify('info', words.laterSaid)}
            onOpen={() => {
              const { kind } = walk.path.stops[walk.at] ?? {}
              if (kind === 'home') onEnd({ seconds: 0 })
              else if (kind === 'book') void openStop()
              else setOpen(walk.at)
            }}
          />
        )}
        {isEvening && <Enough language={language} name={name} />}
      </Screen>
    </div>
  )
}

function Home({ language }: { readonly language: Language }) {
  return <ControlLink to={routes.home} control="home" word={commonText[language].home} icon="home" theme="cream" />
}

function Back({ language, onClick }: { readonly language: Language; readonly onClick: () => void }) {
  return <Control control="back" word={commonText[language].back} icon="back" theme="cream" onClick={onClick} />
}

/** Opens the book of the path, as the shelf does: its start is saved, or queued without a network. */
function useOpenBook(walk: Walk, onBook: () => void) {
  const navigate = useNavigate()
  return async () => {
    const stop = walk.path.stops[walk.at]
    if (stop?.kind !== 'book') return
    try {
      await startBook(stop.book.id)
      onBook()
      void navigate(routes.book(stop.book.id, stop.book.page))
    } catch (error) {
      if (!isUnauthenticated(error)) notify('error', errorText(error, 'Failed to start book'))
    }
  }
}

/** Title and cover of the path's book, as the shelf shows them. */
function useBookOf({ stops }: TodayPath, language: Language) {
  const titled = useTitles(language)
  const stop = stops.find(({ kind }) => kind === 'book')
  const id = stop?.kind === 'book' ? stop.book.id : undefined
  const book = (cachedBooks() ?? offlineBooks())?.find((one) => one.id === id)
  return book && { title: titled(book).title, cover: book.cover_image }
}
