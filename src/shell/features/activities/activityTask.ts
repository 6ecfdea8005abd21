import type { Activity } from '../../../content/index.ts'
import { kindOf } from '../../../scenes/table.ts'
import type { BookMedia } from '../reader/narration/bookMedia.ts'
import { type OpenTask, taskOf } from '../reader/page/pageTask.ts'

/** What the stage plays of an activity; `undefined` where no kind plays its type, or its content is broken (logged). */
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
