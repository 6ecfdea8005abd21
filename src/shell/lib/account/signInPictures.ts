import type { SignInPicture } from '../../../../server/contract/pictures.ts'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'

type Names = Readonly<Record<SignInPicture, string>>

/** Names of the sign-in pictures. */
export const pictureNames: Readonly<Record<Language, Names>> = {
  en: {
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
  },
  id: {
    boat: 'perahu',
    drum: 'gendang',
    duck: 'bebek',
    fish: 'ikan',
    goat: 'kambing',
    house: 'rumah',
    kite: 'layang-layang',
    mango: 'mangga',
    star: 'bintang',
    sun: 'matahari',
    tree: 'pohon',
    umbrella: 'payung',
  },
}

/** URL of a sign-in picture. */
export const pictureAddress = (picture: SignInPicture): string => mediaUrl(`/img/sign-in/${picture}.svg`)
