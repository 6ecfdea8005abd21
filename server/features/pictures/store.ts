import type { Selectable } from 'kysely'
import type { Role } from '../../contract/auth.ts'
import type { FacesAnswer } from '../../contract/pictures.ts'
import { classesInUse } from '../../db/classesInUse.ts'
import type { ClassDevicesTable, ClassTabletCodesTable } from '../../db/signInTables.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'
import { faceStore } from './faces.ts'
import { tryStore } from './tries.ts'

/** A class's tablets and tablet code, and its children's sign-in pictures. */
export function pictureStore(db: Database) {
  return {
    ...waitingQueries(db),
    ...approvalQueries(db),
    ...tabletQueries(db),
    ...codeQueries(db),
    ...childQueries(db),
    ...faceStore(db),
    tries: tryStore(db),
  }
}

/** What `pictureStore` gives. */
export type PictureStore = ReturnType<typeof pictureStore>

/** A tablet to add, without its number. */
type NewDevice = Omit<Selectable<ClassDevicesTable>, 'waiting_number'>

/** Numbers have two digits: a child can read them out, and a teacher compare them across a room. */
const NUMBERS = Array.from({ length: 90 }, (_, index) => index + 10)

function waitingQueries(db: Database) {
  return {
    async addDevice(device: NewDevice): Promise<void> {
      await db
        .insertInto('class_devices')
        .values({ ...device, waiting_number: null })
        .execute()
    },

    /**
     * Adds a waiting tablet and returns its number, unique among waiting ones; undefined if `most` are waiting already. A device's new request
     * replaces its earlier one.
     */
    addWaiting(
      device: NewDevice,
      most: number,
      choose: (free: readonly number[]) => number,
    ): Promise<number | undefined> {
      return transact(db, async (trx) => {
        // Locks the class, so that no number is given twice.
        await trx
          .updateTable('class_tablet_codes')
          .set((eb) => ({ code: eb.ref('code') }))
          .where('class_id', '=', device.class_id)
          .execute()
        const waiting = () => trx.deleteFrom('class_devices').where('class_id', '=', device.class_id)
        const isWaiting = (query: ReturnType<typeof waiting>) => query.where('waiting_number', 'is not', null)
        await isWaiting(waiting()).where('expires_at', '<=', device.created_at).execute()
        if (device.device_id !== null) await isWaiting(waiting()).where('device_id', '=', device.device_id).execute()
        const rows = await trx
          .selectFrom('class_devices')
          .select('waiting_number')
          .where('class_id', '=', device.class_id)
          .where('waiting_number', 'is not', null)
          .execute()
        if (rows.length >= most) return undefined
        const taken = new Set(rows.map(({ waiting_number }) => waiting_number))
        const waiting_number = choose(NUMBERS.filter((number) => !taken.has(number)))
        await trx
          .insertInto('class_devices')
          .values({ ...device, waiting_number })
          .execute()
        return waiting_number
      })
    },
  }
}

function approvalQueries(db: Database) {
  return {
    /** Approves a tablet; false if no such tablet waits. Removes the same device's earlier entry in the class. */
    approve(classId: string, deviceId: string, now: string, expires_at: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const approved = await trx
          .updateTable('class_devices')
          .set({ waiting_number: null, expires_at })
          .where('class_id', '=', classId)
          .where('id', '=', deviceId)
          .where('waiting_number', 'is not', null)
          .where('expires_at', '>', now)
          .returning('device_id')
          .executeTakeFirst()
        if (approved && approved.device_id !== null)
          await trx
            .deleteFrom('class_devices')
            .where('class_id', '=', classId)
            .where('device_id', '=', approved.device_id)
            .where('id', '!=', deviceId)
            .execute()
        return approved !== undefined
      })
    },
  }
}

