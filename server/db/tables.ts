import type { Generated, Kysely } from 'kysely'
import type { BinReason } from '../contract/bin.ts'
import type { NEED_KINDS } from '../contract/doneToday.ts'
import type { Envelope } from '../contract/events.ts'
import type { JournalAction } from '../contract/journal.ts'
import type { RequestKind } from '../contract/requests.ts'
import type { KnownDevicesTable, TokensTable, UsersTable } from './accountTables.ts'
import type {
  HeartbeatsTable,
  LeasesTable,
  LimitsTable,
  MigrationsTable,
  UncertainArrivalsTable,
  UncertainEventsTable,
} from './serviceTables.ts'
import type {
  ClassDevicesTable,
  ClassTabletCodesTable,
  PictureSigninsTable,
  PictureTriesTable,
} from './signInTables.ts'

export type { NewUser, TokensTable, UsersTable } from './accountTables.ts'

// Ids are UUIDs made by the service, times ISO texts in UTC, yes and no are 1 and 0: what both engines keep alike.

/** Where a learner stands in a book. A round is open while `completed_round < round`. */
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

/** Classes; `course_name` and `group_name` stand on the profiles of their learners. */
interface ClassesTable {
  id: string
  group_name: string
  course_name: string
  /** Upper-case letters and digits only; unique. */
  join_code: string
  created_at: string
  join_code_ends_at: Generated<string>
  /** Since when it is in the bin, and from when it is gone for good; `null` for a class in use. */
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

/** Who was taken out of a class or deleted, until `ends_at`; till then the class's owner can bring them back as they were. */
interface BinTable {
  learner_id: string
  class_id: string
  reason: BinReason
  /** Since when they had been in the class. */
  joined_at: string
  binned_at: string
  ends_at: string
  binned_by: string | null
}

/** What a co-teacher asks of a class's owner: that a child goes to another class (`to_class_id`), or leaves this one. */
interface LearnerRequestsTable {
  id: string
  class_id: string
  learner_id: string
  kind: RequestKind
  to_class_id: string | null
  asked_by: string
  asked_at: string
}

/** A class that its owner offers to a co-teacher. */
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

/** Who did what in a class. People are ids only, and gone from here when they are erased. */
export interface JournalTable {
  id: string
  class_id: string
  at: string
  action: JournalAction
  /** `null`: the service or the operator, or somebody who is erased. */
  by_id: string | null
  /** The learner or the teacher it was done to. */
  subject_id: string | null
  to_class_id: string | null
  /** Of how many, where they are not named one by one. */
  count: number | null
}

/** How a reader wants book 3's child to look; no row before they choose. */
interface VariantsTable {
  user_id: string
  skin: string
  hair: string
  headwear: string
  chosen_at: string
}

/** Who reads in calm mode (1) or chose not to (0). */
interface CalmTable {
  user_id: string
  is_calm: number
  chosen_at: string
}

/** How a class opens a book: `open` at once, `after-previous` as everywhere, or `locked`. */
export type BookAccess = 'open' | 'after-previous' | 'locked'

/** What a teacher has decided about a book for a class. */
interface ClassBooksTable {
  class_id: string
  book_id: number
  access: BookAccess
  decided_by: string | null
  decided_at: string
}

/** What happened, when and on which device; `eventRow.ts` puts events into it. `id` is made by the device and unique for the learner. */
export interface EventsTable extends Envelope {
  type: string
  /** The moment of `at` in UTC, corrected where the device's clock is off. */
  at_utc: string
  received_at: string
  sent_by: string | null
  /** JSON of what the event's type has besides. */
  data: string
}

/**
 * What the reports say of a learner (JSON in `data`), worked out of their events. `version` grows with each batch of events; the projection holds
 * where it was made of that version, and with the present rules (`made_with`).
 */
export interface ProjectionsTable {
  learner_id: string
  version: number
  made_of: number | null
  made_with: string | null
  data: string | null
  /** Since when it has been behind its learner's events, where it is. */
  behind_since: Generated<string | null>
}

/** How the last backup ended; `whole_at` and `bytes` are of the last that came to its end. */
export interface BackupRunsTable {
  id: string
  ended_at: string
  is_whole: number
  whole_at: string | null
  bytes: number | null
}

/** The last heartbeat of a device. `scope` is the class of whoever sent it, or they themselves: nobody speaks for another's device. */
export interface DevicesTable {
  scope: string
  id: string
  hello_at: string
  last_seq: number
  /** JSON: `[{learner_id, records}]`. */
  queued: string
}

/** Which running numbers of a device have arrived, under whatever scope. `arrived` is JSON: `[[from, to], …]`, both included, ascending. */
interface SequenceTable {
  device_id: string
  arrived: string
}

/** The latest day on which a teacher ticked a kind of sentence of a class as done, or took it back. */
export interface DoneTodayTable {
  teacher_id: string
  class_id: string
  kind: (typeof NEED_KINDS)[number]
  day: string
  is_done: number
}

/** All tables. */
export interface Tables {
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
}

/** A connection, or a transaction on one: stores work with either. */
export type Database = Kysely<Tables>
