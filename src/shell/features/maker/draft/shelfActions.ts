import type { DraftPeopleRequest } from '../../../../../server/contract/drafts.ts'
import { draftKey } from './desk.ts'
import { deskReady } from './openDesk.ts'
import type { DraftMedia } from '../panel.ts'
import type { Draft } from './schema.ts'
import { DraftFiles } from './store/media.ts'
import { draftsApi } from './sync/draftsApi.ts'

/** A colleague whom the owner of a draft has named, and what she may do. */
export type Colleague = DraftPeopleRequest['people'][number]

export { draftKey }

/** Stores a new draft on this device. Rejects with `StorageFullError` where there is no space, or where there is one of its key. */
export async function createDraft(draft: Draft): Promise<void> {
  await (await deskReady()).create(draft)
}

/** Copies a draft with its photos and sounds; resolves to the copy's key. Rejects where the draft cannot be read, or with `StorageFullError`. */
export async function copyDraft(key: string): Promise<string> {
  return (await deskReady()).copy(key)
}

/** Puts a draft into the bin, from where it can be restored for 30 days. */
export async function deleteDraft(key: string): Promise<void> {
  await (await deskReady()).setDeleted(key, true)
}

/** Takes a draft out of the bin. */
export async function restoreDraft(key: string): Promise<void> {
  await (await deskReady()).setDeleted(key, false)
}

/** Where photos and sounds go of a draft that is being made, before it is stored itself. Rejects where drafts are locked. */
export async function filesOfNew(key: string): Promise<Pick<DraftMedia, 'put'>> {
  return new DraftFiles((await deskReady()).local, key, Date.now)
}

/** The colleagues whom an own draft names. Rejects with an `ApiError`. */
export async function colleaguesOf(key: string): Promise<readonly Colleague[]> {
  return (await draftsApi.one(key)).people
}

/** Names the colleagues who may use, copy or change an own draft; sends the draft first. Rejects with an `ApiError`. */
export async function nameColleagues(key: string, people: readonly Colleague[]): Promise<void> {
  await (await deskReady()).sync.now()
  await draftsApi.setPeople(key, { people: [...people] })
}
