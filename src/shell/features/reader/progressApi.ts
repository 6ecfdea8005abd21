import { apiClient } from '../../lib/apiClient.ts'
import { ApiError, errorText, isUnauthenticated } from '../../lib/apiError.ts'

/** How saving a page went. `text` is what to tell; none where the way to the sign-in is already under way. */
export type Saved =
  | { readonly ok: true }
  | { readonly ok: false; readonly isLocked: boolean; readonly text: string | undefined }

/** Saves how far a book was read: `pageNumber` is 0 … all pages. Never rejects. */
export async function savePage(bookId: number, pageNumber: number): Promise<Saved> {
  try {
    const { status } = await apiClient.patch<unknown>('/api/progress/update-page', {
      book_id: bookId,
      page_number: pageNumber,
    })
    if (status === 200) return { ok: true }
    return { ok: false, isLocked: false, text: 'Failed to save progress. Please try again.' }
  } catch (error) {
    const isLocked = error instanceof ApiError && error.status === 403
    return {
      ok: false,
      isLocked,
      text: isUnauthenticated(error) ? undefined : errorText(error, 'Failed to save progress'),
    }
  }
}
