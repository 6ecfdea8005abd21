import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'

/**
 * Makes the pack of a draft: a `.lumbung` file that any service takes in. Rejects with a sentence in both languages (`PackDraftError`) where a photo or a
 * sound is on another device, or the kit cannot be read.
 */
export async function packDraft(_draft: Draft, _media: DraftMedia, _revision: number): Promise<File> {
  throw new Error('not yet')
}
