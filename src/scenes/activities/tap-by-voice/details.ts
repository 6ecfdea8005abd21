import { defineDetails, type SpokenLine } from '../../../game/kind.ts'
import { alikeFaults, twiceFaults } from '../../shared/faults.ts'
import { PEOPLE, PICTURE } from '../../shared/fields.ts'
import { FAMILY, HEAR, wordItem } from '../../shared/items.ts'
import { example } from './example.ts'
import type { TapByVoice } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<TapByVoice>({
  title: { en: 'Listen and tap', id: 'Dengar dan ketuk' },
  about: { en: 'Listen who is asked for, then tap them.', id: 'Dengarkan siapa yang ditanya, lalu ketuk orangnya.' },
  example,
  card: { border: 'cabai', from: '#F7D6CF', to: '#F7A79E', pictures: ['face-5', 'face-2'], tiles: [] },
  asks: ({ familyMembers }) => familyMembers.map(({ id, label }) => wordItem(HEAR, id, label, FAMILY)),
  says: ({ familyMembers }) =>
    familyMembers.flatMap(({ audio, label, prompt, nameAudio }): SpokenLine[] => [
      prompt ? { kind: 'prompt', path: audio, text: prompt } : { kind: 'word', path: audio, text: label },
      ...(nameAudio ? [{ kind: 'word', path: nameAudio, text: label } as const] : []),
    ]),
  authoring: {
    fields: { familyMembers: PEOPLE, image: { ...PICTURE, isOptional: true } },
    faultsOf: ({ familyMembers }) => [
      ...twiceFaults(familyMembers, 'familyMembers'),
      ...alikeFaults(
        familyMembers.map(({ label }) => label),
        'familyMembers',
      ),
    ],
  },
})
