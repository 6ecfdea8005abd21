import { hash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret that cannot be guessed: 256 random bits in letters fit for headers and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How secrets and limit keys are stored: whoever reads the database learns none of them. */
export function fingerprint(secret: string): string {
  return hash('sha256', secret)
}

/** Whether two texts are equal, without telling by the time it takes where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'))
}
