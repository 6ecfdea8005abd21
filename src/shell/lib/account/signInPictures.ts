import type { SignInPicture } from '../../../../server/contract/pictures.ts'
import { mediaUrl } from '../../../game/media.ts'

/** Where a picture of the sign-in is. */
export const pictureAddress = (picture: SignInPicture): string => mediaUrl(`/img/sign-in/${picture}.svg`)
