import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FIRST_EFFECTS } from '../../src/content/effectNames.ts'
import commonSpeech from '../../src/content/generated/audio/common.json' with { type: 'json' }
import ladderSpeech from '../../src/content/generated/audio/ladder.json' with { type: 'json' }
import letterSpeech from '../../src/content/generated/audio/letterSounds.json' with { type: 'json' }
import { kitIndexSchema } from '../../src/content/kit/schema.ts'
import { clipPaths } from '../../src/content/ladder/clips.ts'
import { asksOf, type PlayMode } from '../../src/content/ladder/path/asks.ts'
import { ladderSchema } from '../../src/content/ladder/schema.ts'
import { type Language, LANGUAGES } from '../../src/game/language.ts'
import { AVATAR_BOOK } from '../../src/content/avatarVariant.ts'
import { SELLER_FILES } from '../../src/scenes/shared/ladder/sellers.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')
const CONTENT = join(import.meta.dirname, '..', '..', 'src', 'content')

/** A file of a book: its URL path, its size in bytes, and the first eight hex digits of its SHA-256. */
type DownloadFile = readonly [path: string, bytes: number, hash: string]

/** Files that every book needs: sprites of numbers and of letters that a wrong choice says, and what is said around questions. */
const SHARED = /^\/audio\/(?:sprites\/(?:counts|letters)-|ladder\/\w\w\/answers\.)/
/** Words of several books, whose numbers are in the name. */
const WORDS = /^\/audio\/sprites\/words-([\d-]+)-\w\w\./
/** Effects that no book file names: those of the shell and of a first touch. */
const UNNAMED = ['click', 'complete', 'knock', 'page-flip', 'pop', 'rustle', 'star', ...FIRST_EFFECTS]
/** The effects that a kind plays by itself (`effects`), by its type. */
const OF_KINDS: Readonly<Record<string, string>> = {
  tappingElement: 'bubble-pop',
  clapSyllables: 'drum-mid',
  goatJumping: 'goat',
  dragToBucket: 'plop',
}
/** Pictures of the avatar variants, which only `AVATAR_BOOK` shows. */
const VARIANTS = /^\/img\/look\//

