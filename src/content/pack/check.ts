import type { Language } from '../../game/language.ts'
import { type DetailedKind, detailedKinds } from '../../scenes/details.ts'
import { activitiesSchema, bookSchema } from '../schema.ts'
import { type PackArt, packArtSchema } from './artSchema.ts'
import { checkIds } from './checkIds.ts'
import { checkPlaces } from './checkKinds.ts'
import { checkFileList, checkManifest } from './checkManifest.ts'
import { artFaults, listIn, sizeFaults, speechFaults, unusedFiles } from './checkMedia.ts'
import { cueFaults, type Known, referenceFaults, silentLines, unspokenPages } from './checkReferences.ts'
import { packFault, type PackFault } from './fault.ts'
import { installedActivities, installedBook } from './install.ts'
import { issueFaults, schemaFaults } from './issues.ts'
import { checkListedKinds } from './kindNames.ts'
import { PACK_LIMITS, type PackLimits } from './limits.ts'
import type { JsonFile, MediaFact } from './names.ts'
import {
  type PackActivities,
  packActivitiesSchema,
  type PackBook,
  packBookSchema,
  type PackManifest,
  packSpeechSchema,
  type PackSpeech,
} from './schema.ts'
import { languageFaults, textFaults } from './texts.ts'

/** A pack as it was read: its JSON files, and what its media are. An absent file is `undefined`. */
export interface PackParts {
  readonly manifest: unknown
  readonly book: unknown
  readonly activities?: unknown
  readonly art?: unknown
  readonly speech?: unknown
  readonly media: ReadonlyMap<string, MediaFact>
  /** Names of files that are there but could not be read; whoever read them has said why. */
  readonly refused?: ReadonlySet<string>
}

/** A pack whose parts are sound. */
export interface Pack {
  readonly manifest: PackManifest
  readonly book: PackBook
  readonly activities: PackActivities
  readonly art: PackArt
  readonly speech: PackSpeech
}

/** What a check has found. `pack` is there if there are no faults. */
export interface PackReport {
  readonly faults: readonly PackFault[]
  readonly warnings: readonly PackFault[]
  readonly pack: Pack | undefined
}

/** What a check may be told: limits other than the usual, kinds other than ours, and that the pack is one of our own books. */
export interface PackCheck {
  readonly limits?: Partial<PackLimits>
  readonly kinds?: readonly DetailedKind[]
  readonly isOurs?: boolean
}

const NO_ACTIVITIES: PackActivities = { postActivities: [] }
const NO_ART: PackArt = { pages: {}, free: {} }
const NO_SPEECH: PackSpeech = { sounds: [], lines: {} }

/** Checks a whole pack. Lists all faults at once: none hides another that does not follow from it. Never throws because of what a pack says. */
export async function checkPack(parts: PackParts, options: PackCheck = {}): Promise<PackReport> {
  const limits = { ...PACK_LIMITS, ...options.limits }
  const kinds = options.kinds ?? (await detailedKinds())
  const refused = parts.refused ?? new Set<string>()
  const manifest = checkManifest(parts.manifest, options.isOurs ?? false)
  const { languages, key } = manifest
  const read = {
    book: schemaFaults('book.json', packBookSchema, parts.book),
    activities: schemaFaults('activities.json', packActivitiesSchema, parts.activities ?? NO_ACTIVITIES),
    art: schemaFaults('art.json', packArtSchema, parts.art ?? NO_ART),
    speech: schemaFaults('speech.json', packSpeechSchema, parts.speech ?? NO_SPEECH),
  }
  const pack = soundPack({
    manifest: manifest.data,
    book: read.book.data,
    activities: read.activities.data,
    art: read.art.data,
    speech: read.speech.data,
  })
  const told = contentReport(parts, { refused, limits, kinds, languages, key })
  const faults = once([
    ...[manifest, read.book, read.activities, read.art, read.speech]
      .flatMap((one) => one.faults)
      .filter(({ file }) => !refused.has(file)),
    ...told.faults,
    ...(manifest.data ? checkFileList(manifest.data, parts.media, refused) : []),
    ...(read.art.data ? artFaults(read.art.data, pageIdsOf(parts, refused), parts.media, refused) : []),
    ...(read.speech.data ? speechFaults(read.speech.data, parts.media) : []),
    ...sizeFaults(parts.media, limits, read.art.data),
  ])
  const last = faults.length === 0 && pack ? shapeFaults(pack, key, languages) : []
  const report = { faults: cut([...faults, ...last], limits), warnings: cut(once(told.warnings), limits) }
  return { ...report, pack: report.faults.length === 0 ? pack : undefined }
}

interface Told {
  readonly refused: ReadonlySet<string>
  readonly limits: PackLimits
  readonly kinds: readonly DetailedKind[]
  readonly languages: readonly Language[]
  readonly key: string
}

