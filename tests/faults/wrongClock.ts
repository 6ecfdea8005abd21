import { buildApp, usualGap } from '../../server/app.ts'
import { readConfig } from '../../server/config.ts'
import { migrate } from '../../server/db/migrate.ts'
import { openDatabase } from '../../server/db/open.ts'
import { healthStore } from '../../server/features/health/store.ts'
import { healthMonitor } from '../../server/features/health/monitor.ts'
import { serviceClock } from '../../server/lib/serviceClock.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { Load } from './load.ts'
import { Findings, judged, type Scenario, withFolder } from './scenario.ts'

const DAY = 86_400_000

/** The largest error allowed for an event's time, ms. An event takes a few seconds at most to arrive. */
const NEAR = 60_000

/** Sets the service's injected clock forward and back by years while children read. */
export const wrongClock: Scenario = {
  name: 'clock set forward and back',
  run: ({ children, times, calls }) =>
    withFolder(async (folder) => {
      const findings = new Findings()
      const place = { engine: 'sqlite', folder } as const
      const db = openDatabase(place)
      await migrate(db)
      const config = { ...readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }), clientDir: undefined }
      const state = { wrong: 0 }
      const timekeeper = serviceClock({
        wall: () => new Date(Date.now() + state.wrong),
        uptime: { bootId: 'faults', ms: () => performance.now() },
        gap: usualGap(config),
      })
      const app = await buildApp({ config, db, catalog: await buildCatalog(), timekeeper })
      const tokenSeconds = config.tokenDays * 86_400
      const monitor = healthMonitor({ db, store: healthStore(db), timekeeper, tokenSeconds, markedFolder: undefined })
      try {
        const address = await app.listen({ port: 0, host: '127.0.0.1' })
        const load = await Load.begin(() => address, Math.max(children, 3))
        await load.more(calls)
        for (let time = 0; time < times; time += 1) {
          for (const days of [730, -4000, 45]) {
            state.wrong = days * DAY
            await monitor.look()
            findings.expect(timekeeper.clock.isSuspect?.() === true, `${days} days off was not doubted`)
            await load.more(calls)
            await monitor.look()
            findings.note(`${days} days: ${timekeeper.judgement().fault}`)
          }
          state.wrong = 0
          load.faultIsOver()
          await load.more(calls)
          await monitor.look()
          findings.expect(timekeeper.clock.isSuspect?.() === false, 'the right clock is still doubted')
        }
        const outcome = await judged(load, place, findings)
        await monitor.look()
        const off = await load.furthestOff(db)
        findings.note(`times at most ${Math.round(off)} ms off`)
        findings.expect(off < NEAR, `an event is kept ${Math.round(off / 1000)} s from when it happened`)
        const waiting = await db.selectFrom('uncertain_events').select('event_id').execute()
        findings.expect(waiting.length === 0, `${waiting.length} times were not worked out`)
        return outcome
      } finally {
        await app.close()
        await db.destroy()
      }
    }),
}
