import { networkInterfaces } from 'node:os'
import type { FastifyInstance } from 'fastify'
import { buildCatalog } from '../src/content/catalog.ts'
import { buildApp, usualGap } from './app.ts'
import type { Config } from './config.ts'
import { compactOnce } from './db/compact.ts'
import { refuseLostDatabase } from './db/dataFolder.ts'
import { migrate } from './db/migrate.ts'
import { openDatabase } from './db/open.ts'
import { builtAt } from './lib/builtAt.ts'
import { systemClock } from './lib/clock.ts'
import { serviceClock, systemUptime } from './lib/serviceClock.ts'
import { storageWatch } from './lib/storageWatch.ts'
import { startPackWorker } from './packs/intake/parent.ts'
import { type ReporterProcess, startReporter } from './reporter/parent.ts'
import { startSpeaker } from './speech/parent.ts'
import { voiceTrouble } from './speech/voiceFiles.ts'

/** How long requests may take to end once the service is asked to. */
const DRAIN_MS = 15_000

/** How this process was started: the script, and the word that the demo is started with, if it was. */
export interface Started {
  readonly script: string
  readonly demo: string | undefined
}

/** Migrates, listens, and on SIGTERM or SIGINT ends gracefully. */
export async function serve(config: Config, { script, demo: demoWord }: Started): Promise<void> {
  const isDemo = demoWord !== undefined
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
    const same = { script, words: isDemo ? [demoWord] : [] }
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