/** What texts, references, kinds and play show; of files that could not be read nothing. */
function contentReport(parts: PackParts, { refused, limits, kinds, languages, key }: Told) {
  const files = jsonParts(parts).filter(([file]) => !refused.has(file))
  const spoken = languageReports(files, languages)
  const ids = checkIds(parts.book, parts.activities, limits)
  const texts = files.flatMap(([file, value]) => textFaults(file, value, limits))
  // Playing what is far too large would take long, and says nothing new.
  const isPlayable = !texts.some(({ code }) => code === 'list-too-long') && ids.isPlayable
  const { book, activities } = parts
  const places = isPlayable ? checkPlaces({ book, activities, key, languages, kinds }) : []
  const lines = new Set(Object.keys(Object(Object(parts.speech)['lines'])))
  const known: Known = { media: parts.media, lines, refused }
  const content = [book, activities, parts.art, parts.speech, { cover: Object(parts.manifest)['cover'] }]
  return {
    faults: [
      ...ids.faults,
      ...texts,
      ...spoken.faults,
      ...places.flatMap((place) => place.faults),
      ...checkListedKinds(parts.manifest, places, kinds),
      ...files.flatMap(([file, value]) => referenceFaults(file, value, known)),
      ...(refused.has('art.json') ? [] : cueFaults(places, book, parts.art)),
    ],
    warnings: [
      ...spoken.warnings,
      ...places.flatMap((place) => place.warnings),
      ...silentLines(places, known),
      ...unspokenPages(book, languages),
      ...(refused.size > 0 ? [] : unusedFiles(content, parts.media)),
    ],
  }
}

/** Ids of the pages; nothing where the book could not be read. */
function pageIdsOf({ book }: PackParts, refused: ReadonlySet<string>): ReadonlySet<string> | undefined {
  if (refused.has('book.json')) return undefined
  return new Set(listIn(book, 'pages').map((page) => String(Object(page)['id'])))
}

const jsonParts = ({
  manifest,
  book,
  activities,
  art,
  speech,
}: PackParts): readonly (readonly [JsonFile, unknown])[] => [
  ['pack.json', manifest],
  ['book.json', book],
  ['activities.json', activities],
  ['art.json', art],
  ['speech.json', speech],
]

function languageReports(
  files: readonly (readonly [JsonFile, unknown])[],
  languages: Parameters<typeof languageFaults>[2],
) {
  const reports = files
    .filter(([file]) => file === 'book.json' || file === 'activities.json' || file === 'pack.json')
    .map(([file, value]) => languageFaults(file, value, languages))
  return { faults: reports.flatMap(({ faults }) => faults), warnings: reports.flatMap(({ warnings }) => warnings) }
}

function soundPack(parts: { [Part in keyof Pack]: Pack[Part] | undefined }): Pack | undefined {
  const { manifest, book, activities, art, speech } = parts
  return manifest && book && activities && art && speech ? { manifest, book, activities, art, speech } : undefined
}

/** The app's own schemas have the last word: what passes here is read by the app. */
function shapeFaults(pack: Pack, key: string, languages: readonly Language[]): PackFault[] {
  const installing = { number: 1001, key, languages }
  const book = installedBook(pack.book, installing)
  const bookIssues = bookSchema.safeParse(book).error?.issues ?? []
  const activities = installedActivities(pack.activities, installing)
  const hasActivities = pack.activities.postActivities.length > 0
  const activityIssues = hasActivities ? (activitiesSchema.safeParse(activities).error?.issues ?? []) : []
  return [
    ...bookIssues.flatMap((issue) => issueFaults('book.json', issue, book)),
    ...activityIssues.flatMap((issue) => issueFaults('activities.json', issue, activities)),
  ]
}

/** Says that a value is wrong, but not why. */
const isGeneral = (code: PackFault['code']): boolean => code === 'field-value'

/** Each fault once: two checks may see the same. */
function once(faults: readonly PackFault[]): PackFault[] {
  const seen = new Set<string>()
  const explained = new Set(faults.filter(({ code }) => !isGeneral(code)).map(({ file, place }) => `${file} ${place}`))
  const said = faults.filter(({ file, place, code }) => !isGeneral(code) || !explained.has(`${file} ${place}`))
  return said.filter(({ file, place, code, message }) => {
    // The kind's schema and the format's own say the same of the same field.
    const mark = code.startsWith('field-') ? `${file} ${place} field` : `${file} ${place} ${code} ${message.en}`
    return !seen.has(mark) && seen.add(mark).size > 0
  })
}

function cut(faults: readonly PackFault[], limits: PackLimits): PackFault[] {
  if (faults.length <= limits.faults) return [...faults]
  const rest = packFault('more-faults', '', '', { count: faults.length - limits.faults })
  return [...faults.slice(0, limits.faults), rest]
}
