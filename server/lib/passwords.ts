import { randomInt } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { COMMON_PASSWORDS } from './commonPasswords.ts'

// OWASP's measure for argon2id (the library's own choice): 19 MiB, two passes. About 15 ms, off the main thread.
const MEASURE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const MEASURED = `$argon2id$v=19$m=${MEASURE.memoryCost},t=${MEASURE.timeCost},p=${MEASURE.parallelism}$`

// What an unknown account is compared with, so that it costs what a wrong password costs. It is the hash of a random secret.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$NibKsSsJ/+YQSS5aSb4U2A$KM7XTjjQLlWarn5sT2a4gzKq2ojTDCQPxdsFSPM723U'

/** Words that everybody thinks of first who wants to get in here. */
const OF_THIS_PLACE: ReadonlySet<string> = new Set(['lumbung', 'lumbungpadi', 'lumbungcerita', 'kiko'])

/** Letters and digits that are not taken for each other when they are copied by hand. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'

/** The argon2id hash of a password. Letters are normalised first: the same word typed on another keyboard is the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), MEASURE)
}

/** Whether the password belongs to the hash. Without a hash it works just as long and answers no. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password.normalize('NFKC'))
  return matches && stored !== null && stored !== undefined
}

/** Whether a hash was made by another measure than today's, and should be rebuilt when the password is next shown. */
export const isOutdated = (stored: string): boolean => !stored.startsWith(MEASURED)

/**
 * Whether a password is among those that are tried first: the commonest, the words of this place, the person's own name or e-mail; capitals, and
 * digits or signs around them, help nothing.
 */
export function isGuessable(password: string, person: { readonly name: string; readonly email: string }): boolean {
  const text = password.normalize('NFKC').toLowerCase()
  const core = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replace(/\s+/g, '')
  const email = person.email.trim().toLowerCase()
  const own = [email, email.split('@')[0] ?? '', person.name.normalize('NFKC').toLowerCase().replace(/\s+/g, '')]
  return (
    COMMON_PASSWORDS.has(text) ||
    OF_THIS_PLACE.has(core) ||
    own.some((word) => word !== '' && [text, core].includes(word))
  )
}

/** A password to sign in with once: four groups of four, 79 random bits that can be read out over the telephone. */
export function newOneTimePassword(): string {
  const letter = () => ALPHABET[randomInt(ALPHABET.length)]
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-')
}
