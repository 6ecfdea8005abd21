import type { UserInfo } from './session.ts'

const FACES = 12

/** The picture of a child's face: always the same one for the same child. */
export function faceOf(user: Pick<UserInfo, 'email' | 'name'> | undefined): string {
  const seed = user?.email || user?.name || ''
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return `/img/ui/face-${(sum % FACES) + 1}.webp`
}
