import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Lessons } from '../src/content/lessons.ts'
import type { Config } from './config.ts'
import type { Catalog } from './contract/catalog.ts'
import { KEEPING } from './contract/retention.ts'
import type { Database } from './db/tables.ts'
import { type AuthLimits, authLimits, authService } from './features/auth/service.ts'
import { authStore } from './features/auth/store.ts'
import { classBinStore } from './features/classes/classBinStore.ts'
import { handoverStore } from './features/classes/handoverStore.ts'
import { classService } from './features/classes/service.ts'
import { classStore } from './features/classes/store.ts'
import { yearStore } from './features/classes/yearStore.ts'
import { eventService } from './features/events/service.ts'
import { eventStore } from './features/events/store.ts'
import { journalService } from './features/journal/service.ts'
import { journalStore } from './features/journal/store.ts'
import { pictureService } from './features/pictures/service.ts'
import { pictureStore } from './features/pictures/store.ts'
import { profileService } from './features/profile/service.ts'
import { profileStore } from './features/profile/store.ts'
import { progressService } from './features/progress/service.ts'
import { progressStore } from './features/progress/store.ts'
import { doneTodayService } from './features/report/doneToday.ts'
import { reportFiles } from './features/report/files.ts'
import { reportLoader } from './features/report/load.ts'
import { reportService } from './features/report/service.ts'
import { reportStore } from './features/report/store.ts'
import { projectionRefresh } from './features/report/projectionRefresh.ts'
import { binStore } from './features/roster/binStore.ts'
import { recordFiles } from './features/roster/recordFiles.ts'
import { requestStore } from './features/roster/requestStore.ts'
import { rosterService } from './features/roster/service.ts'
import { rosterStore } from './features/roster/store.ts'
import { speechService } from './features/speech/service.ts'
import type { Clock } from './lib/clock.ts'
import type { ServiceClock } from './lib/serviceClock.ts'
import type { StorageWatch } from './lib/storageWatch.ts'
import { speechCache } from './speech/cache.ts'
import type { Speaker } from './speech/parent.ts'

interface Needs {
  readonly config: Config
  readonly db: Database
  readonly catalog: Catalog
  /** What the books ask. */
  readonly lessons: Lessons
  readonly clock: Clock
  /** Whose `clock` it is, and who knows the disk; the process that makes the reports has neither. */
  readonly timekeeper?: ServiceClock
  readonly storage?: StorageWatch
  readonly limits?: AuthLimits
  /** Speaks texts; only the service itself has one. */
  readonly speaker?: Speaker
}

/** Every service on its stores. The services know neither HTTP nor SQL. */
export function makeServices(needs: Needs) {
  const { config, db, catalog, clock, timekeeper, storage, limits, lessons } = needs
  const accounts = authStore(db, clock)
  const auth = authService({
    store: accounts,
    clock,
    tokenDays: config.tokenDays,
    limits: limits ?? authLimits(config.registrationsPerHour),
  })
  const progress = progressService({ store: progressStore(db), clock, catalog })
  const tablets = pictureStore(db)
  const groups = classStore(db)
  const members = rosterStore(db)
  const reports = reportStore(db)
  const loader = reportLoader({ store: reports, clock, lessons, timeZone: config.timeZone })
  const binDays = Math.min(KEEPING.bin_days, config.retentionDays)
  const custody = { requests: requestStore(db), classBin: classBinStore(db), clock, binDays }
  const journal = journalStore(db)
  const classes = classService({
    ...custody,
    store: groups,
    handovers: handoverStore(db),
    years: yearStore(db),
    pictures: tablets,
    limits: accounts.limits,
    catalog,
    dayOf: loader.dayOf,
  })
  return {
    keeping: { retention_days: config.retentionDays, token_days: config.tokenDays, bin_days: binDays },
    /** Nothing is erased while the clock is suspect. */
    mayErase: () => !clock.isSuspect?.(),
    auth,
    progress,
    profiles: profileService(profileStore(db), progress, clock),
    journal: journalService({ store: journal, classes, clock }),
    events: eventService({ store: eventStore(db), clock, timekeeper, storage }),
    classes,
    pictures: pictureService({ store: tablets, groups, classes, auth, limits: accounts.limits, clock }),
    report: reportService({ store: reports, classes, loader, catalog, lessons }),
    doneToday: doneTodayService({ store: reports, classes, loader, clock }),
    files: {
      ...reportFiles({ store: reports, classes, loader, lessons }),
      ...recordFiles({ store: members, classes, clock }),
    },
    refresh: projectionRefresh({ db, store: reports, projections: loader.projections, clock, holder: randomUUID() }),
    speech: speechOf(needs, accounts.limits),
    roster: rosterService({
      ...custody,
      store: members,
      bin: binStore(db),
      journal,
      classStore: groups,
      classes,
      tries: tablets.tries,
      retentionDays: config.retentionDays,
    }),
  }
}

function speechOf({ config, speaker, clock, storage }: Needs, limits: ReturnType<typeof authStore>['limits']) {
  return speechService({
    folder: config.voiceDir,
    speaker,
    cache: speechCache(join(config.dataDir, 'speech')),
    limits,
    clock,
    storage,
    days: config.retentionDays,
  })
}

/** What `makeServices` gives. */
export type Services = ReturnType<typeof makeServices>
