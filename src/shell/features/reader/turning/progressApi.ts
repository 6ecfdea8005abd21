import { loadPerformCall } from '../../outbox/index.ts'
import { ApiError, errorText, isUnauthenticated } from '../../../lib/service/apiError.ts'

/**
 * The result of saving a page. `isExpired`: it is queued, and the caller navigates to the sign-in. `text` is the message; none if that navigation has
 * already begun.
 */
export type Saved =
  | { readonly ok: true; readonly isExpired: boolean }
  | { readonly ok: false; readonly isLocked: boolean; readonly text: string | undefined }

/** The outbox and the cached shelf, loaded when there is something to save. */
const importSaving = () => Promise.all([loadPerformCall(), import('../../../lib/books/cachedShelf.ts')])

let saving: ReturnType<typeof importSaving> | undefined
let canDownload: (() => boolean) | undefined

/** Imported once: repeating an import costs a frame. */
function loadSaving() {
  saving ??= importSaving().then(
    (loaded) => {
      const [calls] = loaded
      canDownload = calls.canDownload
      calls.openQueue()
      return loaded
    },
    (error: unknown) => {
      saving = undefined
      throw error
    },
  )
  return saving
}

/** Preloads the code for saving, so that a page can be queued even if the network fails; a failed load is retried when needed. */
export function prepareSaving(): void {
  loadSaving().catch(() => undefined)
}

/**
 * Whether a queued save counts as saved, so that a sheet may turn before the response. False while unknown, if the device stores nothing, and for a
 * foreign provider.
 */
export function countsWhenQueued(): boolean {
  return canDownload?.() === true
}

const FAILED_TEXT = 'Failed to save progress'

/**
 * Saves how far a book was read: `pageNumber` is 0 … all pages. A save the service does not accept now is queued and counts as saved; a rejected one
 * does not. Never rejects.
 */
export async function savePage(bookId: number, pageNumber: number): Promise<Saved> {
  try {
    const body = { book_id: bookId, page_number: pageNumber }
    const [{ performCall, PATIENCE_MS }, { noteProgress }] = await loadSaving()
    const call = { method: 'patch', path: '/api/progress/update-page', body } as const
    const saved = await performCall(call, { patienceMs: PATIENCE_MS, keepsSession: true })
    if (!saved.isQueued && saved.status !== 200) {
      return { ok: false, isLocked: false, text: `${FAILED_TEXT}. Please try again.` }
    }
    noteProgress(bookId, pageNumber, saved.isQueued)
    return { ok: true, isExpired: saved.isQueued && saved.isExpired }
  } catch (error) {
    const isLocked = error instanceof ApiError && error.status === 403
    return { ok: false, isLocked, text: isUnauthenticated(error) ? undefined : errorText(error, FAILED_TEXT) }
  }
}
