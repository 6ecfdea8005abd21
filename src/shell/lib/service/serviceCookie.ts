/** A year, in seconds. */
const YEAR = 31_536_000

/**
 * Sets a cookie that the service needs to send a book's first page as this child sees it, before any script runs. One of a few fixed words
 * (`language`, `look`); it does not identify the child.
 */
export function setServiceCookie(name: 'language' | 'look', value: string): void {
  document.cookie = `${name}=${value}; path=/; max-age=${YEAR}; samesite=lax`
}
