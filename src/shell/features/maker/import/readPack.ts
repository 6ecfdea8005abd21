import { strFromU8, unzipSync } from 'fflate'
import { z } from 'zod'
import {
  isPackName,
  manifestSchema,
  PACK_FORMAT,
  packActivitiesSchema,
  packBookSchema,
  packSpeechSchema,
} from '../../../../content/pack/index.ts'
import type { Local } from '../../../../game/language.ts'
import { pictureName } from '../pack/source.ts'
import { importText } from '../text/import/index.ts'

/** Largest pack that is read on a device, bytes; the service's limit, too. */
const LARGEST = 40_000_000
/** One file of it, unpacked, bytes. */
const LARGEST_FILE = 20_000_000

/** A file that cannot become a draft, and why, in both languages. */
export class ImportError extends Error {
  override readonly name = 'ImportError'
  readonly reason: Local
  constructor(reason: Local, options?: ErrorOptions) {
    super(reason.en, options)
    this.reason = reason
  }
}

/** A pack as it was read on this device. Each file was there as pack.json says; whether its content plays is checked when the draft is. */
export interface ReadPack {
  readonly manifest: z.infer<typeof manifestSchema>
  readonly book: z.infer<typeof packBookSchema>
  readonly activities: z.infer<typeof packActivitiesSchema>['postActivities']
  readonly speech: z.infer<typeof packSpeechSchema>
  readonly files: Readonly<Record<string, Uint8Array<ArrayBuffer>>>
}

type Sentence = 'notAPack' | 'tooLarge' | 'newer' | 'broken'

const refuse = (sentence: Sentence, cause?: unknown): never => {
  throw new ImportError({ en: importText.en[sentence], id: importText.id[sentence] }, { cause })
}

/** Reads a `.lumbung` file. Rejects with `ImportError`. */
export async function readPack(file: Blob): Promise<ReadPack> {
  if (file.size > LARGEST) return refuse('tooLarge')
  const files = unzipped(new Uint8Array(await file.arrayBuffer()))
  const { format, version } = Object(jsonOf(files, 'pack.json'))
  if (format !== PACK_FORMAT.format) return refuse('notAPack')
  if (typeof version === 'number' && version > PACK_FORMAT.version) return refuse('newer')
  const book = parsed(packBookSchema, withPictures(jsonOf(files, 'book.json')))
  const { image: cover } = book.pages[0]
  return {
    manifest: parsed(manifestSchema, { cover, ...Object(jsonOf(files, 'pack.json')) }),
    book,
    activities: parsed(packActivitiesSchema, jsonOf(files, 'activities.json') ?? { postActivities: [] }).postActivities,
    speech: parsed(packSpeechSchema, jsonOf(files, 'speech.json') ?? { sounds: [], lines: {} }),
    files,
  }
}

function unzipped(bytes: Uint8Array<ArrayBuffer>): Record<string, Uint8Array<ArrayBuffer>> {
  let sum = 0
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        sum += originalSize
        // Nothing is unpacked beyond what a pack may have; what the sizes keep quiet about ends with the memory of this tab.
        if (originalSize > LARGEST_FILE || sum > LARGEST) refuse('tooLarge')
        return isPackName(name)
      },
    })
  } catch (error) {
    if (error instanceof ImportError) throw error
    return refuse('notAPack', error)
  }
}

/** A composed picture may be drawn by the service only: until then its page names none. */
function withPictures(book: unknown): unknown {
  const pages: unknown = Object(book)['pages']
  if (!Array.isArray(pages)) return book
  return {
    ...Object(book),
    pages: pages.map((page: unknown) => {
      const { id, composition } = Object(page)
      return composition === undefined ? page : { image: pictureName(String(id)), ...Object(page) }
    }),
  }
}

function jsonOf(files: Readonly<Record<string, Uint8Array>>, name: string): unknown {
  const bytes = Object.hasOwn(files, name) ? files[name] : undefined
  if (!bytes) return undefined
  try {
    return JSON.parse(strFromU8(bytes))
  } catch (error) {
    return refuse('broken', error)
  }
}

function parsed<Value>(schema: z.ZodType<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  return result.success ? result.data : refuse('broken', result.error)
}
