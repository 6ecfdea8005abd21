import type { GoatJumping } from './schema.ts'

const WORDS = [
  ['one', 'satu', 'wan', 'atu'],
  ['two', 'dua', 'too', 'duwa'],
  ['three', 'tiga', 'tree', 'tigah'],
  ['four', 'empat', 'for', 'ampat'],
  ['five', 'lima', 'fife', 'limah'],
  ['six', 'enam', 'siks', 'anam'],
] as const

/** Six goats, as on the page. */
export const example: GoatJumping = {
  elements: WORDS.map(([en, id, enHeard, idHeard], index) => ({
    id: `goat-${index + 1}`,
    content: index + 1,
    label: { en: 'goat', id: 'kambing' },
    box: { x: 4 + 16 * index, y: 60, width: 12, height: 30 },
    image: `/img/books/book2/sprites/p07-goat-${index + 1}.webp`,
    imageJump: `/img/books/book2/sprites/p07-goat-${index + 1}-jump.webp`,
    numberWord: { en, id },
    voiceVariants: {
      en: [
        { text: en, weight: 1 },
        { text: enHeard, weight: 0.9 },
        { text: String(index + 1), weight: 1 },
      ],
      id: [
        { text: id, weight: 1 },
        { text: idHeard, weight: 0.9 },
        { text: String(index + 1), weight: 1 },
      ],
    },
    countSound: { en: `/audio/count/en/${index + 1}.mp3`, id: `/audio/count/id/${index + 1}.mp3` },
  })),
  goatSettings: { raiseToPercentHeight: 50, voiceVolume: 0.8 },
}
