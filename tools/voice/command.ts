import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { CommandError } from '../cli/command.ts'
import { check } from './check.ts'
import { install } from './install.ts'

const USAGE = `Usage: npm run voice -- install [--from FOLDER] [--to FOLDER]
       npm run voice -- check [--to FOLDER]
--from: a folder with the files that the voice is made of; without it they are downloaded.
--to: the voice folder; else VOICE_DIR, else .cache/voice.`

/** Where the voice is if nothing says otherwise. */
const DEFAULT_FOLDER = '.cache/voice'

/** `npm run voice`: installs or checks the voice that reads teachers' texts aloud. Throws `CommandError`. */
export async function voice(words: readonly string[], print: (line: string) => void): Promise<void> {
  const { task, from, to } = parse(words)
  if (task === 'check') return check(to, print)
  await install({ from, to }, print)
  if (process.env['VOICE_DIR'] === undefined) print(`Start the service with  VOICE_DIR=${to}`)
}

function parse(words: readonly string[]) {
  const { values, positionals } = parsed(words)
  const [task, ...more] = positionals
  const isKnown = task === 'install' || (task === 'check' && values.from === undefined)
  if (!isKnown || more.length > 0) throw new CommandError(USAGE)
  return {
    task,
    from: values.from === undefined ? undefined : resolve(values.from),
    to: resolve(values.to ?? (process.env['VOICE_DIR'] || DEFAULT_FOLDER)),
  }
}

function parsed(words: readonly string[]) {
  try {
    return parseArgs({
      args: [...words],
      options: { from: { type: 'string' }, to: { type: 'string' } },
      allowPositionals: true,
    })
  } catch {
    throw new CommandError(USAGE)
  }
}
