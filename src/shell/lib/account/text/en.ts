import type { SignInPicture } from '../../../../../server/contract/pictures.ts'

/** The English texts. */
export const en = {
  boat: 'boat',
  drum: 'drum',
  duck: 'duck',
  fish: 'fish',
  goat: 'goat',
  house: 'house',
  kite: 'kite',
  mango: 'mango',
  star: 'star',
  sun: 'sun',
  tree: 'tree',
  umbrella: 'umbrella',
} satisfies Record<SignInPicture, string>
