import type { Language } from '../../../../game/language.ts'
import type { Box } from '../../../../game/targets.ts'

/** Any number does: the service gives each book its own, and paths are made those of a pack before that. */
export const TRIAL_NUMBER = 1001
const PICTURES = `/img/books/book${TRIAL_NUMBER}/`
const SOUNDS = `/audio/books/book${TRIAL_NUMBER}/`

/** How somebody or something looks alone in a picture. */
export interface Look {
  readonly sprite: string
  readonly pose?: string | undefined
  readonly feeling?: string | undefined
}

/** A picture of one thing alone, or of several equal ones, to be drawn of the kit. Pixels. */
export interface Card {
  readonly look: Look
  readonly width: number
  readonly height: number
  /** Where each thing stands, percent of the card. */
  readonly spots: readonly Box[]
  /** It is counted on paper; a single thing has no ground. */
  readonly hasPaper: boolean
}

/** A line that something says. `ours`: the app's own clip of it. */
export interface Line {
  readonly text: string
  readonly language: Language
  readonly ours?: string
}

/** Pictures and lines that the games of a draft use, by their paths. They are noted as they are asked for. */
export class Assets {
  readonly cards = new Map<string, Card>()
  readonly lines = new Map<string, Line>()
  /** Where what has a place lies, by the fields of the form; without a box it has to be drawn. */
  readonly places = new Map<string, readonly { readonly id: string; readonly box: Box | undefined }[]>()

  /** The path of a picture of a thing alone, as wide as it is: `aspect` is width : height. */
  card(look: Look, aspect: number): { readonly path: string; readonly spots: readonly Box[] } {
    const path = `${PICTURES}card-${nameOf(look)}-alone.webp`
    const card = this.cards.get(path) ?? aloneCard(look, aspect)
    this.cards.set(path, card)
    return { path, spots: card.spots }
  }

  /** The path of a picture to be counted, of so many equal things. */
  counted(look: Look, count: number): { readonly path: string; readonly spots: readonly Box[] } {
    const path = `${PICTURES}card-${nameOf(look)}-x${count}.webp`
    const card = this.cards.get(path) ?? countCard(look, count)
    this.cards.set(path, card)
    return { path, spots: card.spots }
  }

  /** The path of a line. Equal texts are one line. */
  line(text: string, language: Language, folder: 'words' | 'prompt'): string {
    const root = folder === 'words' ? '/audio/words/' : `${SOUNDS}prompt/`
    const path = `${root}${language}/${slugOf(text)}.mp3`
    this.lines.set(path, { text, language })
    return path
  }

  /** The path of one of the app's own clips, which is copied into the book. */
  ours(path: string, text: string, language: Language): string {
    this.lines.set(path, { text, language, ours: path })
    return path
  }
}

const nameOf = ({ sprite, pose, feeling }: Look): string => [sprite, pose, feeling].filter(Boolean).join('-')

/** px of the longer side of a thing alone. */
const LONGER = 480

const aloneCard = (look: Look, aspect: number): Card => ({
  look,
  width: Math.max(48, Math.round(aspect >= 1 ? LONGER : LONGER * aspect)),
  height: Math.max(48, Math.round(aspect >= 1 ? LONGER / aspect : LONGER)),
  spots: [{ x: 2, y: 2, width: 96, height: 96 }],
  hasPaper: false,
})

/** Rows of equal things, 4 : 3, as few rows as look well. */
function countCard(look: Look, count: number): Card {
  const columns = count <= 3 ? count : Math.ceil(count / (count <= 8 ? 2 : 3))
  const rows = Math.ceil(count / columns)
  const [width, height] = [Math.min(42, 92 / columns), Math.min(70, 92 / rows)]
  const spots = Array.from({ length: count }, (_, n): Box => {
    const row = Math.floor(n / columns)
    const inRow = Math.min(columns, count - row * columns)
    return {
      x: 50 + ((n % columns) - inRow / 2) * width + width * 0.05,
      y: 50 + (row - rows / 2) * height + height * 0.05,
      width: width * 0.9,
      height: height * 0.9,
    }
  })
  return { look, width: 960, height: 720, spots, hasPaper: true }
}

/** A name for a text in a path: its letters as far as they go, and a number that only this text has. */
function slugOf(text: string): string {
  const plain = text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 32)
  const isWhole = plain === text.toLowerCase()
  if (isWhole && plain !== '') return plain
  let hash = 0x811c9dc5
  for (const sign of text.normalize()) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return [plain, hash.toString(36)].filter(Boolean).join('-')
}

/** The path of a page's composed picture, which whoever takes the book in draws. */
export const pictureOfPage = (pageId: string): string => `${PICTURES}kit-${pageId}.webp`
