import { randomInt } from 'node:crypto'
import { SIGN_IN_PICTURES, type SignInPicture } from '../../contract/pictures.ts'

/** Three different pictures of the twelve, in an order of chance. */
export function newPictures(): SignInPicture[] {
  const rest = [...SIGN_IN_PICTURES]
  return Array.from({ length: 3 }, () => rest.splice(randomInt(rest.length), 1)).flat()
}
