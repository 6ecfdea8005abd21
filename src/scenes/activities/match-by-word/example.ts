import { familyExample } from '../../shared/families/familyExample.ts'
import type { MatchByWord } from './schema.ts'

/** Three family members and what they do. */
export const example: MatchByWord = {
  familyMembers: familyExample.familyMembers,
  duties: [
    { id: 'father', duty: { en: ['cooks the soup', 'cuts the mango'], id: ['memasak sup', 'memotong mangga'] } },
    { id: 'mother', duty: { en: ['fixes the ladder'], id: ['memperbaiki tangga'] } },
    { id: 'baby', duty: { en: ['points at the mango'], id: ['menunjuk mangga'] } },
  ],
  memberKind: 'family',
  instruction: { en: 'Tap a person, then a job.', id: 'Ketuk orangnya, lalu kegiatannya.' },
}
