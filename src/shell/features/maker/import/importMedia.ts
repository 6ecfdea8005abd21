import { memoryDesk } from '../draft/memoryDesk.ts'
import type { DraftMedia } from '../panel.ts'

/** Where photos and sounds of a draft go that is not open yet. */
export const importMedia = async (): Promise<Pick<DraftMedia, 'put'>> => ({ put: memoryDesk.putBlob })
