import type { AvatarVariant } from '../../../content/avatarVariant.ts'
import type { Language } from '../../../game/language.ts'
import { avatarText } from './text/index.ts'

/** What a screen reader says of a look: `curly hair, straw hat, dark brown skin`; hair that is covered is not named. */
export function variantName({ skin, hair, headwear }: AvatarVariant, language: Language): string {
  const words = avatarText[language]
  const parts = [headwear === 'hijab' ? '' : words.hair[hair], words.headwear[headwear], words.skin[skin]]
  return parts.filter((part) => part !== '').join(', ')
}
