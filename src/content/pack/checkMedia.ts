import type { FrameData, PieceData } from '../../game/picture.ts'
import type { PackArt } from './artSchema.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'
import { isFields } from './install.ts'
import type { PackLimits } from './limits.ts'
import { type MediaFact, type MediaType, PICTURE } from './names.ts'
import type { PackSpeech } from './schema.ts'
import { walk } from './texts.ts'

/** Rounding of encoders: how long after its sound a line may end, ms. */
const SLACK_MS = 60

/** Files that belong to a picture with sprites, beside its poster. */
const PARTS = /-(?:back|frames|ground|sprites|(?:look|still)-[\w-]+)$/

/** A name without its ending, and without the mark of double size. */
const singleOf = (name: string): string => name.replace(/(?:@2x)?\.[a-z0-9]+$/, '')

/** Whether art.json says how large a picture is: it belongs to a picture with sprites, or is among the free ones. */
export function isOfArt(name: string, { pages, free }: Pick<PackArt, 'pages' | 'free'>): boolean {
  const single = singleOf(name)
  const stems = Object.values(pages).map(({ stem }) => stem)
  return Object.hasOwn(free, name) || stems.includes(single) || stems.includes(single.replace(PARTS, ''))
}

/** How many pixels a picture may have, by its format alone. */
export const mostPixels = (type: MediaType, { pixels, avifPixels }: PackLimits): number =>
  type === 'image/avif' ? Math.min(avifPixels, pixels) : pixels

/** The sentence for a picture with too many pixels. */
export function tooLarge(name: string, pixels: number, most: number): PackFault {
  const mega = (count: number) => Math.round(count / 100_000) / 10
  return packFault('picture-too-large', name, '', { name, count: mega(pixels), most: mega(most) })
}

/** Pictures and sounds that are larger or longer than a pack may have. */
export function sizeFaults(
  media: ReadonlyMap<string, MediaFact>,
  limits: PackLimits,
  art: Pick<PackArt, 'pages' | 'free'> = { pages: {}, free: {} },
): PackFault[] {
  return [...media].flatMap(([name, { type, width = 0, height = 0, ms = 0 }]) => {
    const ofArt = limits.artPixels * (/@2x\.[a-z0-9]+$/.test(name) ? 4 : 1)
    const most = Math.min(mostPixels(type, limits), isOfArt(name, art) ? ofArt : Number.POSITIVE_INFINITY)
    if (width * height > most) return [tooLarge(name, width * height, most)]
    if (ms <= limits.soundMs) return []
    return [packFault('sound-too-long', name, '', { name, count: Math.round(ms / 1000), most: limits.soundMs / 1000 })]
  })
}

/** Lines must lie inside sounds that are there, and their words one after another inside the line. */
export function speechFaults(speech: PackSpeech, media: ReadonlyMap<string, MediaFact>): PackFault[] {
  return Object.entries(speech.lines).flatMap(([name, line]) => {
    const place = placeOf(['lines', name])
    const fault = (code: 'speech-sound' | 'speech-range' | 'speech-order', params = {}) => [
      packFault(code, 'speech.json', place, params),
    ]
    const sounds = speech.sounds[line.sound]
    if (!sounds) return fault('speech-sound', { found: line.sound, count: speech.sounds.length })
    const lengths = sounds.flatMap((path) => media.get(path)?.ms ?? [])
    const most = Math.min(...lengths)
    const end = line.startMs + line.ms
    const words = line.words ?? []
    const isOrdered = words.every(([, from, to], at) => from <= to && from >= (words[at - 1]?.[2] ?? 0))
    return [
      ...(lengths.length > 0 && end > most + SLACK_MS
        ? fault('speech-range', { found: end, most: Math.round(most) })
        : []),
      ...(isOrdered && (words.at(-1)?.[2] ?? 0) <= line.ms + SLACK_MS ? [] : fault('speech-order')),
    ]
  })
}

