import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import type { Lessons } from '../src/content/lessons.ts'
import type { Config } from './config.ts'
import type { Catalog } from './contract/catalog.ts'
import { KEEPING } from './contract/retention.ts'
import type { Database } from './db/tables.ts'
import { type AuthLimits, authLimits, authService } from './features/auth/service.ts'
import { authStore } from './features/auth/store.ts'
import { ourBytes } from './features/books/ourBytes.ts'
import { classBinStore } from './features/classes/classBinStore.ts'
import { handoverStore } from './features/classes/handoverStore.ts'
import { classService } from './features/classes/service.ts'
import { classStore } from './features/classes/store.ts'
import { yearStore } from './features/classes/yearStore.ts'
import { draftService } from './features/drafts/service.ts'
import { draftStore } from './features/drafts/store.ts'
import { eventService } from './features/events/service.ts'
import { eventStore } from './features/events/store.ts'
import { journalService } from './features/journal/service.ts'
import { journalStore } from './features/journal/store.ts'
import { packFileService } from './features/packs/files.ts'
import { packService } from './features/packs/service.ts'
import { uploads } from './features/packs/uploads.ts'
import { pathService } from './features/path/service.ts'
import { checkRequestStore } from './features/path/checkRequestStore.ts'
import { pathStore } from './features/path/store.ts'
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
import type { SaveServices } from './features/workFiles/perform.ts'
import { takenSaveStore } from './features/workFiles/saves.ts'
import { secretStore } from './features/workFiles/secrets.ts'
import { workFileService } from './features/workFiles/service.ts'
import { workFileStore } from './features/workFiles/store.ts'
import type { Clock } from './lib/clock.ts'
import type { ServiceClock } from './lib/serviceClock.ts'
import type { StorageWatch } from './lib/storageWatch.ts'
import { liveBooks } from './packs/books/liveBooks.ts'
import type { LiveNeeds } from './packs/books/state.ts'
import { readableBooks } from './packs/books/readableBooks.ts'
import type { PackWork } from './packs/intake/work.ts'
import { blobsOf } from './packs/store/blobsOf.ts'
import { packStore } from './packs/store/packStore.ts'
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
  /** Takes books in; only the service itself does. */
  readonly packWork?: PackWork
  /** Is told of each taken-in book that this version cannot read. */
  readonly onUnreadableBook?: LiveNeeds['onUnreadable']
}

/** Every service on its stores. The services know neither HTTP nor SQL. */
export function makeServices(needs: Needs) {
  const { config, db, catalog, clock, timekeeper, storage, limits } = needs
  const accounts = authStore(db, clock)
  const tries = limits ?? authLimits(config.registrationsPerHour)
  const auth = authService({ store: accounts, clock, tokenDays: config.tokenDays, limits: tries })
  const { progress, ...taken } = takenIn(needs)
  const [groups, members, reports] = [classStore(db), rosterStore(db), reportStore(db)]
  const [tablets, secrets] = [pictureStore(db), secretStore(db)]
  const [paths, checks] = [pathStore(db), checkRequestStore(db)]
  const loader = reportLoader({ ...needs, ...taken, store: reports, timeZone: config.timeZone })
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
  const profiles = profileService(profileStore(db), progress, clock)
  const events = eventService({ store: eventStore(db), clock, timekeeper, storage })
  const figures = { store: reports, classes, loader, paths, checks }
  const books = packsOf(needs, { ...taken, classes, limits: accounts.limits })
  const carried = { secrets, limits: accounts.limits, classes, tablets, events, progress, profiles }
  return {
    keeping: { retention_days: config.retentionDays, token_days: config.tokenDays, bin_days: binDays },
    /** Nothing is erased while the clock is suspect. */
    mayErase: () => !clock.isSuspect?.(),
    auth,
    progress,
    profiles,
    journal: journalService({ store: journal, classes, clock }),
    events,
    classes,
    pictures: pictureService({ store: tablets, secrets, groups, classes, auth, limits: accounts.limits, clock }),
    path: pathService({ store: paths, checks, members, classes, clock, dayOf: loader.dayOf }),
    report: reportService(figures),
    doneToday: doneTodayService({ ...figures, clock }),
    files: { ...reportFiles(figures), ...recordFiles({ store: members, classes, clock }) },
    refresh: projectionRefresh({ db, store: reports, projections: loader.projections, clock, holder: randomUUID() }),
    speech: speechOf(needs, accounts.limits),
    drafts: draftService({ store: draftStore(db), clock }),
    ...books,
    ...carriedWork(needs, { ...carried, packs: books.packs }),
    roster: rosterService({
      ...custody,
      store: members,
      bin: binStore(db),
      people: taken.packs,
      journal,
      classStore: groups,
      classes,
      tries: tablets.tries,
      retentionDays: config.retentionDays,
    }),
  }
}

type CarriedNeeds = Pick<
  Parameters<typeof workFileService>[0],
  'secrets' | 'classes' | 'tablets' | 'events' | 'packs'
> &
  SaveServices & { readonly limits: ReturnType<typeof authStore>['limits'] }

/** What arrives once, on whatever way: by the tablet itself, or in a work file. */
function carriedWork({ db, clock }: Needs, { progress, profiles, limits, ...needs }: CarriedNeeds) {
  const saves = takenSaveStore(db)
  const savers = { progress, profiles }
  return {
    saveOnce: { saves, limits, clock },
    workFiles: workFileService({ ...needs, store: workFileStore(db), saves, savers, clock }),
  }
}

/** Books that the service takes in, and what children do with them and with ours. */
function takenIn({ config, db, catalog, clock, lessons, onUnreadableBook }: Needs) {
  const packs = packStore(db)
  const live = liveBooks({ packs, lessons, ...(onUnreadableBook && { onUnreadable: onUnreadableBook }) })
  const readable = readableBooks(live, packs)
  const progress = progressService({ store: progressStore(db), clock, catalog, live, readable })
  return { packs, blobs: blobsOf(db, config, clock), live, progress }
}

type PackParts = Pick<Parameters<typeof packService>[0], 'packs' | 'blobs' | 'live' | 'classes' | 'limits'>

/** Books that the running service takes in, and those that it came with. */
function packsOf({ config, packWork, clock }: Needs, parts: PackParts) {
  return {
    live: parts.live,
    /** How large the files of one of our books are. */
    bytesOf: ourBytes(config.clientDir),
    packFiles: packFileService(parts),
    packs: packService({
      ...parts,
      work: packWork,
      uploads: uploads(join(config.dataDir, 'incoming')),
      space: config.packs,
      chromium: config.chromium,
      clock,
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
