import { parseArgs } from 'node:util'
import { EXPORT_FORMATS, type ExportFormat } from '../../server/packs/export/index.ts'
import { CommandError } from '../cli/command.ts'

const HOW = `npm run book -- check FOLDER|FILE [--json]
npm run book -- pack FOLDER -o FILE.lumbung [--json]
npm run book -- export FOLDER|FILE --as ${EXPORT_FORMATS.join('|')} [--language en|id|both] [-o FILE] [--json]
npm run book -- import FILE.epub|FILE.bloompub -o FOLDER [--json]
npm run book -- add FILE.lumbung [--json]
npm run book -- list [--json]
npm run book -- withdraw KEY [--json]`

const LANGUAGES = ['en', 'id', 'both'] as const

interface Place {
  readonly place: string
  readonly isJson: boolean
}

/** What `npm run book` is to do. */
export type BookWords = Place &
  (
    | { readonly action: 'check' | 'add' | 'withdraw' | 'list' }
    | { readonly action: 'pack' | 'import'; readonly out: string }
    | {
        readonly action: 'export'
        readonly as: ExportFormat
        readonly language: (typeof LANGUAGES)[number]
        /** The name that the format suggests where there is none. */
        readonly out: string | undefined
      }
  )

/** Reads the words of the command. Throws `CommandError` with all ways to call it where they say nothing that it does. */
export function readWords(words: readonly string[]): BookWords {
  const { values, positionals } = parsed(words)
  const [action, place, ...more] = positionals
  const { o: out, json: isJson = false, as: format, language: name = 'both' } = values
  const isPlain = format === undefined && values.language === undefined
  if (action === 'list' && place === undefined && isPlain && out === undefined) return { action, place: '', isJson }
  if (place === undefined || more.length > 0) throw new CommandError(HOW)
  if ((action === 'check' || action === 'add' || action === 'withdraw') && isPlain && out === undefined) {
    return { action, place, isJson }
  }
  if ((action === 'pack' || action === 'import') && isPlain && out !== undefined) return { action, place, out, isJson }
  const as = EXPORT_FORMATS.find((known) => known === format)
  const language = LANGUAGES.find((known) => known === name)
  if (action === 'export' && as && language) return { action, place, as, language, out, isJson }
  throw new CommandError(HOW)
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        json: { type: 'boolean' },
        as: { type: 'string' },
        language: { type: 'string' },
        o: { type: 'string', short: 'o' },
      },
    })
  } catch {
    throw new CommandError(HOW)
  }
}
