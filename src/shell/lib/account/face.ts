import type { UserInfo } from './session.ts'

const FACES = 12
const OWN_FACE = /^(face-([1-9]|1[0-8])|pet-[1-8])$/

/** The picture of a child's face: their own, or else one that is always the same for the same child. */
export function faceOf(
  user: (Pick<UserInfo, 'email' | 'name'> & { readonly avatar?: string | undefined }) | undefined,
): string {
  if (user?.avatar !== undefined && OWN_FACE.test(user.avatar)) return `/img/ui/${user.avatar}.webp`
  const seed = user?.email || user?.name || ''
  let sum = 0
  for (const letter of seed) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return `/img/ui/face-${(sum % FACES) + 1}.webp`
}
