import { defineDetails } from '../../../game/kind.ts'
import { boxFaults, twiceFaults } from '../../shared/faults.ts'
import { AREAS, WORD_SOUND } from '../../shared/fields.ts'
import { BODY, HEAR, wordItem } from '../../shared/items.ts'
import { example } from './example.ts'
import type { BodyPart } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<BodyPart>({
  title: { en: 'Find in the picture', id: 'Temukan di gambar' },
  about: { en: 'Find all areas of a part of the body.', id: 'Temukan semua area bagian tubuh.' },
  example,
  asks: ({ bodyPart, bodyPartLabel }) => [wordItem(HEAR, bodyPart, bodyPartLabel, BODY)],
  says: ({ wordAudio, bodyPartLabel }) => [{ kind: 'word', path: wordAudio, text: bodyPartLabel }],
  authoring: {
    fields: {
      bodyPart: { label: { en: 'Part of the body', id: 'Bagian tubuh' }, form: 'choice', filledWith: 'words' },
      bodyPartLabel: { label: { en: 'What it is called', id: 'Namanya' }, form: 'word', filledWith: 'words' },
      question: { label: { en: 'Question', id: 'Pertanyaan' }, form: 'text', filledWith: 'text' },
      tapAreas: AREAS,
      wordAudio: WORD_SOUND,
      completionDelayMs: {
        label: { en: 'Pause before the end, ms', id: 'Jeda sebelum selesai, md' },
        form: 'number',
        filledWith: 'default',
      },
    },
    fill: null,
    faultsOf: ({ tapAreas }) => [...twiceFaults(tapAreas, 'tapAreas'), ...boxFaults(tapAreas, 'tapAreas')],
  },
})
