import { hash, verify } from '@node-rs/argon2'

// OWASP's measure for argon2id (the library's own choice): 19 MiB, two passes. About 15 ms, off the main thread.
const MEASURE = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

// What an unknown account is compared with, so that it costs what a wrong password costs. It is the hash of a random secret.
const NOBODY = '$argon2id$v=19$m=19456,t=2,p=1$NibKsSsJ/+YQSS5aSb4U2A$KM7XTjjQLlWarn5sT2a4gzKq2ojTDCQPxdsFSPM723U'

/** The argon2id hash of a password. Letters are normalised first: the same word typed on another keyboard is the same password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), MEASURE)
}

/** Whether the password belongs to the hash. Without a hash it works just as long and answers no. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? NOBODY, password.normalize('NFKC'))
  return matches && stored !== null && stored !== undefined
}
