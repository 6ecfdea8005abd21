import type { CalmTable, ComfortsTable, PawPrintsTable, PlayModesTable, VariantsTable } from './choiceTables.ts'
import type { Generated, Kysely } from 'kysely'
import type { BinReason } from '../contract/bin.ts'
import type { NEED_KINDS } from '../contract/doneToday.ts'
import type { Envelope } from '../contract/events.ts'
import type { JournalAction } from '../contract/journal.ts'
import type { RequestKind } from '../contract/requests.ts'
import type { DraftTables } from './draftTables.ts'
import type { KnownDevicesTable, TokensTable, UsersTable } from './accountTables.ts'
import type {
  ClassPacksTable,
  PackActivitiesTable,
  PackBlobsTable,
  PackDraftsTable,
  PackFilesTable,
  PackPeopleTable,
  PackRevisionsTable,
  PacksTable,
} from './packTables.ts'
import type {
  HeartbeatsTable,
  LeasesTable,
  LimitsTable,
  MigrationsTable,
  UncertainArrivalsTable,
  UncertainEventsTable,
} from './serviceTables.ts'
import type { ClassSecretsTable, TakenSavesTable } from './workFileTables.ts'
import type {
  ClassDevicesTable,
  ClassTabletCodesTable,
  PictureSigninsTable,
  PictureTriesTable,
} from './signInTables.ts'

export type { NewUser, TokensTable, UsersTable } from './accountTables.ts'

// Ids are UUIDs created by the service, times ISO texts in UTC, booleans 1 and 0: both engines store these alike.

/** A learner's position in a book. A round is open while `completed_round < round`. */
export interface ProgressTable {
  user_id: string
  book_id: number
  current_page: number
  latest_page: number
  round: number
  completed_round: number
  /** Best points of all rounds; `null` before the first is completed. */
  best_points: number | null
  started_at: string
  updated_at: string
}

/** The latest result of each post activity in each round. */
export interface ActivityResultsTable {
  user_id: string
  book_id: number
  round: number
  post_activity_id: number
  is_correct: number
  submitted_at: string
}

/** Classes; `course_name` and `group_name` are shown on their learners' profiles. */
interface ClassesTable {
  id: string
  group_name: string
  course_name: string
  /** Upper-case letters and digits only; unique. */
  join_code: string
  created_at: string
  join_code_ends_at: Generated<string>
  /** Whether books ask this class's children about their stories. */
  story_asks: Generated<number>
  /** When it was put into the bin, and when it is deleted permanently; `null` for a class in use. */
  deleted_at: Generated<string | null>
  erase_at: Generated<string | null>
}

/** Who teaches a class. */
interface ClassTeachersTable {
  class_id: string
  teacher_id: string
  added_at: string
  is_owner: Generated<number>
}

/** Who learns in a class; a learner is in one class at a time. */
export interface ClassLearnersTable {
  learner_id: string
  class_id: string
  joined_at: string
}

/** When a learner was taken out of their class. */
interface DeparturesTable {
  learner_id: string
  left_at: string
}

/** Learners removed from a class or deleted; until `ends_at` the class's owner can restore them. */
interface BinTable {
  learner_id: string
  class_id: string
  reason: BinReason
  /** When they joined the class. */
  joined_at: string
  binned_at: string
  ends_at: string
  binned_by: string | null
}

/** A co-teacher's request to a class's owner: move a child to another class (`to_class_id`), or remove them. */
interface LearnerRequestsTable {
  id: string
  class_id: string
  learner_id: string
  kind: RequestKind
  to_class_id: string | null
  asked_by: string
  asked_at: string
}

/** An offer of ownership to a co-teacher. */
interface ClassOffersTable {
  class_id: string
  to_id: string
  offered_at: string
}

/** A closed school year of a class; `next_day` is the first day of the year after it, in the school's time zone. */
export interface SchoolYearsTable {
  id: string
  class_id: string
  name: string
  next_day: string
  closed_at: string
}

/** Who did what in a class. People are stored as ids only, removed when they are erased. */
export interface JournalTable {
  id: string
  class_id: string
  at: string
  action: JournalAction
  /** `null`: the service or the operator, or somebody who is erased. */
  by_id: string | null
  /** The learner or teacher concerned. */
  subject_id: string | null
  to_class_id: string | null
  /** Number of learners concerned, if not listed singly. */
  count: number | null
}

