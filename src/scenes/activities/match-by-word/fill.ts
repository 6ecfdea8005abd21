import type { Filling } from '../../../game/authoring.ts'
import { LANGUAGES } from '../../../game/language.ts'
import type { Offer } from '../../../game/offer.ts'
import { howMany, lacks } from '../../shared/filling.ts'

/** Three rows have room. */
const MOST = 6
const ASKS = { en: 'Tap a person, then what they do.', id: 'Ketuk orangnya, lalu kegiatannya.' } as const

/** People of the book, and what its author says that each of them does. */
export function fill(offer: Offer): Filling {
  const people = offer.things('familyMembers').filter(({ isPerson }) => isPerson)
  const duties = offer.texts('duties')
  if (people.length < 2) return lacks('needs 2 people', 'perlu 2 orang')
  const busy = people.filter(({ id }) => duties.has(id)).slice(0, MOST)
  if (busy.length < 2) return lacks('say what each of them does', 'tuliskan kegiatan masing-masing')
  return {
    about: howMany(busy.length, { en: 'person', id: 'orang' }, { en: 'people', id: 'orang' }),
    fields: {
      familyMembers: busy.map((person) => ({
        id: person.id,
        label: person.label,
        image: offer.picture(person).path,
        audio: offer.word(person.label),
      })),
      duties: busy.map(({ id }) => {
        const text = duties.get(id) ?? { en: '', id: '' }
        const heard = offer.heardLine(text)
        const isHeard = LANGUAGES.every((language) => heard[language] !== undefined)
        return { id, duty: { en: [text.en], id: [text.id] }, ...(isHeard ? { audio: heard } : {}) }
      }),
      memberKind: 'family',
      instruction: offer.text('instruction') ?? ASKS,
    },
  }
}
