import type { FamilyDrop } from './schema.ts'

const PEOPLE = [
  ['father', 'FATHER', 'AYAH', 5, 24, 16, 60],
  ['mother', 'MOTHER', 'IBU', 24, 26, 15, 58],
  ['baby', 'BABY', 'ADIK', 78, 56, 16, 28],
] as const

/** Three family members, for the examples of the family kinds. */
export const familyExample: FamilyDrop = {
  familyMembers: PEOPLE.map(([id, en, idLabel]) => ({
    id,
    label: { en, id: idLabel },
    image: `/img/books/book4/family/${id}.webp`,
    silhouetteImage: `/img/books/book4/family/${id}-silhouette.webp`,
    audio: { en: `/audio/words/en/${id}.mp3`, id: `/audio/words/id/${id}.mp3` },
  })),
  dropZones: PEOPLE.map(([id, en, idLabel, x, y, width, height]) => ({
    id,
    label: { en, id: idLabel },
    percent: { x, y, width, height },
  })),
}