/** Every file that a book may need, in all languages, sizes and formats; the device picks from them. Keyed by book id. */
export function downloadFiles(): ReadonlyMap<number, readonly DownloadFile[]> {
  const all = ['img/books', 'img/look', 'audio'].flatMap(filesIn)
  const ids = [...new Set(all.flatMap(([path]) => /^\/img\/books\/book(\d+)\//.exec(path)?.[1] ?? []))].map(Number)
  return new Map(
    ids.map((id) => {
      const own = new RegExp(`^/(?:(?:img|audio)/books/book${id}/|audio/ladder/\\w\\w/questions-b${id}-)`)
      const named = soundsOf(id)
      const isOf = (path: string) =>
        own.test(path) ||
        SHARED.test(path) ||
        WORDS.exec(path)?.[1]?.split('-').includes(String(id)) === true ||
        letterSounds.has(path.replace(/\.\w+$/, '')) ||
        (id === AVATAR_BOOK && VARIANTS.test(path)) ||
        named.has(path.replace(/\.\w+$/, ''))
      return [id, all.filter(([path]) => isOf(path))]
    }),
  )
}

/** Paths of a book's music and of the effects that it can play, without file extensions. */
function soundsOf(id: number): ReadonlySet<string> {
  const data = [`books/book${id}/book.json`, `books/book${id}/activities.json`, `generated/art/book${id}.json`]
  const text = data.map((path) => readFileSync(join(CONTENT, path), 'utf8')).join('')
  const paths = text.match(/\/audio\/(?:ambience|effect)\/[\w-]+/g) ?? []
  const sounds = [...text.matchAll(/"sound":\s*"([\w-]+)"/g)].map(([, name = '']) => name)
  const ofKinds = Object.entries(OF_KINDS).flatMap(([type, name]) => (text.includes(`"${type}"`) ? [name] : []))
  return new Set([...paths, ...[...UNNAMED, ...ofKinds, ...sounds].map((name) => `/audio/effect/${name}`)])
}

/** Clips of the app's that a teacher's own book may say: numbers, letters, and words, which are called after things of the picture kit. */
const MAKERS_CLIP = /^\/audio\/(count|letters|words)\/\w\w\/([\w-]+)\.mp3$/

/** Sounds that a book can have which is made with the book maker, in all formats: all effects, and the app's own clips. */
export function makerFiles(): readonly DownloadFile[] {
  const things = new Set(kitNames())
  const lines: Readonly<Record<string, readonly unknown[]>> = commonSpeech.lines
  const stems = new Set(
    Object.entries(lines).flatMap(([path, [file]]) => {
      const [, sort, name = ''] = MAKERS_CLIP.exec(path) ?? []
      return sort === undefined || (sort === 'words' && !things.has(name)) ? [] : commonSpeech.files[Number(file)]
    }),
  )
  return filesIn('audio').filter(([path]) => path.startsWith('/audio/effect/') || stems.has(path.replace(/\.\w+$/, '')))
}

function kitNames(): string[] {
  const raw: unknown = JSON.parse(readFileSync(join(PUBLIC, 'kit/lists/index.json'), 'utf8'))
  return kitIndexSchema.parse(raw).sprites.map(({ name }) => name)
}

const MODES: readonly PlayMode[] = ['all', 'byEar', 'withoutSound']

/** What today's path needs, in all sizes and formats; the device picks from it. */
export interface PathFiles {
  /** At every step. */
  readonly shared: readonly DownloadFile[]
  /** By language and step of the ladder: what a step brings that none before it has. */
  readonly steps: Readonly<Record<Language, readonly (readonly DownloadFile[])[]>>
}

/** Files of today's path, a step of the ladder after the other. The questions about books come with their books. */
export function pathFiles(): PathFiles {
  const all = ['img', 'audio'].flatMap(filesIn)
  const filesOf = (stems: ReadonlySet<string>) => all.filter(([path]) => stems.has(path.replace(/(?:@2x)?\.\w+$/, '')))
  const ladder = ladderSchema.parse(JSON.parse(readFileSync(join(CONTENT, 'ladder/ladder.json'), 'utf8')))
  const spoken = ['answers', 'mouths', 'prompts'].flatMap((name) =>
    LANGUAGES.map((one) => `/audio/ladder/${one}/${name}`),
  )
  const shared = new Set([
    ...spoken,
    ...[...UNNAMED, ...Object.values(OF_KINDS)].map((name) => `/audio/effect/${name}`),
    ...SELLER_FILES.map((path) => path.replace(/\.webp$/, '')),
  ])
  const stepsIn = (language: Language) => {
    const { steps } = ladder.languages[language]
    const asks = MODES.flatMap((mode) => asksOf(ladder, language, mode))
    const here = new Set(shared)
    return steps.map((step) => {
      const sounds = ['', '-syllables', '-words', '-sentences'].map(
        (sort) => `/audio/ladder/${language}/${step.id.replace(/^\w+/, 'step')}${sort}`,
      )
      // A step asks with words and pictures of later ones too.
      const texts = textsIn([step, asks.filter((ask) => ask.step === step.id).map(({ thing }) => thing)])
      const pictures = texts.flatMap((text) => ladder.pictures[text] ?? [])
      const words = [...texts, ...pictures.map(({ name }) => name[language])].flatMap(
        (text) => homeOfWord(language, text) ?? [],
      )
      const fresh = new Set(
        [...sounds, ...words, ...pictures.flatMap((picture) => stemOf(picture) ?? [])].filter(
          (stem) => !here.has(stem),
        ),
      )
      for (const stem of fresh) here.add(stem)
      return filesOf(fresh)
    })
  }
  return {
    shared: filesOf(shared),
    steps: { en: stepsIn('en'), id: stepsIn('id') },
  }
}

/** All texts in a value: words, and names of pictures, are among them. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

const spokenLines: Readonly<Record<string, unknown>> = ladderSpeech.lines

/** The files in which the sounds of single letters are: a book says no others. */
const letterSounds: ReadonlySet<string> = new Set(
  Object.entries(letterSpeech.lines).flatMap(([path, [file]]) =>
    /\/sounds\/[a-z]\.mp3$/.test(path) ? (letterSpeech.files[Number(file)] ?? []) : [],
  ),
)

/** The file in which a word of the ladder is spoken. */
function homeOfWord(language: Language, word: string): string | undefined {
  const line = spokenLines[clipPaths.word(language, word)]
  return Array.isArray(line) ? ladderSpeech.files[Number(line[0])] : undefined
}

/** Where a picture of the ladder lies: a file of its own, or a sprite in a page's atlas (`b1-p01`); others are not drawn yet. */
function stemOf({ free, page }: { readonly free?: string | undefined; readonly page?: string | undefined }) {
  if (free !== undefined) return free.replace(/\.webp$/, '')
  return page?.replace(/^b(\d+)-p(\d+)$/, '/img/books/book$1/page-$2-sprites')
}

/** Eight hex digits that change when any of these files does, so that pictures and sound of two versions are never mixed. */
export function mediaVersion(files: ReadonlyMap<number, readonly DownloadFile[]>, path: PathFiles): string {
  return createHash('sha256')
    .update(JSON.stringify([...files, path]))
    .digest('hex')
    .slice(0, 8)
}

/** Writes `kept/book1.json` …, `kept/path.json` and `kept/maker.json` into the build, for `src/shell/features/downloads`. */
export function downloadLists(files: ReadonlyMap<number, readonly DownloadFile[]>, path: PathFiles): Plugin {
  return {
    name: 'kept-lists',
    apply: 'build',
    generateBundle() {
      for (const [id, list] of files) {
        this.emitFile({ type: 'asset', fileName: `kept/book${id}.json`, source: JSON.stringify(list) })
      }
      this.emitFile({ type: 'asset', fileName: 'kept/path.json', source: JSON.stringify(path) })
      this.emitFile({ type: 'asset', fileName: 'kept/maker.json', source: JSON.stringify(makerFiles()) })
    },
  }
}

function filesIn(folder: string): DownloadFile[] {
  const names = readdirSync(join(PUBLIC, folder), { recursive: true, encoding: 'utf8' })
  return names
    .filter((name) => /\.(webp|avif|webm|mp3)$/.test(name))
    .sort()
    .map((name): DownloadFile => {
      const path = join(folder, name)
      const bytes = readFileSync(join(PUBLIC, path))
      return [`/${path}`, bytes.length, createHash('sha256').update(bytes).digest('hex').slice(0, 8)]
    })
}
