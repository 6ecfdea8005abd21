import { defineDetails, type SpokenLine } from '../../../game/kind.ts'
import { alikeFaults, twiceFaults } from '../../shared/faults.ts'
import { memberLines } from '../../shared/families/familyDropDetails.ts'
import { INSTRUCTION, PEOPLE } from '../../shared/fields.ts'
import { BODY, FAMILY, USE, wordItem } from '../../shared/items.ts'
import { example } from './example.ts'
import { fill } from './fill.ts'
import type { MatchByWord } from './schema.ts'

/** What teachers, tools and the book maker know of it. */
export default defineDetails<MatchByWord>({
  title: { en: 'Who does what?', id: 'Siapa melakukan apa?' },
  about: { en: 'Match each one with what they do.', id: 'Pasangkan masing-masing dengan kegiatannya.' },
  example,
  card: { border: 'manggis', from: '#E3D3E6', to: '#C7A6CC', pictures: ['t-house', 't-bucket'], tiles: [] },
  asks: ({ familyMembers, memberKind }) =>
    familyMembers.map(({ id, label }) => wordItem(USE, id, label, memberKind === 'family' ? FAMILY : BODY)),
  says: ({ familyMembers, duties }) => [
    ...memberLines(familyMembers),
    ...duties.flatMap(({ audio, duty }): SpokenLine[] =>
      audio ? [{ kind: 'prompt', path: audio, text: { en: duty.en.join(', '), id: duty.id.join(', ') } }] : [],
    ),
  ],
  authoring: {
    fields: {
      familyMembers: PEOPLE,
      duties: {
        label: { en: 'What each does', id: 'Kegiatan masing-masing' },
        form: 'texts',
        of: 'familyMembers',
        filledWith: null,
      },
      memberKind: {
        label: { en: 'People, or parts of the body', id: 'Orang, atau bagian tubuh' },
        form: 'choice',
        filledWith: 'default',
      },
      instruction: INSTRUCTION,
    },
    fill,
    instruction: { en: 'Tap a person, then what they do.', id: 'Ketuk orangnya, lalu kegiatannya.' },
    faultsOf: ({ familyMembers, duties }) => [
      ...twiceFaults(familyMembers, 'familyMembers'),
      ...alikeFaults(
        familyMembers.map(({ label }) => label),
        'familyMembers',
      ),
      ...alikeFaults(
        duties.map(({ duty }) => ({ en: duty.en.join(', '), id: duty.id.join(', ') })),
        'duties',
      ),
    ],
  },
})