/** Pictures with sprites need their files, of pages that are there; every piece of a sprite must lie inside its file. */
export function artFaults(
  art: PackArt,
  pageIds: ReadonlySet<string> | undefined,
  media: ReadonlyMap<string, MediaFact>,
  refused: ReadonlySet<string>,
): PackFault[] {
  const pages = Object.entries(art.pages).flatMap(([id, { stem, sprites, looks, ground, frames }]) => {
    const place = placeOf(['pages', id])
    const missing = (name: string) =>
      media.has(name) || refused.has(name) ? [] : [packFault('media-missing', 'art.json', place, { name })]
    const atlas = media.get(`${stem}-sprites.webp`)
    const sheet = media.get(`${stem}-frames.avif`)
    return [
      ...(pageIds?.has(id) !== false ? [] : [packFault('art-page', 'art.json', place, { id })]),
      ...missing(`${stem}.webp`),
      ...missing(`${stem}-back.webp`),
      ...(sprites.length > 0 ? missing(`${stem}-sprites.webp`) : []),
      ...(ground && ground.length > 0 ? missing(`${stem}-ground.avif`) : []),
      ...(frames ? missing(`${stem}-frames.avif`) : []),
      ...[...new Set(Object.values(looks?.words ?? {}))].flatMap((word) => missing(`${stem}-look-${word}.webp`)),
      ...sprites.flatMap((sprite) => pieceFaults(sprite.name, piecesOf(sprite.frames), atlas, place)),
      ...(frames
        ? sprites.flatMap(({ name, frames: { base: _base, ...later } }) =>
            pieceFaults(name, moved(piecesOf(later), frames), sheet, place),
          )
        : []),
    ]
  })
  const free = Object.entries(art.free).flatMap(([name, { width, height }]) => {
    const fact = media.get(name)
    const isSame = fact?.width === undefined || (fact.width === width && fact.height === height)
    const params = { name, found: `${fact?.width} × ${fact?.height}`, said: `${width} × ${height}` }
    return isSame ? [] : [packFault('art-size', 'art.json', placeOf(['free', name]), params)]
  })
  return [...pages, ...free]
}

/** All pieces of some frames. */
const piecesOf = (frames: Readonly<Record<string, FrameData>>): PieceData[] =>
  Object.values(frames).flatMap((frame) => ('patches' in frame ? frame.patches : [frame]))

/** Pieces of an atlas as they lie on a sheet with this corner in it. */
const moved = (pieces: readonly PieceData[], corner: { readonly x: number; readonly y: number }): PieceData[] =>
  pieces.map((piece) => ({ ...piece, x: piece.x - corner.x, y: piece.y - corner.y }))

function pieceFaults(
  name: string,
  pieces: readonly PieceData[],
  file: MediaFact | undefined,
  place: string,
): PackFault[] {
  if (file?.width === undefined || file.height === undefined) return []
  const { width, height } = file
  const isInside = pieces.every(
    ({ x, y, w, h }) => x >= 0 && y >= 0 && w > 0 && h > 0 && x + w <= width && y + h <= height,
  )
  return isInside ? [] : [packFault('art-piece', 'art.json', place, { name })]
}

/** Files that nothing names. A picture's files (`-back`, `-sprites@2x` …) and other formats of one picture or sound belong to it. */
export function unusedFiles(content: readonly unknown[], media: ReadonlyMap<string, MediaFact>): PackFault[] {
  const stems = new Set<string>()
  for (const value of content)
    for (const [path, inner] of walk(value)) {
      // No name is longer; the pattern of a stem would take long for a text of megabytes.
      if (typeof inner === 'string' && inner.length < 300 && inner.startsWith('media/')) stems.add(stemOf(inner))
      const name = path.at(-1)
      if (typeof name === 'string' && PICTURE.test(name)) stems.add(stemOf(name))
    }
  return [...media.keys()]
    .filter((name) => !stems.has(stemOf(name)))
    .map((name) => packFault('file-unused', name, '', { name }))
}

const stemOf = (name: string): string =>
  name
    .replace(/(?:@2x)?\.[a-z0-9]+$/, '')
    .replace(/-(?:back|frames|ground|small|thumb|sprites|(?:look|still)-[\w-]+)$/, '')

/** Whether a value has a list under a name. */
export const listIn = (value: unknown, name: string): readonly unknown[] => {
  const list = isFields(value) ? value[name] : undefined
  return Array.isArray(list) ? list : []
}
