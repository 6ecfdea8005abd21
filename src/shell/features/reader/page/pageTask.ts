import { isCover, kindOfPage, type Page } from '../../../../content/index.ts'
import { pictureIdOf } from '../../../../content/art.ts'
import type { KindModule } from '../../../../game/kind.ts'
import { pageKindOf } from '../../../../scenes/pageKinds.ts'
import { onThisDevice } from '../../../lib/device/device.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'
import type { StageTask } from '../stage/openStage.ts'
import { makeStageServices, type PageServices } from '../stage/stageServices.ts'

/** A task whose services must be closed when it is left. */
export interface OpenTask extends StageTask {
  readonly services: PageServices
  /** How often the page has been opened, from 0: after a failure it is opened again. */
  readonly opening: number
}

/** What the stage plays on a page. If there is no such kind, the plain picture with its idle motion. */
export function pageTask(
  bookId: number,
  page: Page,
  media: BookMedia,
  { opening = 0, look: variant }: Partial<Pick<OpenTask, 'opening' | 'look'>> = {},
): OpenTask | undefined {
  const kind = pageKindOf(kindOfPage(page))
  const doneLine = isCover(page) ? undefined : page.feedbackAudio
  const cues = isCover(page) ? undefined : page.feedback?.cues
  // Whoever took the book in has checked the page and filled in what its kind needs (src/content/playable.ts).
  if (kind)
    return taskOf({ bookId, kind, config: page, media, pageId: page.id, doneLine, cues, opening, look: variant })
  console.error(`Page ${page.id} cannot be played`, kindOfPage(page))
  const plain = pageKindOf('picture')
  return (
    plain &&
    taskOf({
      bookId,
      kind: plain,
      config: {},
      media,
      pageId: page.id,
      doneLine: undefined,
      opening,
      look: variant,
    })
  )
}

interface Parts {
  readonly bookId: number
  readonly kind: KindModule
  readonly config: unknown
  readonly media: BookMedia
  readonly pageId: string
  readonly doneLine: StageTask['doneLine']
  readonly cues?: StageTask['cues']
  readonly opening: number
  readonly look?: StageTask['look']
}

/** Creates a task for this device. */
export function taskOf({
  bookId,
  kind,
  config,
  media,
  pageId,
  doneLine,
  cues,
  opening,
  look: variant,
}: Parts): OpenTask {
  const pictureId = pictureIdOf(bookId, pageId)
  return {
    kind,
    config,
    bookId,
    pageId,
    doneLine,
    cues,
    opening,
    pictureId: pictureId in media.art.pages ? pictureId : undefined,
    look: variant,
    services: makeStageServices(media),
    ...onThisDevice(),
  }
}
