import type { SignInPicture } from '../../../../server/contract/pictures.ts'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'

type Names = Readonly<Record<SignInPicture, string>>

/** What the pictures of the sign-in are called. */
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

/** Where a picture of the sign-in is. */
export const pictureAddress = (picture: SignInPicture): string => mediaUrl(`/img/sign-in/${picture}.svg`)