/** What a teacher has chosen for a child's path in one language. `choice`: JSON of `server/contract/path.ts`; `day`: in the school's time zone. */
export interface PathChoicesTable {
  learner_id: string
  lang: 'en' | 'id'
  choice: string
  day: string
  chosen_at: string
  /** `null` where that account has been erased. */
  chosen_by: string | null
}

/** A five-minute check that a teacher has asked for, until the child has made one. */
export interface CheckRequestsTable {
  learner_id: string
  lang: 'en' | 'id'
  asked_at: string
  /** `null` where that account has been erased. */
  asked_by: string | null
}

/** How a class unlocks a book: `open` now, `after-previous` (the default), or `locked`. */
export type BookAccess = 'open' | 'after-previous' | 'locked'

/** A teacher's setting of a book for a class. */
interface ClassBooksTable {
  class_id: string
  book_id: number
  access: BookAccess
  decided_by: string | null
  decided_at: string
}

/** Learning events, mapped by `eventRow.ts`. `id` is created by the device and unique per learner. */
export interface EventsTable extends Omit<Envelope, 'book'> {
  type: string
  /** `at` in UTC, corrected if the device's clock is off. */
  at_utc: string
  received_at: string
  sent_by: string | null
  /** Type-specific fields as JSON, and the book's revision where it is not one of ours. */
  data: string
}

/**
 * Projections: the report data of a learner (JSON in `data`), calculated from their events. `version` grows with each batch; a projection is valid if
 * it was made from that version with the present rules (`made_with`).
 */
export interface ProjectionsTable {
  learner_id: string
  version: number
  made_of: number | null
  made_with: string | null
  data: string | null
  /** Since when it has been behind the events; `null` if current. */
  behind_since: Generated<string | null>
}

/** Result of the last backup; `whole_at` and `bytes` belong to the last successful one. */
export interface BackupRunsTable {
  id: string
  ended_at: string
  is_whole: number
  whole_at: string | null
  bytes: number | null
}

/** The last heartbeat of a device. `scope` is the sender's class, or the sender if they have none, so nobody can report for a stranger's device. */
export interface DevicesTable {
  scope: string
  id: string
  hello_at: string
  last_seq: number
  /** JSON: `[{learner_id, records}]`. */
  queued: string
}

/** Sequence ranges of a device that have arrived, in any scope. `arrived` is JSON: `[[from, to], …]`, inclusive, ascending. */
interface SequenceTable {
  device_id: string
  arrived: string
}

/** The latest day on which a teacher ticked or unticked a kind of sentence for a class. */
export interface DoneTodayTable {
  teacher_id: string
  class_id: string
  kind: (typeof NEED_KINDS)[number]
  day: string
  is_done: number
}

/** All tables. */
export interface Tables extends DraftTables {
  users: UsersTable
  tokens: TokensTable
  known_devices: KnownDevicesTable
  progress: ProgressTable
  activity_results: ActivityResultsTable
  limits: LimitsTable
  classes: ClassesTable
  class_teachers: ClassTeachersTable
  class_learners: ClassLearnersTable
  class_books: ClassBooksTable
  picture_signins: PictureSigninsTable
  class_devices: ClassDevicesTable
  class_tablet_codes: ClassTabletCodesTable
  picture_tries: PictureTriesTable
  departures: DeparturesTable
  looks: VariantsTable
  calm: CalmTable
  play_modes: PlayModesTable
  comforts: ComfortsTable
  paw_prints: PawPrintsTable
  path_choices: PathChoicesTable
  check_requests: CheckRequestsTable
  events: EventsTable
  digests: ProjectionsTable
  backup_runs: BackupRunsTable
  devices: DevicesTable
  device_numbers: SequenceTable
  schema_migrations: MigrationsTable
  leases: LeasesTable
  done_today: DoneTodayTable
  bin: BinTable
  learner_requests: LearnerRequestsTable
  journal: JournalTable
  class_offers: ClassOffersTable
  heartbeats: HeartbeatsTable
  uncertain_arrivals: UncertainArrivalsTable
  uncertain_events: UncertainEventsTable
  school_years: SchoolYearsTable
  class_secrets: ClassSecretsTable
  taken_saves: TakenSavesTable
  packs: PacksTable
  pack_revisions: PackRevisionsTable
  pack_files: PackFilesTable
  pack_activities: PackActivitiesTable
  pack_drafts: PackDraftsTable
  pack_people: PackPeopleTable
  pack_blobs: PackBlobsTable
  class_packs: ClassPacksTable
}

/** A connection or a transaction; stores work with either. */
export type Database = Kysely<Tables>
