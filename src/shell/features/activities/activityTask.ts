import type { Activity } from '../../../content/index.ts'
import { kindOf } from '../../../scenes/table.ts'
import type { BookMedia } from '../../lib/books/bookMedia.ts'
import { type OpenTask, taskOf } from '../reader/index.ts'

/** The task for the stage; `undefined` if no kind plays the activity's type, or if its content is invalid (logged). */
export function activityTask(bookId: number, activity: Activity, media: BookMedia, opening = 0): OpenTask | undefined {
  const kind = kindOf(activity.type, 'activity')
  if (!kind) return undefined
  const config = kind.schema.safeParse(activity)
  if (config.success) {
    return taskOf({
      bookId,
      kind,
      config: config.data,
      media,
      pageId: String(activity.id),
      doneLine: undefined,
      opening,
    })
  }
  console.error(`Activity ${activity.id} cannot be played`, config.error)
  return undefined
}
