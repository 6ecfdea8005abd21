import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Config, ConfigError, readConfig } from './config.ts'
import { StartError } from './db/dataFolder.ts'
import { startSentence } from './db/startFault.ts'
import { PACKS } from './packs/intake/parent.ts'
import { REPORTS } from './reporter/parent.ts'
import { SPEECH } from './speech/process.ts'

const DEMO = '--demo'

try {
  const words = process.argv.slice(2)
  const isDemo = wantsDemo(words.filter((word) => word !== REPORTS && word !== SPEECH && word !== PACKS))
  const config = isDemo ? demoConfig(readConfig(process.env)) : readConfig(process.env)
  await begin(words, config, isDemo).catch((error: unknown) => {
    const sentence = startSentence(error, config.database)
    throw sentence === undefined ? error : new StartError(sentence)
  })
} catch (error) {
  const isOurs =
    error instanceof ConfigError ||
    error instanceof StartError ||
    (error instanceof Error && 'syscall' in error && error.syscall === 'listen')
  console.error(isOurs ? error.message : error)
  process.exit(1)
}

/**
 * What this process is: one that makes reports, one that works on packs, one that speaks, or the service. Each loads its own code only: what the
 * others have would take memory that it never gives back.
 */
async function begin(words: readonly string[], config: Config, isDemo: boolean): Promise<void> {
  if (words.includes(REPORTS)) {
    const [{ makeReports }, { buildCatalog }] = await Promise.all([
      import('./reporter/child.ts'),
      import('../src/content/catalog.ts'),
    ])
    return makeReports(config, await buildCatalog())
  }
  if (words.includes(PACKS)) {
    const { workOnPacks } = await import('./packs/intake/child.ts')
    return workOnPacks(config)
  }
  if (words.includes(SPEECH)) {
    if (config.voiceDir === undefined) throw new ConfigError('VOICE_DIR is not set: there is no voice to speak with.')
    const { speakTexts } = await import('./speech/child.ts')
    return speakTexts(config.voiceDir)
  }
  const { serve } = await import('./serve.ts')
  return serve(config, { script: fileURLToPath(import.meta.url), demo: isDemo ? DEMO : undefined })
}

function wantsDemo(words: readonly string[]): boolean {
  const unknown = words.find((word) => word !== DEMO)
  if (unknown !== undefined) throw new ConfigError(`The service does not know “${unknown}”; it takes --demo only.`)
  return words.length > 0
}

/** The demo has a folder of its own inside the data folder, so that it can never be mixed with a school. */
function demoConfig(config: Config): Config {
  const { database } = config
  if (database.engine !== 'sqlite')
    throw new ConfigError('--demo is for the embedded database only: leave DATABASE_URL out.')
  const folder = join(database.folder, 'demo')
  return { ...config, dataDir: folder, database: { ...database, folder } }
}
