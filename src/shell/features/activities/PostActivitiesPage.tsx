import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { loadActivities, loadBook } from '../../../content/books.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { commonText } from '../../lib/language/text/index.ts'
import { routes } from '../../lib/routes.ts'
import { Bar, BarLink } from '../../ui/screen/Bar.tsx'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Notice } from '../../ui/screen/Notice.tsx'
import { Screen } from '../../ui/screen/Screen.tsx'
import { loadMedia } from '../../lib/books/bookMedia.ts'
import { useLoaded, useLockedOut } from '../reader/index.ts'
import { activityText } from './text/index.ts'
import { Activities } from './Activities.tsx'

/** `/book/:bookId/post-activities?activity=n`: the activities of a book in order; `play=free` plays a single one. */
export function PostActivitiesPage() {
  const bookId = Number(useParams()['bookId'])
  const words = activityText[useLanguage()[0]]
  const load = useCallback(async () => {
    const [activities, media] = await Promise.all([loadActivities(bookId), loadMedia(bookId)])
    // A book may have none: it is completed by having been read.
    const isBook = activities.length > 0 || (await loadBook(bookId)) !== undefined
    return { activities, media, isBook }
  }, [bookId])
  const loaded = useLoaded(load)
  useLockedOut(bookId)
  if (loaded.status === 'loading') return <LoadingOverlay text={words.loading} />
  if (loaded.status === 'failed') {
    console.error('The activities could not be loaded', loaded.error)
    return <NoActivities onRetry={loaded.retry} />
  }
  const { activities, media, isBook } = loaded.value
  if (!isBook) return <NoActivities />
  return <Activities key={bookId} bookId={bookId} activities={activities} media={media} />
}

function NoActivities({ onRetry }: { readonly onRetry?: () => void }) {
  const [language] = useLanguage()
  const words = activityText[language]
  return (
    <Screen world="table" title={words.title} isCentered>
      <Notice kiko="sleep">
        <h1>{words.none}</h1>
        {onRetry && (
          <Bar icon="again" theme="cream" data-control="again" onClick={onRetry}>
            {commonText[language].tryAgain}
          </Bar>
        )}
        <BarLink icon="library" data-control="library" to={routes.books}>
          {commonText[language].backToLibrary}
        </BarLink>
      </Notice>
    </Screen>
  )
}
