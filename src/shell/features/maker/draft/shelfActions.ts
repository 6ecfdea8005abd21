import { memoryDesk } from './memoryDesk.ts'
import { randomName } from './names.ts'
import type { Draft } from './schema.ts'

/** A key for a new draft that nobody has. */
export const draftKey = (): string => `class.${randomName()}`

/** Stores a new draft on this device. Rejects with `StorageFullError` where there is no space. */
export async function createDraft(draft: Draft): Promise<void> {
  memoryDesk.create(draft)
}

/** Copies a draft with its photos and sounds; resolves to the copy's key. Rejects where the draft cannot be read, or with `StorageFullError`. */
export async function copyDraft(key: string): Promise<string> {
  const entry = memoryDesk.entry(key)
  if (!entry) throw new Error(`there is no draft ${key}`)
  const copy = draftKey()
  memoryDesk.create({ ...entry.draft, key: copy })
  return copy
}

/** Puts a draft into the bin, from where it can be restored for 30 days. */
export async function deleteDraft(key: string): Promise<void> {
  memoryDesk.setDeleted(key, Date.now())
}

/** Takes a draft out of the bin. */
export async function restoreDraft(key: string): Promise<void> {
  memoryDesk.setDeleted(key, undefined)
}
