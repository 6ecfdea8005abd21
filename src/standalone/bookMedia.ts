import { pictureIdOf } from '../content/art.ts'
import { spokenPaths } from '../content/audio.ts'
import type { PlayableBook } from '../content/playableBook.ts'
import type { Audio, Clip } from '../game/audio/index.ts'
import { STAGE } from '../game/rules/geometry.ts'
import { backingWidth } from '../game/runtime/backing.ts'
import { allPictureFiles, isSharp } from '../game/scene/picture/loadPicture.ts'
import { lightOf } from '../game/scene/picture/pictureFormat.ts'
import type { BookMedia } from '../shell/lib/books/bookMedia.ts'

/** Lines that kinds say without naming them in a page. */
const SHARED_LINE = /^\/audio\/(?:words|letters|count)\//
const PICTURE = /\/img\/[\w./@-]+\.(?:webp|avif|png|jpe?g)/g

/** The media of a book that plays by itself, as the reader wants them. */
export function mediaOf({ art, speech }: PlayableBook, audio: Audio): BookMedia {
  const clipOf = (path: string) => clipIn(speech, path)
  return {
    art,
    audio,
    speech: clipOf,
    prepareVoice: (page, language) => audio.prepare([clipOf(page.audio?.[language] ?? '')]),
    prepareLines: (place, language) => audio.prepare(spokenPaths(place, language).map(clipOf)),
    wordTimes: (path) => (speech.lines[path]?.[3] ?? []).map(([_word, startMs, endMs]) => ({ startMs, endMs })),
  }
}

function clipIn({ sounds, lines }: PlayableBook['speech'], path: string): Clip | undefined {
  const [sound = -1, startMs = 0, ms = 0] = Object.hasOwn(lines, path) ? (lines[path] ?? []) : []
  const src = sounds[sound]
  return src === undefined ? undefined : { src, startMs, ms }
}

/** The files of sounds that every place of the book may need: effects and shared words. */
export function sharedFiles({ media, speech }: PlayableBook): string[] {
  const words = Object.entries(speech.lines).flatMap(([path, [sound]]) =>
    SHARED_LINE.test(path) ? [speech.sounds[sound] ?? ''] : [],
  )
  return [...new Set([...words, ...Object.keys(media).filter((path) => path.startsWith('/audio/effect/'))])]
}

/** The scales (backing pixels per stage unit) that this device may draw pictures at: the usual one, and on a dense screen the double one too. */
export function scalesOfDevice(): number[] {
  const widest = backingWidth(Math.max(screen.width, screen.height, window.innerWidth)) / STAGE.width
  return isSharp(widest) ? [1, widest] : [1]
}

/** What decides which files a place needs. */
interface Device {
  readonly hasAvif: boolean
  readonly scales: readonly number[]
}

/** The files that a page or an activity needs before it opens: its pictures in the sizes of this device, and all that it says or plays. */
export function filesOfPlace(
  { book, art, speech, media, languages }: PlayableBook,
  place: { readonly id: string | number },
  { hasAvif, scales }: Device,
): string[] {
  const text = JSON.stringify(place)
  const named = text.match(PICTURE) ?? []
  const posters = named.map((path) => (hasAvif && Object.hasOwn(media, lightOf(path)) ? lightOf(path) : path))
  // The stage takes the larger file of a thing on a dense screen.
  const free = scales.some(isSharp) ? named : []
  const picture = art.pages[pictureIdOf(book.id, String(place.id))]
  const drawn = picture ? scales.flatMap((scale) => allPictureFiles(picture, { scale, hasAvif })) : []
  const lines = languages.flatMap((language) => spokenPaths(place, language))
  const sounds = lines.map((path) => clipIn(speech, path)?.src ?? '')
  const music = [...(text.match(/\/audio\/(?:ambience|music)\/[\w-]+/g) ?? []), book.music?.replace(/\.mp3$/, '') ?? '']
  return [...new Set([...posters, ...free, ...drawn, ...sounds, ...music])]
}
