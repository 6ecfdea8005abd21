import type { Generated } from 'kysely'

// Signing in by pictures on shared tablets. The same rules as in `tables.ts`.

/** Picture passwords of children without an e-mail: three pictures in order, joined by commas. Readable, because teachers print them on cards. */
export interface PictureSigninsTable {
  learner_id: string
  avatar: string
  pictures: string
  /** Frame around the face; the combination is unique in the class. */
  frame: Generated<string>
  /** 1 once the child, or a teacher for them, has chosen the face. */
  is_chosen: Generated<number>
}

/** Shared tablets; `token` is the SHA-256 of the token stored on the tablet. */
export interface ClassDevicesTable {
  id: string
  token: string
  class_id: string
  name: string
  /** The tablet's device id in its events; `null` if unknown. */
  device_id: string | null
  created_at: string
  expires_at: string
  /** The number that teacher and tablet show until the tablet is approved; then `null`. */
  waiting_number: Generated<number | null>
}

/** The code that opens a class on tablets; separate from the learners' join code. */
export interface ClassTabletCodesTable {
  class_id: string
  /** Upper-case letters and digits only; unique. */
  code: string
  ends_at: string
  /** 1 in the demo: tablets need no approval. */
  approves_itself: Generated<number>
}

/** Wrong attempts of a learner on a tablet since their last sign-in there, with times. Deleted after a day. */
export interface PictureTriesTable {
  device_id: string
  learner_id: string
  wrong: number
  wrong_at: string | null
  signed_in_at: string | null
}
