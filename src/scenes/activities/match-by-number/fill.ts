import type { Filling } from '../../../game/authoring.ts'
import type { Local } from '../../../game/language.ts'
import type { Offer } from '../../../game/offer.ts'
import { lacks, lowered } from '../../shared/filling.ts'

const WORDS = {
  en: 'one two three four five six seven eight nine ten eleven twelve'.split(' '),
  id: 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua\u00A0belas'.split(' '),
} as const
const MOST = WORDS.en.length
/** How far a first counting goes. */
const USUAL = 5
const ASKS: Local = { en: 'How many are there?', id: 'Ada berapa?' }

const wordOf = (number: number): Local => ({
  en: WORDS.en[number - 1] ?? String(number),
  id: (WORDS.id[number - 1] ?? String(number)).replace('\u00A0', ' '),
})

/** Numbers from 1, each with a picture of so many things of the book. */
export function fill(offer: Offer): Filling {
  const things = offer.things('numbers')
  if (things.length === 0) return lacks('needs things in the pictures', 'perlu benda di gambar')
  const wanted = Number(Object(offer.value('numbers'))['upTo'])
  const upTo = Number.isInteger(wanted) && wanted >= 2 && wanted <= MOST ? wanted : USUAL
  const audio = offer.line(ASKS)
  return {
    about: { en: `numbers 1 to ${upTo}`, id: `angka 1 sampai ${upTo}` },
    fields: {
      numbers: Array.from({ length: upTo }, (_, index) => {
        const thing = things[index % things.length] ?? things[0]
        const picture = thing && offer.picture(thing, index + 1)
        return {
          number: index + 1,
          numberWord: wordOf(index + 1),
          item: thing && lowered(thing.label),
          image: picture?.path,
          instruction: ASKS,
          audio,
          spots: picture?.spots,
        }
      }),
    },
  }
}
