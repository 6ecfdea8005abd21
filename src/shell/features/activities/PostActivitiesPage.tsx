import { useCallback } from 'react'
import { useParams } from 'react-router-dom'
import { loadActivities } from '../../../content/books.ts'
import { paths } from '../../lib/paths.ts'
import { Bar, BarLink } from '../../ui/Bar.tsx'
import { LoadingOverlay } from '../../ui/LoadingOverlay.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { loadMedia } from '../reader/bookMedia.ts'
import { useLockedOut } from '../reader/useLockedOut.ts'
import { useLoaded } from '../reader/useLoaded.ts'
import { Activities } from './Activities.tsx'

const TITLE = 'Post Activities'

/** `/book/:bookId/post-activities?activity=n`: the activities of a book, one after another; `play=free` plays one alone. */
export function PostActivitiesPage() {
  const bookId = Number(useParams()['bookId'])
  const load = useCallback(async () => {
    const [activities, media] = await Promise.all([loadActivities(bookId), loadMedia(bookId)])
    return { activities, media }
  }, [bookId])
  const loaded = useLoaded(load)
  useLockedOut(bookId)
  if (loaded.status === 'loading') return <LoadingOverlay text="Loading activities..." />
  if (loaded.status === 'failed') {
    console.error('The activities could not be loaded', loaded.error)
    return <NoActivities onRetry={loaded.retry} />
  }
  const { activities, media } = loaded.value
  if (activities.length === 0) return <NoActivities />
  return <Activities key={bookId} bookId={bookId} activities={activities} media={media} />
}

function NoActivities({ onRetry }: { readonly onRetry?: () => void }) {
  return (
    <Screen world="table" title={TITLE} isCentered>
      <Notice kiko="sleep">
        <h1>No activities found for this book</h1>
        {onRetry && (
          <Bar icon="again" theme="cream" onClick={onRetry}>
            Try again
          </Bar>
        )}
        <BarLink icon="library" to={paths.books}>
          Back to Library
        </BarLink>
      </Notice>
    </Screen>
  )
}
