import { draftKey } from './desk.ts'
import { deskReady } from './openDesk.ts'
import type { DraftMedia } from '../panel.ts'
import type { Draft } from './schema.ts'
import { DraftFiles } from './store/media.ts'

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
