import { type CompositionSource, compositionSchema } from '../../../../content/kit/index.ts'
import type { Language } from '../../../../game/language.ts'
import { emptyPage, newDraft, type NewDraft } from '../draft/edits.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'

/** A page of a pattern: where it plays, how the main character is, what else stands there, and words to begin with. */
interface PatternPage extends Pick<CompositionSource, 'place' | 'time' | 'weather'> {
  /** Pose and feeling of the main character; left out where it is not in the picture. */
  readonly hero?: readonly [pose: string, feeling: string]
  readonly heroAt?: number
  readonly things?: readonly (readonly [sprite: string, x: number, y: number, size?: number])[]
  readonly words?: { readonly en: string; readonly id: string }
}

/** What a new book can begin with. */
export const PATTERN_NAMES = ['empty', 'story', 'facts', 'photos', 'family', 'market', 'words'] as const
/** A pattern of a new book. */
export type PatternName = (typeof PATTERN_NAMES)[number]

/** People of the kit who can be the main character; children first. */
export const HEROES = ['eka', 'danu', 'ayu', 'bima', 'citra', 'aku', 'fajar', 'kakek', 'murni'] as const
/** A main character. */
export type Hero = (typeof HEROES)[number]

const STORY: readonly PatternPage[] = [
  { place: 'yard', hero: ['wave', 'smile'] },
  { place: 'yard', hero: ['look', 'surprised'] },
  { place: 'road', hero: ['think', 'worried'] },
  { place: 'stall', hero: ['point', 'thinking'] },
  { place: 'river', hero: ['reach-up', 'worried'] },
  { place: 'big-tree', time: 'dusk', hero: ['slump', 'sad'] },
  { place: 'path', time: 'dusk', hero: ['run', 'laugh'] },
  { place: 'porch', time: 'night', hero: ['cheer', 'laugh'] },
]

const FACTS: readonly PatternPage[] = [
  { place: 'field', hero: ['wave', 'smile'] },
  { place: 'field' },
  { place: 'sawah' },
  { place: 'sawah', weather: 'rain' },
  { place: 'mango-garden', hero: ['look', 'surprised'] },
  { place: 'kitchen' },
  { place: 'kitchen', hero: ['carry', 'smile'] },
  { place: 'porch', hero: ['sit', 'laugh'] },
]

const FAMILY: readonly PatternPage[] = [
  { place: 'porch', hero: ['wave', 'smile'], words: { en: 'This is my family.', id: 'Ini keluargaku.' } },
  {
    place: 'kitchen',
    things: [['ibu', 0.62, 0.93]],
    hero: ['point', 'smile'],
    heroAt: 0.32,
    words: { en: 'This is my mother.', id: 'Ini ibuku.' },
  },
  {
    place: 'field',
    things: [['ayah', 0.62, 0.93]],
    hero: ['point', 'smile'],
    heroAt: 0.32,
    words: { en: 'This is my father.', id: 'Ini ayahku.' },
  },
  {
    place: 'yard',
    things: [
      ['kakek', 0.66, 0.93],
      ['murni', 0.48, 0.93],
    ],
    hero: ['wave', 'laugh'],
    heroAt: 0.25,
    words: { en: 'Here are Grandpa and Grandma.', id: 'Ini kakek dan nenekku.' },
  },
  {
    place: 'porch',
    time: 'night',
    hero: ['sit', 'laugh'],
    things: [['lamp', 0.7, 0.92]],
    words: { en: 'We are together at home.', id: 'Kami bersama di rumah.' },
  },
]

