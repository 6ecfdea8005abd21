/** A year, in seconds. */
const YEAR = 31_536_000

/**
 * What the service must know before any script runs, to send a book's first page as this child sees it: a choice of a few fixed words
 * (`language`, `look`), which says nothing of who they are.
 */
export function setServiceCookie(name: 'language' | 'look', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`
}
