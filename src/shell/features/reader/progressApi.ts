import { ApiError, errorText, isUnauthenticated } from '../../lib/apiError.ts'

/** How saving a page went. `text` is what to tell; none where the way to the sign-in is already under way. */
export type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly isLocked: boolean; readonly text: string | undefined }

/** The outbox and the kept shelf: not before there is something to save. */
const importSaving = () => Promise.all([import('../outbox/performCall.ts'), import('../../lib/keptShelf.ts')])

let saving: ReturnType<typeof importSaving> | undefined

/** Imported once: importing again what is here already takes the browser a frame. */
function loadSaving() {
  saving ??= importSaving().catch((error: unknown) => {
    saving = undefined
    throw error
  })
  return saving
}

/** Fetches what saving needs, so that a page can be kept also where the network goes; what cannot be had now is asked for when it is needed. */
export function prepareSaving(): void {
  loadSaving().catch(() => undefined)
}

const FAILED_TEXT = 'Failed to save progress'

/**
 * Saves how far a book was read: `pageNumber` is 0 … all pages. Without the service it is kept on the device, and counts as saved.
 * Never rejects.
 */
export async function savePage(bookId: number, pageNumber: number): Promise<Saved> {
  try {
    const body = { book_id: bookId, page_number: pageNumber }
    const [{ performCall }, { noteProgress }] = await loadSaving()
    const saved = await performCall({ method: 'patch', path: '/api/progress/update-page', body })
    if (!saved.isKept && saved.status !== 200) {
      return { ok: false, isLocked: false, text: `${FAILED_TEXT}. Please try again.` }
    }
    noteProgress(bookId, pageNumber)
    return { ok: true }
  } catch (error) {
    const isLocked = error instanceof ApiError && error.status === 403
    return { ok: false, isLocked, text: isUnauthenticated(error) ? undefined : errorText(error, FAILED_TEXT) }
  }
}
