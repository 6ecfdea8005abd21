import { familyExample } from '../../shared/families/familyExample.ts'
import type { TapByVoice } from './schema.ts'

/** Three family members, asked for by voice. */
export const example: TapByVoice = {
  familyMembers: familyExample.familyMembers.map((member) => ({
    ...member,
    audio: {
      en: `/audio/books/book4/post/en/where-${member.id}.mp3`,
      id: `/audio/books/book4/post/id/where-${member.id}.mp3`,
    },
  })),
}
