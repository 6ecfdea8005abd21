import type { AvatarVariant } from '../../../content/avatarVariant.ts'
import type { Language } from '../../../game/language.ts'

const english = {
  title: 'Which one are you?',
  done: 'Done',
  close: 'Close',
  /** After the word of the ball. */
  choose: ': choose how your child in the book looks',
  skin: { langsat: 'light skin', sawo: 'tan skin', matang: 'brown skin', coklat: 'dark brown skin' },
  hair: { bob: 'chin-length hair', short: 'short hair', curly: 'curly hair' },
  headwear: { caping: 'straw hat', hijab: 'hijab', none: '' },
}

type Words = typeof english

const indonesian: Words = {
  title: 'Kamu yang mana?',
  done: 'Selesai',
  close: 'Tutup',
  choose: ': pilih penampilan anak di dalam buku',
  skin: { langsat: 'kulit terang', sawo: 'kulit sawo matang', matang: 'kulit cokelat', coklat: 'kulit cokelat tua' },
  hair: { bob: 'rambut sedagu', short: 'rambut pendek', curly: 'rambut keriting' },
  headwear: { caping: 'caping', hijab: 'hijab', none: '' },
}

/** Words of the chooser, by language. */
export const avatarText: Readonly<Record<Language, Words>> = { en: english, id: indonesian }

/** What a screen reader says of a look: `curly hair, straw hat, dark brown skin`; hair that is covered is not named. */
export function variantName({ skin, hair, headwear }: AvatarVariant, language: Language): string {
  const words = avatarText[language]
  const parts = [headwear === 'hijab' ? '' : words.hair[hair], words.headwear[headwear], words.skin[skin]]
  return parts.filter((part) => part !== '').join(', ')
}
