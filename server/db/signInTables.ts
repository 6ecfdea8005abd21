import type { Generated } from 'kysely'

// Signing in by pictures on shared tablets. The same rules as in `tables.ts`.

/** How a child signs in without an e-mail: three pictures in order, joined by commas. Their teachers may read them, for the cards. */
export interface PictureSigninsTable {
  learner_id: string
  avatar: string
  pictures: string
  /** Around the face; together they are unlike every other in the class. */
  frame: Generated<string>
  /** 1 once the child, or a teacher for them, has chosen the face. */
  is_chosen: Generated<number>
}

/** Shared tablets; `token` is the SHA-256 of what the tablet keeps. */
export interface ClassDevicesTable {
  id: string
  token: string
  class_id: string
  name: string
  /** What the tablet calls itself in its events; `null` where it has not said. */
  device_id: string | null
  created_at: string
  expires_at: string
  /** While it waits for the teacher's yes: the number that both see. `null` where it is approved. */
  waiting_number: Generated<number | null>
}

/** The code that opens a class on tablets; not the one that learners join with. */
export interface ClassTabletCodesTable {
  class_id: string
  /** Upper-case letters and digits only; unique. */
  code: string
  ends_at: string
  /** 1 in the demo: nobody is asked. */
  approves_itself: Generated<number>
}

/** Wrong pictures of a learner on a tablet since they last signed in there, and when that was. Forgotten after a day. */
export interface PictureTriesTable {
  device_id: string
  learner_id: string
  wrong: number
  wrong_at: string | null
  signed_in_at: string | null
}
