import type { PlayableBook, PlayableLine } from '../../../../src/content/playableBook.ts'
import { bookArtSchema } from '../../../../src/content/art.ts'
import {
  installedActivities,
  installedArt,
  installedBook,
  type Installing,
} from '../../../../src/content/pack/install.ts'
import { appPaths, packPaths } from '../../../../src/content/pack/paths.ts'
import { playableActivities, playableBook } from '../../../../src/content/playable.ts'
import type { Edition } from '../edition.ts'
import { ExportError, type ExportSource, type MediaFile } from '../exportBook.ts'
import { soundOf } from '../sounds.ts'

/** The number that a book has inside its own folder; no service knows it. */
const NUMBER = 1001

/** A book as the player reads it, and the files that it plays, by the paths that the player knows them by. */
export interface Playable {
  readonly book: Omit<PlayableBook, 'media'>
  readonly files: ReadonlyMap<string, MediaFile>
}

/** Makes the edition playable. Throws `ExportError` where it was not read from a pack. */
export function playableOf({ book, languages }: Edition): Playable {
  const { source } = book
  if (!source) throw new ExportError('Only a pack can be played: import the book, complete the draft, and pack it.')
  const { pack } = source
  const installing: Installing = { number: NUMBER, key: book.key, languages }
  const activities = playableActivities(installedActivities(pack.activities, installing)).postActivities
  const { speech, sounds } = speechOf(source, languages)
  const story = playableBook(installedBook(pack.book, installing))
  const art = plainArt(installedArt(pack.art, installing))
  const named = JSON.stringify([story, activities])
  return {
    book: { key: book.key, revision: book.revision, languages, book: story, activities, art, speech },
    files: new Map([...picturesOf(source, named, art), ...sounds]),
  }
}

/** The art without the variants of a reader's own avatar: nobody has chosen one. */
function plainArt(installed: unknown): PlayableBook['art'] {
  const { pages, free } = bookArtSchema.parse(installed)
  return {
    pages: Object.fromEntries(Object.entries(pages).map(([id, { looks: _looks, ...picture }]) => [id, picture])),
    free,
  }
}

function speechOf({ pack: { speech }, media }: ExportSource, languages: Edition['languages']) {
  const toApp = appPaths(NUMBER)
  const others = (['en', 'id'] as const).filter((language) => !languages.includes(language))
  const isWanted = (name: string) => !others.some((language) => name.split('/').includes(language))
  const kept = Object.entries(speech.lines).filter(([name]) => isWanted(name))
  const numbers = [...new Set(kept.map(([, { sound }]) => sound))].toSorted((a, b) => a - b)
  const nameOf = (sound: number) => `/audio/books/book${NUMBER}/sound-${sound}`
  const lines = kept.map(([name, { sound, startMs, ms, words }]): [string, PlayableLine] => [
    toApp(name),
    words ? [numbers.indexOf(sound), startMs, ms, words] : [numbers.indexOf(sound), startMs, ms],
  ])
  const sounds = numbers.flatMap((sound): [string, MediaFile][] => {
    const file = soundOf(speech.sounds[sound] ?? [], media)
    return file ? [[nameOf(sound), file]] : []
  })
  return { speech: { sounds: numbers.map(nameOf), lines: Object.fromEntries(lines) }, sounds }
}

/** What follows a picture's name in its files (src/game/README.md, Pictures). */
const PART = /(?:-back|-frames|-ground|-sprites)?(?:@2x)?\.(webp|avif|png|jpe?g)$/

/** All sizes and parts of the pictures that pages and activities name. */
function picturesOf({ media }: ExportSource, named: string, art: PlayableBook['art']): [string, MediaFile][] {
  const toApp = appPaths(NUMBER)
  const paths = named.match(/\/img\/books\/[\w./@-]+/g) ?? []
  const stems = Object.values(art.pages).map(({ stem }) => stem)
  const wanted = new Set([...paths.map((path) => path.replace(PART, '')), ...stems])
  return [...media].flatMap(([path, bytes]): [string, MediaFile][] => {
    const name = toApp(path)
    const ending = PART.exec(name)?.[1]
    if (ending === undefined || !wanted.has(name.replace(PART, ''))) return []
    return [[name, { bytes, type: `image/${ending.replace('jpg', 'jpeg')}` }]]
  })
}

/** The path of a file in the pack, by the player's; the player's own sounds keep theirs. */
export const plainPath = (path: string): string => packPaths(NUMBER)(path).replace(/^\/|^media\//, '')
