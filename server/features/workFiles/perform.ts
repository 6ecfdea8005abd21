import type { z } from 'zod'
import type { Account } from '../../contract/auth.ts'
import { calmRequest } from '../../contract/calm.ts'
import { playModeRequest } from '../../contract/playMode.ts'
import { comfortRequest, pawPrintsRequest } from '../../contract/comfort.ts'
import {
  completeBookRequest,
  startBookRequest,
  submitPostActivityRequest,
  updatePageRequest,
} from '../../contract/progress.ts'
import type { WorkRecord } from '../../contract/workFile.ts'
import { invalid } from '../../lib/httpError.ts'
import type { ProfileService } from '../profile/service.ts'
import type { ProgressService } from '../progress/service.ts'

/** A save in a work file. */
type CarriedSave = Extract<WorkRecord, { save: unknown }>['save']

/** The services that a carried save may reach. */
export interface SaveServices {
  readonly progress: ProgressService
  readonly profiles: Pick<ProfileService, 'chooseCalm' | 'chooseMode' | 'chooseComfort' | 'addPawPrints'>
}

type Perform = (services: SaveServices, learner: Account, body: unknown) => Promise<unknown>

/** The saves that a device queues, with the same checks as their own calls; these are the routes with `takesSaveId`. */
const CARRIED_SAVES: Readonly<Record<string, Perform>> = {
  'post /api/progress/start-book': ({ progress }, { id }, body) =>
    progress.startBook(id, parsed(startBookRequest, body).book_id),
  'patch /api/progress/update-page': ({ progress }, { id }, body) => {
    const { book_id, page_number } = parsed(updatePageRequest, body)
    return progress.updatePage(id, book_id, page_number)
  },
  'post /api/progress/submit-post-activity': ({ progress }, { id }, body) => {
    const { post_activity_id, is_correct } = parsed(submitPostActivityRequest, body)
    return progress.submitActivity(id, post_activity_id, is_correct)
  },
  'post /api/progress/complete-book': ({ progress }, { id }, body) =>
    progress.completeBook(id, parsed(completeBookRequest, body).book_id),
  'put /api/profile/calm': ({ profiles }, account, body) =>
    profiles.chooseCalm({ account }, parsed(calmRequest, body).calm),
  'put /api/profile/mode': ({ profiles }, account, body) =>
    profiles.chooseMode({ account }, parsed(playModeRequest, body).mode),
  'put /api/profile/comfort': ({ profiles }, account, body) =>
    profiles.chooseComfort({ account }, parsed(comfortRequest, body).comfort),
  'post /api/profile/paw-prints': ({ profiles }, account, body) =>
    profiles.addPawPrints({ account }, parsed(pawPrintsRequest, body)),
}

/** Stores a carried save as if its learner had sent it. Rejects with an `HttpError`, as the call itself does. */
export async function performSave(services: SaveServices, learner: Account, save: CarriedSave): Promise<void> {
  const call = `${save.method} ${save.path}`
  const perform = Object.hasOwn(CARRIED_SAVES, call) ? CARRIED_SAVES[call] : undefined
  if (!perform) throw invalid('path', 'No queue holds such a call.')
  await perform(services, learner, save.body)
}

function parsed<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const { success, data } = schema.safeParse(body)
  if (!success) throw invalid('body', 'The save is not valid.')
  return data
}