function tabletQueries(db: Database) {
  return {
    /** The tablet of an unexpired token with its class, even if the class is in the bin. */
    deviceOf(token: string, now: string): Promise<KnownDevice | undefined> {
      return db
        .selectFrom('class_devices')
        .innerJoin('classes', 'classes.id', 'class_devices.class_id')
        .select(['class_devices.id', 'class_devices.class_id', 'classes.group_name', 'class_devices.waiting_number'])
        .select('classes.deleted_at')
        .where('class_devices.token', '=', token)
        .where('class_devices.expires_at', '>', now)
        .executeTakeFirst()
    },

    /** The tablets of a class with their last heartbeats, waiting ones included. */
    devicesOf(classId: string, now: string): Promise<ReportingDevice[]> {
      return db
        .selectFrom('class_devices')
        .leftJoin('devices', (on) =>
          on.onRef('devices.id', '=', 'class_devices.device_id').onRef('devices.scope', '=', 'class_devices.class_id'),
        )
        .select([
          'class_devices.id',
          'class_devices.name',
          'class_devices.created_at',
          'class_devices.waiting_number',
          'devices.hello_at',
          'devices.queued',
        ])
        .where('class_devices.class_id', '=', classId)
        .where('class_devices.expires_at', '>', now)
        .orderBy('class_devices.created_at')
        .orderBy('class_devices.id')
        .execute()
    },

    /** Whether it is a tablet of the class. */
    async hasDevice(classId: string, deviceId: string): Promise<boolean> {
      const query = db.selectFrom('class_devices').select('id').where('class_id', '=', classId)
      return (await query.where('id', '=', deviceId).executeTakeFirst()) !== undefined
    },

    /** Whether the tablet that it removes was approved. */
    async removeDevice(classId: string, deviceId: string): Promise<boolean> {
      const query = db.deleteFrom('class_devices').where('class_id', '=', classId).where('id', '=', deviceId)
      const removed = await query.returning('waiting_number').executeTakeFirst()
      return removed !== undefined && removed.waiting_number === null
    },
  }
}

function codeQueries(db: Database) {
  return {
    tabletCodeOf(classId: string): Promise<Selectable<ClassTabletCodesTable> | undefined> {
      return db.selectFrom('class_tablet_codes').selectAll().where('class_id', '=', classId).executeTakeFirst()
    },

    /** The class of an unexpired tablet code. */
    classByTabletCode(code: string, now: string) {
      return classesInUse(db)
        .innerJoin('class_tablet_codes', 'class_tablet_codes.class_id', 'classes.id')
        .select(['classes.id', 'classes.group_name', 'class_tablet_codes.approves_itself'])
        .where('code', '=', code)
        .where('ends_at', '>', now)
        .executeTakeFirst()
    },

    /** Sets a new code; false if it is in use. Waiting tablets that used the old code are removed. */
    setTabletCode(classId: string, code: string, ends_at: string): Promise<boolean> {
      return transact(db, async (trx) => {
        const other = await trx
          .selectFrom('class_tablet_codes')
          .select('class_id')
          .where('code', '=', code)
          .executeTakeFirst()
        if (other) return false
        await trx
          .insertInto('class_tablet_codes')
          .values({ class_id: classId, code, ends_at, approves_itself: 0 })
          .onConflict((conflict) => conflict.column('class_id').doUpdateSet({ code, ends_at }))
          .execute()
        await trx
          .deleteFrom('class_devices')
          .where('class_id', '=', classId)
          .where('waiting_number', 'is not', null)
          .execute()
        return true
      })
    },
  }
}

function childQueries(db: Database) {
  return {
    /** Children of a class who sign in by pictures. */
    async facesOf(classId: string): Promise<FacesAnswer['data']['learners']> {
      const rows = await db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .innerJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .select(['users.id', 'users.name', 'avatar', 'frame', 'is_chosen'])
        .where('class_learners.class_id', '=', classId)
        .orderBy('users.name')
        .orderBy('users.id')
        .execute()
      return rows.map(({ is_chosen, ...row }) => ({ ...row, is_chosen: is_chosen === 1 }))
    },

    /** A child of this class, with their pictures. */
    childOf(classId: string, learnerId: string): Promise<PictureChild | undefined> {
      return db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .innerJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .select(['users.id', 'users.name', 'users.email', 'users.role', 'picture_signins.pictures'])
        .where('class_learners.class_id', '=', classId)
        .where('users.id', '=', learnerId)
        .executeTakeFirst()
    },
  }
}

/** A tablet identified by its token. */
export interface KnownDevice {
  readonly id: string
  readonly class_id: string
  readonly group_name: string
  /** Whether it still waits for approval. */
  readonly waiting_number: number | null
  /** Whether its class is in the bin. */
  readonly deleted_at: string | null
}

interface ReportingDevice extends Pick<Selectable<ClassDevicesTable>, 'id' | 'name' | 'created_at' | 'waiting_number'> {
  readonly hello_at: string | null
  /** JSON, as the devices' table has it. */
  readonly queued: string | null
}

interface PictureChild {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly pictures: string
}
