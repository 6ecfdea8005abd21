/** A key of a new book, for ever its own: 80 random bits. Works on plain http, too. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(10))
  return `class.${[...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
