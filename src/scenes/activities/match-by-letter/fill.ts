import type { Filling } from '../../../game/authoring.ts'
import type { Offer } from '../../../game/offer.ts'
import { capitals, isSpelled, lacks, unlike } from '../../shared/filling.ts'

/** As many tiles as have room in a row. */
const MOST_LETTERS = 10
const MOST = 12

/** Words of the book that have a picture and can be spelled. */
export function fill(offer: Offer): Filling {
  const words = unlike(offer.words('words')).flatMap((offered) => {
    const { id, word, thing } = offered
    if (!thing || !isSpelled(offered, MOST_LETTERS)) return []
    return [{ id, word, image: () => offer.picture(thing).path }]
  })
  const chosen = words.slice(0, MOST)
  if (chosen.length < 2) return lacks('needs 2 words with pictures', 'perlu 2 kata yang ada gambarnya')
  const names = (language: 'en' | 'id') => chosen.map(({ word }) => word[language]).join(', ')
  return {
    about: { en: names('en'), id: names('id') },
    fields: {
      words: chosen.map(({ id, word, image }) => ({
        id,
        word: capitals(word),
        image: image(),
        audio: offer.word(word),
      })),
    },
  }
}
