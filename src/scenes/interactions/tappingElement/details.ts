import { defineDetails } from '../../../game/kind.ts'
import { fault, twiceFaults, when } from '../../shared/faults.ts'
import { FIND, letterItem } from '../../shared/items.ts'
import { tappingElementExample } from './example.ts'
import { fill } from './fill.ts'
import type { TappingElement } from './schema.ts'

/** A bubble contains a letter or the path of a picture. */
const isLetter = (content: string) => !content.startsWith('/')

/** What teachers, tools and the book maker know of it. */
export default defineDetails<TappingElement>({
  title: { en: 'Letter bubbles', id: 'Gelembung huruf' },
  about: { en: 'Pop the bubbles with the letter.', id: 'Pecahkan gelembung yang berisi huruf itu.' },
  example: tappingElementExample,
  asks: ({ letters }) => [letterItem(FIND, letters.target)],
  says: () => [],
  authoring: {
    fields: {
      letters: {
        label: { en: 'Letter, and others among it', id: 'Huruf, dan huruf lain di antaranya' },
        form: 'letters',
        filledWith: 'words',
      },
      elements: {
        label: { en: 'Bubbles to pop', id: 'Gelembung yang dipecahkan' },
        form: 'things',
        filledWith: 'letters',
        isDerived: true,
      },
      distractorElements: {
        label: { en: 'Other bubbles', id: 'Gelembung lain' },
        form: 'things',
        filledWith: 'letters',
        isDerived: true,
      },
      bubbleSettings: { label: { en: 'How they float', id: 'Cara melayang' }, form: 'settings', filledWith: 'default' },
      keepOff: {
        label: { en: 'Faces, which no bubble covers', id: 'Wajah yang tidak boleh tertutup gelembung' },
        form: 'areas',
        filledWith: 'default',
        isOptional: true,
        isDerived: true,
      },
      letterAudio: {
        label: { en: 'The letter, spoken', id: 'Suara huruf' },
        form: 'sound',
        filledWith: 'voice',
        isOptional: true,
      },
      interactionPrompt: {
        label: { en: 'What is asked', id: 'Pertanyaan' },
        form: 'text',
        filledWith: 'text',
        isOptional: true,
      },
    },
    fill,
    instruction: { en: 'Pop the bubbles with the letter.', id: 'Pecahkan gelembung yang berisi huruf itu.' },
    faultsOf: ({ letters: { target, distractors }, elements, distractorElements }) => [
      ...twiceFaults([...elements, ...distractorElements], 'elements'),
      ...elements.flatMap(({ content }, index) =>
        when(
          isLetter(content) && content.toUpperCase() !== target.toUpperCase(),
          fault(
            `elements[${index}]`,
            'other-letter',
            `A bubble to pop holds ${content}, not ${target}.`,
            `Gelembung yang dipecahkan berisi ${content}, bukan ${target}.`,
          ),
        ),
      ),
      ...when(
        elements.length < 3,
        fault('elements', 'few', 'Fewer than three bubbles to pop.', 'Kurang dari tiga gelembung untuk dipecahkan.'),
      ),
      ...when(
        [...distractors, ...distractorElements.map(({ content }) => content)].some(
          (other) => other.toUpperCase() === target.toUpperCase(),
        ),
        fault(
          'letters.distractors',
          'target-among-others',
          `${target} is among the other letters.`,
          `${target} ada di antara huruf lain.`,
        ),
      ),
      ...when(
        distractorElements.length === 0,
        fault(
          'distractorElements',
          'no-choice',
          'There is no other letter: nothing can be chosen.',
          'Tidak ada huruf lain: tidak ada yang dipilih.',
        ),
      ),
    ],
  },
})
