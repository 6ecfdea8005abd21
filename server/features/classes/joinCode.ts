import { randomInt } from 'node:crypto'

/** Words every Indonesian child can say; the rest of the code makes it hard to guess. */
const WORDS = [
  'KAPUR',
  'PADI',
  'SAWAH',
  'BUKIT',
  'LADANG',
  'MANGGA',
  'DURIAN',
  'KELAPA',
  'PISANG',
  'NANAS',
  'JERUK',
  'RAMBUT',
  'KERBAU',
  'BEBEK',
  'KAMBING',
  'AYAM',
  'KUCING',
  'BURUNG',
  'KUPU',
  'IKAN',
  'LAYANG',
  'GENDANG',
  'LENTERA',
  'PAYUNG',
  'PERAHU',
  'RUMAH',
  'POHON',
  'BINTANG',
  'BULAN',
  'AWAN',
  'HUJAN',
  'PELANGI',
] as const
const LETTERS = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789'
const TAIL = 4

/** A new code: a word and four unambiguous letters or digits, some 29 million in all. */
export function newJoinCode(): string {
  const tail = Array.from({ length: TAIL }, () => LETTERS[randomInt(LETTERS.length)]).join('')
  return `${WORDS[randomInt(WORDS.length)]}${tail}`
}

/** Normalizes a typed code: case, spaces and dashes do not matter. */
export function joinCodeKey(typed: string): string {
  return typed.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

/** A code as it is shown: `KAPUR-7K2P`. */
export function shownJoinCode(key: string): string {
  return `${key.slice(0, -TAIL)}-${key.slice(-TAIL)}`
}

/** How long a code is valid, for tablets and for joining. */
export const CODE_SECONDS = 14 * 86_400

/** Generates an unused code; throws after five collisions. */
export async function untilFree(make: (code: string) => Promise<boolean>): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) if (await make(newJoinCode())) return
  throw new Error('No free class code was found.')
}
