import type { PictureCardData } from './schema.ts'

const clip = (language: string, name: string) => `/audio/ladder/${language}/words/${name}.mp3`

/** A picture card of the examples: `file` under the pictures of the books. */
function card(id: string, en: string, indonesian: string, file: string): PictureCardData {
  return {
    id,
    name: { en, id: indonesian },
    picture: { free: `/img/books/${file}.webp` },
    say: { en: clip('en', en), id: clip('id', indonesian) },
    item: `word:${id}`,
  }
}

/** Pictures that the examples of several kinds choose from. */
export const EXAMPLE_PICTURES: readonly PictureCardData[] = [
  card('duck', 'duck', 'bebek', 'book1/words/duck'),
  card('lamp', 'lamp', 'lampu', 'book1/words/lamp'),
  card('gong', 'gong', 'gong', 'book1/words/gong'),
  card('rice', 'rice', 'padi', 'book1/words/rice'),
  card('basket', 'basket', 'bakul', 'book1/words/basket'),
  card('mango', 'mango', 'mangga', 'book2/sprites/mango'),
  card('mother', 'mother', 'ibu', 'book4/family/mother'),
  card('eyes', 'eyes', 'mata', 'book3/words/eyes'),
  card('goat', 'goat', 'kambing', 'book2/sprites/p07-goat-1'),
]
