import { defineDetails } from '../../../game/kind.ts'
import type { Fault } from '../../../game/authoring.ts'
import { LANGUAGES } from '../../../game/language.ts'
import { bestMatch } from '../../../game/rules/speech.ts'
import { boxFaults, fault, twiceFaults, when } from '../../shared/faults.ts'
import { COUNT, incidental, numberItem, ORDER } from '../../shared/items.ts'
import { example } from './example.ts'
import type { GoatJumping } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<GoatJumping>({
  title: { en: 'Call the numbers', id: 'Panggil angkanya' },
  about: {
    en: 'Call a number (or touch it): its animal jumps.',
    id: 'Panggil angkanya (atau sentuh): hewannya melompat.',
  },
  example,
  // A called number counts as counting, a touched one as putting in order.
  asks: ({ elements }) =>
    incidental(elements.flatMap(({ content }) => [numberItem(COUNT, content), numberItem(ORDER, content)])),
  says: () => [],
  authoring: {
    fields: {
      elements: {
        label: { en: 'Animals and their numbers', id: 'Hewan dan angkanya' },
        form: 'numbers',
        filledWith: 'sprites',
      },
      goatSettings: { label: { en: 'How they jump', id: 'Cara melompat' }, form: 'settings', filledWith: 'default' },
    },
    fill: null,
    faultsOf: ({ elements }) => [
      ...twiceFaults(elements, 'elements'),
      ...boxFaults(
        elements.map(({ id, box }) => ({ id, ...box })),
        'elements',
      ),
      ...when(
        elements.some(({ content }, index) => content !== index + 1),
        fault('elements', 'not-counted', 'The numbers are not 1, 2, 3 …', 'Angkanya bukan 1, 2, 3 …'),
      ),
      ...heardFaults(elements),
    ],
  },
})

/** Each spoken variant must be recognised as its own number (SPEC section 5). */
function heardFaults(elements: GoatJumping['elements']): Fault[] {
  return LANGUAGES.flatMap((language) => {
    const ways = new Map(elements.map(({ id, voiceVariants }) => [id, voiceVariants[language]]))
    return elements.flatMap(({ id, voiceVariants }, index) =>
      voiceVariants[language].flatMap(({ text }) =>
        when(
          bestMatch(text, ways)?.id !== id,
          fault(
            `elements[${index}].voiceVariants.${language}`,
            'misheard',
            `“${text}” is heard as another number, or as none.`,
            `“${text}” terdengar sebagai angka lain, atau tidak terdengar.`,
          ),
        ),
      ),
    )
  })
}
