import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

/** A new secret that cannot be guessed: 256 random bits in letters fit for headers and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** How secrets and limit keys are stored: whoever reads the database learns none of them. */
export function fingerprint(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether two texts are equal, without telling by the time it takes where they differ. */
export function sameSecret(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(fingerprint(one)), Buffer.from(fingerprint(other)))
}
