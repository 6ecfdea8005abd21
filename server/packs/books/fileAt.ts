import type { PackFile } from '../store/packStore.ts'

/** What may stand in the place of a file: formats of the same picture or sound, the best first. */
const INSTEAD: Readonly<Record<string, readonly string[]>> = {
  avif: ['webp'],
  webm: ['webm', 'ogg', 'mp3', 'm4a'],
  mp3: ['mp3', 'm4a', 'ogg', 'webm'],
}

/**
 * The file of a book that a path asks for. The app asks for AVIF and for WebM or MP3 by their endings; where a book has other formats, the best of them
 * answers, with its own media type: what decodes pictures and sounds looks at their bytes. `sounds`: the formats of each sound, as speech.json lists
 * them.
 */
export function fileAt(
  path: string,
  files: ReadonlyMap<string, PackFile>,
  sounds: readonly (readonly string[])[],
): PackFile | undefined {
  const exact = files.get(path)
  if (exact) return exact
  const [, stem, ending = ''] = /^(.+)\.([a-z0-9]+)$/.exec(path) ?? []
  if (stem === undefined) return undefined
  const small = /^(.+)-small$/.exec(stem)?.[1]
  // A sound is called after the first of its formats; the others may have other names.
  const formats = sounds.find(([first = '']) => first.startsWith(`${stem}.`)) ?? []
  for (const wanted of INSTEAD[ending] ?? []) {
    const named = formats.find((name) => name.endsWith(`.${wanted}`))
    const found = files.get(`${stem}.${wanted}`) ?? files.get(named ?? '') ?? files.get(`${small}.${wanted}`)
    if (found) return found
  }
  return undefined
}
