import { ApiError, errorText, isUnauthenticated } from '../../../lib/service/apiError.ts'

/** How saving a page went. `isExpired`: it is kept, and whoever saved leads to the sign-in. `text` is what to tell; none where the way to the sign-in is already under way. */
export type Saved =
  | { readonly ok: true; readonly isExpired: boolean }
  | { readonly ok: false; readonly isLocked: boolean; readonly text: string | undefined }

/** The outbox and the kept shelf: not before there is something to save. */
const importSaving = () =>
  Promise.all([import('../../outbox/performCall.ts'), import('../../../lib/books/cachedShelf.ts')])

let saving: ReturnType<typeof importSaving> | undefined
let canDownload: (() => boolean) | undefined

/** Imported once: importing again what is here already takes the browser a frame. */
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

/** Fetches what saving needs, so that a page can be kept also where the network goes; what cannot be had now is asked for when it is needed. */
export function prepareSaving(): void {
  loadSaving().catch(() => undefined)
}

/**
 * Does what is saved now count as saved when it lies on this device? Then a sheet may turn before the answer is there. False while that is not
 * known, where the device keeps nothing, and for a foreign provider.
 */
export function countsWhenQueued(): boolean {
  return canDownload?.() === true
}

const FAILED_TEXT = 'Failed to save progress'

/**
 * Saves how far a book was read: `pageNumber` is 0 … all pages. What the service does not take now is kept on the device, and counts as
 * saved; what it refuses does not. Never rejects.
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
