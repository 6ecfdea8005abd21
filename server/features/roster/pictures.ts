import { randomInt } from 'node:crypto'
import { AVATARS, SIGN_IN_PICTURES, type SignInPicture } from '../../contract/pictures.ts'

/** Three different pictures of the twelve, in an order of chance. */
export function newPictures(): SignInPicture[] {
  const rest = [...SIGN_IN_PICTURES]
  return Array.from({ length: 3 }, () => rest.splice(randomInt(rest.length), 1)).flat()
}

/** The face that fewest of the class have. */
export function rarestAvatar(taken: ReadonlyArray<string | null>): string {
  const count = (avatar: string) => taken.filter((other) => other === avatar).length
  return AVATARS.toSorted((one, other) => count(one) - count(other))[0] ?? 'face-1'
}
