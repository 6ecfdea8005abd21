import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { buildCatalog } from '../src/content/catalog.ts'
import { buildApp, usualGap } from './app.ts'
import { type Config, ConfigError, readConfig } from './config.ts'
import { compactOnce } from './db/compact.ts'
import { refuseLostDatabase, StartError } from './db/dataFolder.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { startSentence } from './db/startFault.ts'
import { builtAt } from './lib/builtAt.ts'
import { systemClock } from './lib/clock.ts'
import { serviceClock, systemUptime } from './lib/serviceClock.ts'
import { storageWatch } from './lib/storageWatch.ts'
import { PACKS, startPackWorker } from './packs/intake/parent.ts'
import { makeReports } from './reporter/child.ts'
import { type ReporterProcess, REPORTS, startReporter } from './reporter/parent.ts'
import { startSpeaker } from './speech/parent.ts'
import { SPEECH } from './speech/process.ts'
import { voiceTrouble } from './speech/voiceFiles.ts'

const DEMO = '--demo'

/** How long requests may take to end once the service is asked to. */
const DRAIN_MS = 15_000

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

/** What this process is: one that makes reports, one that works on packs, one that speaks, or the service. */
async function begin(words: readonly string[], config: Config, isDemo: boolean): Promise<void> {
  if (words.includes(REPORTS)) return makeReports(config, await buildCatalog())
  if (words.includes(PACKS)) {
    // Only that process needs the code that decodes pictures.
    const { workOnPacks } = await import('./packs/intake/child.ts')
    return workOnPacks(config)
  }
  if (!words.includes(SPEECH)) return serve(config, isDemo)
  if (config.voiceDir === undefined) throw new ConfigError('VOICE_DIR is not set: there is no voice to speak with.')
  // Only that process needs the engine's code and word lists.
  const { speakTexts } = await import('./speech/child.ts')
  speakTexts(config.voiceDir)
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

/** Migrates, listens, and on SIGTERM or SIGINT ends gracefully. */
async function serve(config: Config, isDemo: boolean): Promise<void> {
  let app: FastifyInstance | undefined
  let signIns: string | undefined
  let reporter: ReporterProcess | undefined
  const { database } = config
  if (database.engine === 'sqlite') refuseLostDatabase(database.folder)
  const timekeeper = serviceClock({
    wall: systemClock,
    uptime: systemUptime,
    builtAt: builtAt(),
    gap: usualGap(config),
  })
  const db = openDatabase(database, (error) => app?.log.warn({ err: error }, 'lost a connection to the database'))
  try {
    const ran = await migrate(db)
    const isCompacted = await compactOnce(db, database)
    const catalog = await buildCatalog()
    // Only who asks for the demo loads its four weeks.
    const demo = isDemo ? await import('./demo/index.ts') : undefined
    await demo?.seedDemo(db, new Date(), catalog)
    const same = { script: fileURLToPath(import.meta.url), words: isDemo ? [DEMO] : [] }
    reporter = startReporter({ ...same, clockOffset: timekeeper.offset }, (error) =>
      app?.log.warn({ err: error }, 'reports'),
    )
    const speaker = startSpeaker({ script: same.script }, (error) => app?.log.warn({ err: error }, 'speech'))
    const packWorker = startPackWorker(same, (error) => app?.log.warn({ err: error }, 'books'))
    const folder = database.engine === 'sqlite' ? database.folder : undefined
    const storage = storageWatch({ folder })
    // The demo is nobody's school.
    const marked = !isDemo && folder !== undefined && { markedFolder: folder }
    app = await buildApp({ config, db, catalog, reporter, speaker, packWorker, timekeeper, storage, ...marked })
    const noVoice = config.voiceDir === undefined ? undefined : await voiceTrouble(config.voiceDir)
    if (noVoice !== undefined) app.log.warn(`texts are not spoken: ${noVoice}`)
    if (!isCompacted)
      app.log.warn('what earlier versions deleted is still in the file: its disk has no room to rewrite it')
    signIns = demo?.signInsText()
    if (ran.length > 0) app.log.info({ migrations: ran }, 'schema brought up to date')
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    await reporter?.stop()
    await db.destroy()
    throw error
  }
  const service = app
  const reports = reporter
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stop(service, () => Promise.all([reports.stop(), db.destroy()]), signal))
  }
  console.log(`Lumbung is ready:\n${addresses(service, config).join('\n')}`)
  if (signIns !== undefined) console.log(signIns)
}

/** Stops new requests, finishes pending ones, then ends the reports and closes the database. */
async function stop(app: FastifyInstance, letGo: () => Promise<unknown>, signal: string): Promise<void> {
  app.log.info({ signal }, 'closing')
  const late = setTimeout(() => {
    app.log.error('requests did not end in time')
    process.exit(1)
  }, DRAIN_MS)
  await app.close()
  await letGo()
  clearTimeout(late)
  process.exitCode = 0
}

/** Where the app can be opened: on this machine, and from the tablets of the same network. */
function addresses(app: FastifyInstance, { host, port, tls }: Config): string[] {
  const bound = app.server.address()
  const actual = typeof bound === 'object' && bound ? bound.port : port
  const hosts = host === '0.0.0.0' || host === '::' ? ['localhost', ...networkAddresses()] : [host]
  return hosts.map((name) => `  ${tls ? 'https' : 'http'}://${name}:${actual}`)
}

function networkAddresses(): string[] {
  return Object.values(networkInterfaces())
    .flatMap((entries) => entries ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
}
