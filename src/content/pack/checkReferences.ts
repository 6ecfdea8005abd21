import type { Language } from '../../game/language.ts'
import { effectOf, musicOf } from '../audio.ts'
import { listIn } from './checkMedia.ts'
import type { CheckedPlace } from './checkKinds.ts'
import { packNameOf } from './checkKinds.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'
import { CONTENT, isFields } from './install.ts'
import { EFFECT, type JsonFile, type MediaFact, MUSIC, PICTURE, SOUND, SPOKEN } from './names.ts'
import { languageName, walk } from './texts.ts'

/** What the parts of a pack may refer to. */
export interface Known {
  readonly media: ReadonlyMap<string, MediaFact>
  readonly lines: ReadonlySet<string>
  /** Files that are there but could not be read. */
  readonly refused: ReadonlySet<string>
}

/** Everything that a JSON file names must be there: pictures, sounds, spoken lines, effects and music of the app. */
export function referenceFaults(file: JsonFile, value: unknown, known: Known): PackFault[] {
  const faults: PackFault[] = []
  for (const [path, inner] of walk(value)) {
    const place = placeOf(path)
    const name = path.at(-1)
    if (typeof inner === 'string') faults.push(...namedFaults(file, place, inner, known))
    // Cues and sprites name an effect alone; areas name it by its path.
    const isEffect = typeof inner === 'string' && name === 'sound' && !inner.includes('/')
    if (isEffect && effectOf(inner) === undefined)
      faults.push(packFault('effect-unknown', file, place, { name: inner }))
    if (typeof name === 'string' && file === 'art.json' && PICTURE.test(name) && !isThere(name, known))
      faults.push(packFault('media-missing', file, place, { name }))
  }
  return faults
}

function namedFaults(file: JsonFile, place: string, name: string, known: Known): PackFault[] {
  if (PICTURE.test(name) || SOUND.test(name))
    return isThere(name, known) ? [] : [packFault('media-missing', file, place, { name })]
  if (SPOKEN.test(name)) return isSpoken(name, known) ? [] : [packFault('speech-missing', file, place, { name })]
  const isUnknown = (EFFECT.test(name) && !effectOf(soundOf(name))) || (MUSIC.test(name) && !musicOf(soundOf(name)))
  return isUnknown ? [packFault('effect-unknown', file, place, { name })] : []
}

const isThere = (name: string, { media, refused }: Known): boolean => media.has(name) || refused.has(name)
const isSpoken = (name: string, { lines, refused }: Known): boolean => lines.has(name) || refused.has('speech.json')

/** The app's path of an effect or of music. */
const soundOf = (name: string): string => `/audio/${name}.mp3`

/** Lines that are heard in play without being named (counts, letters) and have no clip. One warning a line and place. */
export function silentLines(places: readonly CheckedPlace[], known: Known): PackFault[] {
  return places.flatMap(({ file, path, plays }) =>
    plays.flatMap(({ play }) =>
      [...play.said]
        .map(packNameOf)
        .filter((name) => SPOKEN.test(name) && !isSpoken(name, known))
        .map((name) => packFault('line-silent', file, placeOf(path), { name })),
    ),
  )
}

/** Pages that are there in a language, but are not read aloud in it. */
export function unspokenPages(book: unknown, languages: readonly Language[]): PackFault[] {
  return listIn(book, 'pages').flatMap((page, index) =>
    languages.flatMap((language) => {
      const { audio, [CONTENT[language]]: text }: Partial<Record<string, unknown>> = Object(page)
      if (text === undefined || Object(audio)[language] !== undefined) return []
      const params = { language: languageName(language) }
      return [packFault('text-unspoken', 'book.json', placeOf(['pages', index, 'audio']), params)]
    }),
  )
}

/** All names of lines that a pack's content uses, those that are only heard in play too. */
export function usedLines(content: readonly unknown[], places: readonly CheckedPlace[]): Set<string> {
  const named = content.flatMap((value) => [...walk(value)].map(([, inner]) => inner))
  const heard = places.flatMap(({ plays }) => plays.flatMap(({ play }) => [...play.said].map(packNameOf)))
  return new Set([...named, ...heard].filter((name): name is string => typeof name === 'string' && SPOKEN.test(name)))
}

/** Sprites, frames and pieces that cues name must be there. Of a page without sprites nothing is known, so its sprites are missing. */
export function cueFaults(places: readonly CheckedPlace[], book: unknown, art: unknown): PackFault[] {
  return places.flatMap(({ file, path, plays }) => {
    if (file !== 'book.json') return []
    const page: unknown = Object(Object(book)['pages'])[path[1] ?? 0]
    const targets = plays[0]?.play.targets
    const sprites = spritesOf(page, art)
    return [...walk(page)].flatMap(([inner, cue]) => {
      if (!isFields(cue) || !inner.includes('cues')) return []
      const place = placeOf([...path, ...inner])
      const { sprite, frame, piece } = cue
      const found = typeof sprite === 'string' ? sprites.get(sprite) : undefined
      if (typeof sprite === 'string' && !found) return [packFault('sprite-missing', file, place, { name: sprite })]
      // The frame `tap` is optional: without it the sprite only moves.
      if (found && typeof frame === 'string' && frame !== 'tap' && !found.has(frame))
        return [packFault('frame-missing', file, place, { name: String(sprite), frame })]
      const isLost = typeof piece === 'string' && targets !== undefined && !targets.has(piece)
      return isLost ? [packFault('piece-missing', file, place, { id: piece })] : []
    })
  })
}

function spritesOf(page: unknown, art: unknown): ReadonlyMap<string, ReadonlySet<string>> {
  const id: unknown = Object(page)['id']
  const sprites: unknown = typeof id === 'string' ? Object(Object(Object(art)['pages'])[id])['sprites'] : undefined
  if (!Array.isArray(sprites)) return new Map()
  return new Map(
    sprites.filter(isFields).map(({ name, frames }) => [String(name), new Set(Object.keys(Object(frames)))]),
  )
}
