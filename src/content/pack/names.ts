/** What a file in a pack may be called: lower-case names joined by slashes, each beginning with a letter or a digit. */
const FILE_NAME = /^[a-z0-9][a-z0-9._@-]*(?:\/[a-z0-9][a-z0-9._@-]*)*$/
const LONGEST_NAME = 200

/** The JSON files of a pack. */
export const JSON_FILES = ['pack.json', 'book.json', 'activities.json', 'art.json', 'speech.json'] as const
/** The name of a JSON file of a pack. */
export type JsonFile = (typeof JSON_FILES)[number]
/** Without these there is no book; the others may be absent. */
export const NEEDED_FILES: readonly JsonFile[] = ['pack.json', 'book.json']

/** What a medium may be, by its ending. */
const TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webm: 'audio/webm',
  ogg: 'audio/ogg',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
} as const

/** The type of a picture or sound in a pack. */
export type MediaType = (typeof TYPES)[keyof typeof TYPES]

/** Types, once each. */
export const MEDIA_TYPES = [...new Set(Object.values(TYPES))] as [MediaType, ...MediaType[]] // of the record above

/** What is known of a picture or a sound: `width` and `height` in pixels, or `ms`. */
export interface MediaFact {
  readonly type: MediaType
  readonly bytes: number
  readonly width?: number
  readonly height?: number
  readonly ms?: number
}

/** The type that a file's ending promises; `undefined` where a pack takes no such file. */
export function typeOfName(name: string): MediaType | undefined {
  const ending = /\.([a-z0-9]+)$/.exec(name)?.[1] ?? ''
  return Object.entries(TYPES).find(([known]) => known === ending)?.[1]
}

/** Whether a file may have this name at all. */
export function isFileName(name: string): boolean {
  return name.length <= LONGEST_NAME && FILE_NAME.test(name) && !name.includes('..')
}

/** Whether a file of this name belongs in a pack: one of the JSON files, or a medium under `media/`. */
export function isPackName(name: string): boolean {
  return JSON_FILES.some((file) => file === name) || (name.startsWith('media/') && typeOfName(name) !== undefined)
}

/** Patterns of what one file of a pack says of another: a picture, a spoken line, an effect of the app, music of the app. */
export const PICTURE = /^media\/[a-z0-9][a-z0-9._@/-]*\.(?:avif|webp|png|jpe?g)$/
export const SOUND = /^media\/[a-z0-9][a-z0-9._@/-]*\.(?:webm|ogg|mp3|m4a)$/
export const SPOKEN = /^speech\/[a-z0-9][a-z0-9_/-]*$/
export const EFFECT = /^effect\/[a-z0-9-]+$/
export const MUSIC = /^(?:ambience|music)\/[a-z0-9-]+$/

/** The key of a pack: a domain backwards and a name, `org.example.kancil-1`. */
export const PACK_KEY = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]*[a-z0-9])?)+$/
/** Keys of the books that come with Lumbung. */
export const OUR_KEYS = 'lumbung.'
/** The id of a page or the key of an activity. */
export const PLACE_ID = /^[a-z0-9][a-z0-9-]{0,39}$/
