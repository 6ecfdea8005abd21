import type { Draft } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import type { Finding } from './finding.ts'

/** Checks a draft as the service will, on this device and without a network: what must be mended first, then what is worth a look, then what is good. */
export async function checkDraft(_draft: Draft, _media: DraftMedia): Promise<readonly Finding[]> {
  return []
}
