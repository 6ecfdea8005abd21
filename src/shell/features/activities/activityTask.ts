import type { Activity } from '../../../content/index.ts'
import { activityKindOf } from '../../../scenes/activityKinds.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { type OpenTask, taskOf } from '../reader/index.ts'

/** The task for the stage; `undefined` if no kind plays the activity's type. `place` names it in events. */
export function activityTask(
  bookId: number,
  activity: Activity,
  media: BookMedia,
  { place, opening }: { readonly place: string; readonly opening: number },
): OpenTask | undefined {
  const kind = activityKindOf(activity.type)
  if (!kind) return undefined
  // Whoever took the book in has checked it and filled in what its kind needs (src/content/playable.ts).
  return taskOf({
    bookId,
    kind,
    config: activity,
    media,
    pageId: place,
    doneLine: undefined,
    opening,
  })
}
