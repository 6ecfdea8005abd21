import type { PlayableBook } from '../../../../src/content/playableBook.ts'
import { type Files, textBytes, zipFiles } from '../archive.ts'
import type { Edition } from '../edition.ts'
import type { MediaFile } from '../exportBook.ts'
import { aboutHtml, indexHtml, scormManifest, tincanXml } from './documents.ts'
import { plainPath, playableOf } from './playable.ts'
import { type BuiltPlayer, readPlayer } from './player.ts'

const EFFECT = '/audio/effect/'
/** Loops: only those that the book names. */
const LOOP = /^\/audio\/(?:ambience|music)\//

/** The edition as a zip that plays by itself: unpacked, from a web server, or in a learning system. Throws `ExportError` where the player was not built. */
export async function htmlOf(edition: Edition, folder: string | undefined): Promise<Uint8Array> {
  const player = await readPlayer(folder)
  const { book, files: own } = playableOf(edition)
  const media = new Map([...own, ...(await appSounds(player, JSON.stringify(book)))])
  const scripts = new Map([...media].map(([path, file]) => [path, scriptName(path, file)] as const))
  const playable: PlayableBook = { ...book, media: Object.fromEntries(scripts) }
  const files: Files = new Map([
    ['index.html', textBytes(indexHtml(edition))],
    ['about.html', textBytes(aboutHtml(edition))],
    ['book.js', textBytes(`window.lumbungBook=${scriptJson(playable)}\n`)],
    ...player.files,
  ])
  for (const [path, file] of media) files.set(scripts.get(path) ?? '', textBytes(mediaScript(path, file)))
  files.set('tincan.xml', textBytes(tincanXml(edition)))
  const paths = [...files.keys()]
  return zipFiles(new Map([['imsmanifest.xml', textBytes(scormManifest(edition, paths))], ...files]))
}

/** The effects that any kind may play, and the music that this book names. */
async function appSounds({ sounds }: BuiltPlayer, named: string): Promise<[string, MediaFile][]> {
  const wanted = [...sounds].filter(([path]) => path.startsWith(EFFECT) || (LOOP.test(path) && named.includes(path)))
  return Promise.all(
    wanted.map(
      async ([path, read]): Promise<[string, MediaFile]> => [path, { bytes: await read(), type: 'audio/mpeg' }],
    ),
  )
}

const ENDINGS: Readonly<Record<string, string>> = { mpeg: 'mp3', mp4: 'm4a', ogg: 'ogg', webm: 'webm' }

/** A picture's path has an ending, a sound's has none. */
function scriptName(path: string, { type }: MediaFile): string {
  const name = bareType(type).replace(/^.*\//, '')
  const ending = path.startsWith('/audio/') ? `.${ENDINGS[name] ?? name}` : ''
  return `media/${plainPath(path)}${ending}.js`
}

// Players read the type of a data URL up to its first semicolon.
const bareType = (type: string) => type.replace(/;.*$/, '')

function mediaScript(path: string, { bytes, type }: MediaFile): string {
  const url = `data:${bareType(type)};base64,${Buffer.from(bytes).toString('base64')}`
  return `window.lumbungMedia(${scriptJson(path)},${scriptJson(url)})\n`
}

/** JSON that may stand in a script of any age. */
const scriptJson = (value: unknown) =>
  JSON.stringify(value).replaceAll('\u2028', String.raw`\u2028`).replaceAll('\u2029', String.raw`\u2029`)
