/** What the template books are made of: what a person presses and types, page by page, in the English maker. */

interface TemplatePage {
  /** Titles of the picture box, in the order in which they are pressed: the place first. */
  readonly pictures: readonly string[]
  readonly words: { readonly id: string; readonly en: string }
  /** Words to learn: the Indonesian one, and the English one that says it. */
  readonly targets: readonly (readonly [id: string, en: string])[]
  /** The card of its game. */
  readonly game?: string
}

/** A template book. */
export interface TemplateBook {
  readonly name: 'fruit' | 'umbrella' | 'key'
  readonly level: 'A' | 'B1' | 'B2'
  readonly title: { readonly id: string; readonly en: string }
  readonly cover: readonly string[]
  readonly pages: readonly TemplatePage[]
}

const FRUIT: TemplateBook = {
  name: 'fruit',
  level: 'A',
  title: { id: 'Buah Kita', en: 'Our Fruit' },
  cover: ['Mango garden', 'Eka', 'Fruit basket'],
  pages: [
    {
      pictures: ['Mango garden', 'Eka', 'Mango', 'Coconut'],
      words: { id: 'Ada mangga dan kelapa.', en: 'A mango and a coconut.' },
      targets: [
        ['mangga', 'mango'],
        ['kelapa', 'coconut'],
      ],
      game: 'Words to things',
    },
    {
      pictures: ['Market stall', 'Danu', 'Papaya', 'Durian'],
      words: { id: 'Ada pepaya dan durian.', en: 'A papaya and a durian.' },
      targets: [
        ['pepaya', 'papaya'],
        ['durian', 'durian'],
      ],
      game: 'Words to things',
    },
    {
      pictures: ['Vegetable garden', 'Ayu', 'Avocado', 'Tomato'],
      words: { id: 'Ada alpukat dan tomat.', en: 'An avocado and a tomato.' },
      targets: [
        ['alpukat', 'avocado'],
        ['tomat', 'tomato'],
      ],
      game: 'Letter bubbles',
    },
    {
      pictures: ['Porch', 'Bima', 'Fruit basket'],
      words: { id: 'Semua masuk keranjang.', en: 'All go in the basket.' },
      targets: [['keranjang', 'basket']],
    },
    {
      pictures: ['Porch', 'Eka', 'Danu', 'Ayu', 'Bima'],
      words: { id: 'Ayo, kita makan!', en: 'Come, let us eat!' },
      targets: [['makan', 'eat']],
      game: 'Tap and count',
    },
  ],
}

const UMBRELLA: TemplateBook = {
  name: 'umbrella',
  level: 'B1',
  title: { id: 'Payung Danu', en: 'Danu’s Umbrella' },
  cover: ['Village road', 'Danu', 'Umbrella'],
  pages: [
    {
      pictures: ['Porch', 'Danu', 'Umbrella'],
      words: { id: 'Danu membawa payung ke kebun.', en: 'Danu takes an umbrella to the garden.' },
      targets: [['payung', 'umbrella']],
    },
    {
      pictures: ['Village road', 'Weather: Rain', 'Danu', 'White goat'],
      words: { id: 'Hujan turun. Kambing basah di jalan.', en: 'Rain falls. A goat is wet.' },
      targets: [['kambing', 'goat']],
      game: 'Letter bubbles',
    },
    {
      pictures: ['Village road', 'Danu', 'White goat', 'Umbrella'],
      words: { id: 'Danu membuka payung untuk kambing.', en: 'Danu opens the umbrella for the goat.' },
      targets: [
        ['payung', 'umbrella'],
        ['kambing', 'goat'],
      ],
      game: 'Words to things',
    },
    {
      pictures: ['Big tree', 'Danu', 'White goat', 'Duck'],
      words: { id: 'Bebek datang. Wah, payung itu penuh!', en: 'A duck comes. Oh, it is full!' },
      targets: [['bebek', 'duck']],
      game: 'Tap and count',
    },
    {
      pictures: ['Yard with the rice barn', 'Danu', 'White goat', 'Duck'],
      words: { id: 'Mereka pulang. Hanya Danu yang basah.', en: 'They go home. Only Danu is wet.' },
      targets: [['basah', 'wet']],
    },
  ],
}

const KEY: TemplateBook = {
  name: 'key',
  level: 'B2',
  title: { id: 'Kunci yang Hilang', en: 'The Lost Key' },
  cover: ['Porch', 'Citra', 'Key'],
  pages: [
    {
      pictures: ['Porch', 'Citra', 'Grandmother Murni'],
      words: { id: 'Nenek tidak bisa masuk karena kuncinya hilang.', en: 'Grandmother cannot go in. Her key is lost.' },
      targets: [['kuncinya', 'key']],
    },
    {
      pictures: ['Kitchen', 'Citra', 'Cooking pot', 'Spoon'],
      words: { id: 'Citra mencari di dapur. Ada panci dan sendok.', en: 'Citra looks here. A pot and a spoon.' },
      targets: [
        ['panci', 'pot'],
        ['sendok', 'spoon'],
      ],
      game: 'Words to things',
    },
    {
      pictures: ['Vegetable garden', 'Citra', 'Tomato', 'Corn'],
      words: { id: 'Di kebun hanya ada tomat dan jagung.', en: 'The garden has only tomato and corn.' },
      targets: [
        ['tomat', 'tomato'],
        ['jagung', 'corn'],
      ],
      game: 'Words to things',
    },
    {
      pictures: ['River', 'Citra', 'Duck', 'Fish'],
      words: { id: 'Di sungai bebek melihat ikan, bukan kunci.', en: 'The duck sees a fish, but no key.' },
      targets: [
        ['bebek', 'duck'],
        ['ikan', 'fish'],
      ],
      game: 'Letter bubbles',
    },
    {
      pictures: ['Yard with the rice barn', 'Citra', 'Rooster', 'Key'],
      words: { id: 'Ternyata ayam jago duduk di atas kunci!', en: 'Look, the rooster sits on the key!' },
      targets: [['kunci', 'key']],
    },
    {
      pictures: ['Porch', 'Time: Dusk', 'Citra', 'Grandmother Murni', 'Cup of tea'],
      words: { id: 'Pintu terbuka, lalu mereka minum teh bersama.', en: 'The door opens, and they drink tea.' },
      targets: [['teh', 'tea']],
      game: 'Tap and count',
    },
  ],
}

/** All of them, easiest first. */
export const TEMPLATE_BOOKS: readonly TemplateBook[] = [FRUIT, UMBRELLA, KEY]
