import { ApiError } from '../../../lib/service/apiError.ts'
import { packsApi } from '../../dashboard/index.ts'
import type { OpenDraft } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'
import { packDraft } from '../pack/index.ts'
import { shareText } from '../text/share/index.ts'

/** How far sharing is. */
export type SharingStage = 'packing' | 'sending' | 'taking'

/** A class that gets the book, and what it is called. */
export interface Receiver {
  readonly id: string
  readonly name: string
}

/** A key's revision grows: seconds since 1 January 2025, so that a second device needs no count of the first one's. */
const revisionNow = (): number => Math.floor((Date.now() - Date.UTC(2025, 0, 1)) / 1000)
/** Books of a class come after those that it has. */
const LAST = 1000

interface Sharing extends Pick<OpenDraft, 'media' | 'keepVersion'> {
  readonly draft: Draft
  readonly receivers: readonly Receiver[]
  readonly signal: AbortSignal
  readonly onStage?: (stage: SharingStage) => void
}

/** Shares a draft with classes: packed on this device, taken in by the service, open on their shelves. Rejects with `PackDraftError` or `ApiError`. */
export async function shareDraft({ draft, receivers, media, keepVersion, signal, onStage }: Sharing): Promise<void> {
  onStage?.('packing')
  const file = await packDraft(draft, media, await nextRevision(draft.key))
  onStage?.('sending')
  await packsApi.add(file, false, { onProgress: (part) => part >= 1 && onStage?.('taking'), signal })
  for (const { id } of receivers) await packsApi.give(id, draft.key, { access: 'open', order: LAST })
  const names = namesOf(receivers)
  await keepVersion('share', { en: shareText.en.noteShared(names), id: shareText.id.noteShared(names) })
}

/** What the classes are called, one after the other. */
export const namesOf = (receivers: readonly Receiver[]): string => receivers.map(({ name }) => name).join(', ')

/** A revision newer than the one that the service has, whatever the clocks say. */
async function nextRevision(key: string): Promise<number> {
  try {
    const { revision } = await packsApi.read(key)
    return Math.max(revision + 1, revisionNow())
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return revisionNow()
    throw error
  }
}