const MARKET: readonly PatternPage[] = [
  { place: 'road', hero: ['walk', 'smile'], words: { en: 'We go to the market.', id: 'Kami pergi ke pasar.' } },
  {
    place: 'stall',
    things: [
      ['sri', 0.72, 0.93],
      ['mango', 0.44, 0.9],
      ['banana', 0.56, 0.9],
    ],
    hero: ['point', 'smile'],
    heroAt: 0.24,
    words: { en: 'Here is a mango. Here is a banana.', id: 'Ini mangga. Ini pisang.' },
  },
  {
    place: 'stall',
    things: [
      ['egg', 0.4, 0.9],
      ['egg', 0.5, 0.9],
      ['egg', 0.6, 0.9],
    ],
    hero: ['think', 'thinking'],
    heroAt: 0.2,
    words: { en: 'How many eggs are there?', id: 'Berapa telurnya?' },
  },
  {
    place: 'stall',
    things: [
      ['joko', 0.7, 0.93],
      ['coin', 0.5, 0.86],
    ],
    hero: ['offer', 'smile'],
    heroAt: 0.3,
    words: { en: 'We pay with a coin.', id: 'Kami bayar dengan koin.' },
  },
  {
    place: 'path',
    time: 'dusk',
    things: [['basket', 0.64, 0.92]],
    hero: ['carry', 'laugh'],
    heroAt: 0.4,
    words: { en: 'The basket is full. We go home!', id: 'Keranjang penuh. Kami pulang!' },
  },
]

/** Five words that begin with the same letter in both languages: m. */
const WORDS: readonly PatternPage[] = [
  {
    place: 'mango-garden',
    things: [['mango', 0.6, 0.85, 1.6]],
    hero: ['point', 'smile'],
    heroAt: 0.3,
    words: { en: 'M is for mango.', id: 'M untuk mangga.' },
  },
  {
    place: 'porch',
    time: 'night',
    things: [['moon', 0.7, 0.3]],
    hero: ['look', 'surprised'],
    heroAt: 0.35,
    words: { en: 'M is for moon.', id: 'M untuk malam.' },
  },
  {
    place: 'kitchen',
    things: [['milk', 0.6, 0.85, 1.5]],
    hero: ['offer', 'smile'],
    heroAt: 0.3,
    words: { en: 'M is for milk.', id: 'M untuk minum.' },
  },
  {
    place: 'yard',
    things: [['mat', 0.6, 0.92, 1.2]],
    hero: ['sit', 'smile'],
    heroAt: 0.35,
    words: { en: 'M is for mat.', id: 'M untuk main.' },
  },
  {
    place: 'kitchen',
    things: [['ibu', 0.62, 0.93]],
    hero: ['wave', 'laugh'],
    heroAt: 0.3,
    words: { en: 'M is for mother.', id: 'M untuk mama.' },
  },
]

const PHOTOS: readonly PatternPage[] = Array.from({ length: 8 }, () => ({ place: 'yard' }))

const PATTERNS: Readonly<Record<PatternName, readonly PatternPage[]>> = {
  empty: [{ place: 'yard' }],
  story: STORY,
  facts: FACTS,
  photos: PHOTOS,
  family: FAMILY,
  market: MARKET,
  words: WORDS,
}

/** How many pages a pattern brings. */
export const pagesOf = (pattern: PatternName): number => PATTERNS[pattern].length

/** The picture of a pattern's page; used for its card, too. Without a hero nobody stands there. */
export function patternPicture(pattern: PatternName, index: number, hero: Hero | undefined): DraftPage['picture'] {
  const page = PATTERNS[pattern][index] ?? { place: 'yard' }
  const things = (page.things ?? []).map(([sprite, x, y, size = 1], number) => ({
    sprite,
    id: `${sprite}-${number + 1}`,
    x,
    y,
    size,
  }))
  const person =
    page.hero && hero
      ? [{ sprite: hero, id: hero, x: page.heroAt ?? 0.45, y: 0.93, pose: page.hero[0], feeling: page.hero[1] }]
      : []
  const { place, time, weather } = page
  return compositionSchema.parse({ place, time, weather, items: [...things, ...person] })
}

/** A new draft that begins with a pattern. Words come only in the languages of the book. */
export function draftOf(pattern: PatternName, hero: Hero | undefined, fresh: NewDraft): Draft {
  const draft = newDraft(fresh)
  const pages = PATTERNS[pattern].map((page, index): DraftPage => {
    const id = `p${String(index + 1).padStart(2, '0')}`
    return { ...emptyPage(id, patternPicture(pattern, index, hero)), words: wordsIn(page, fresh.languages) }
  })
  const [cover] = draft.pages
  return { ...draft, pages: [{ ...cover, picture: patternPicture(pattern, 0, hero) }, ...pages] }
}

function wordsIn({ words }: PatternPage, languages: readonly Language[]): DraftPage['words'] {
  return words ? Object.fromEntries(languages.map((language) => [language, words[language]])) : {}
}
