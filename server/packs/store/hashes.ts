import { createHash } from 'node:crypto'

/** SHA-256, 64 hexadecimal digits. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Whether a text has the form of a hash; anything else could name a file elsewhere. */
export const isHash = (text: string): boolean => /^[\da-f]{64}$/.test(text)
