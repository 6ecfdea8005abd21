import { defineDetails } from '../../../game/kind.ts'
import { boxFaults, countFaults } from '../../shared/faults.ts'
import { AREAS } from '../../shared/fields.ts'
import { COUNT, incidental, numberItems, ORDER } from '../../shared/items.ts'
import { tappingExample } from './example.ts'
import { fill } from './fill.ts'
import type { Tapping } from './schema.ts'

/** How far it counts: an area may contain several things. */
function countOf({ isOrdinal, tapAreas }: Tapping): number {
  return isOrdinal ? tapAreas.length : tapAreas.reduce((sum, { represents }) => sum + represents, 0)
}

/** What teachers, tools and the book maker know of it. */
export default defineDetails<Tapping>({
  title: { en: 'Tap and count', id: 'Ketuk dan hitung' },
  about: {
    en: 'Tap things in the picture; they are counted aloud.',
    id: 'Ketuk benda di gambar; semuanya dihitung keras-keras.',
  },
  example: tappingExample,
  asks(config) {
    const numbers = numberItems(config.isOrdinal ? ORDER : COUNT, countOf(config))
    // Counting in any order cannot go wrong.
    return config.isOrdinal ? numbers : incidental(numbers)
  },
  says: ({ tapAreas }) =>
    tapAreas.flatMap(({ say, sayAudio }) => (say && sayAudio ? [{ kind: 'prompt', path: sayAudio, text: say }] : [])),
  authoring: {
    fields: {
      tapAreas: AREAS,
      isOrdinal: { label: { en: 'In order', id: 'Berurutan' }, form: 'switch', filledWith: 'default' },
      tappedImage: {
        label: { en: 'Picture when all is tapped', id: 'Gambar setelah semua diketuk' },
        form: 'picture',
        filledWith: null,
        isOptional: true,
        isDerived: true,
      },
    },
    fill,
    instruction: (offer) =>
      offer.flag('isOrdinal', false)
        ? { en: 'Tap them in order.', id: 'Ketuk berurutan.' }
        : { en: 'Tap them all, and count.', id: 'Ketuk semuanya sambil dihitung.' },
    faultsOf: (config) => [...boxFaults(config.tapAreas, 'tapAreas'), ...countFaults(countOf(config), 'tapAreas')],
  },
})
