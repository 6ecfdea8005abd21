import type { Role } from '../../contract/auth.ts'
import type { ClassDevicesTable, Database } from '../../db/tables.ts'

/** Tablets that a class is opened on, and the pictures its children sign in with. */
export function pictureStore(db: Database) {
  return {
    async addDevice(device: ClassDevicesTable): Promise<void> {
      await db.insertInto('class_devices').values(device).execute()
    },

    /** The class of a tablet's token that has not run out. */
    classOfDevice(token: string, now: string): Promise<{ class_id: string; group_name: string } | undefined> {
      return db
        .selectFrom('class_devices')
        .innerJoin('classes', 'classes.id', 'class_devices.class_id')
        .select(['class_devices.class_id', 'classes.group_name'])
        .where('class_devices.token', '=', token)
        .where('class_devices.expires_at', '>', now)
        .executeTakeFirst()
    },

    /** The tablets of a class, with what each last said of itself. */
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
          'devices.hello_at',
          'devices.queued',
        ])
        .where('class_devices.class_id', '=', classId)
        .where('class_devices.expires_at', '>', now)
        .orderBy('class_devices.created_at')
        .orderBy('class_devices.id')
        .execute()
    },

    async removeDevice(classId: string, deviceId: string): Promise<void> {
      await db.deleteFrom('class_devices').where('class_id', '=', classId).where('id', '=', deviceId).execute()
    },

    /** Children of a class who sign in by pictures. */
    facesOf(classId: string): Promise<{ id: string; name: string; avatar: string }[]> {
      return db
        .selectFrom('class_learners')
        .innerJoin('users', 'users.id', 'class_learners.learner_id')
        .innerJoin('picture_signins', 'picture_signins.learner_id', 'users.id')
        .select(['users.id', 'users.name', 'picture_signins.avatar'])
        .where('class_learners.class_id', '=', classId)
        .orderBy('users.name')
        .orderBy('users.id')
        .execute()
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

interface ReportingDevice extends Pick<ClassDevicesTable, 'id' | 'name' | 'created_at'> {
  readonly hello_at: string | null
  /** JSON, as the devices' table has it. */
  readonly queued: string | null
}

/** What `pictureStore` gives. */
export type PictureStore = ReturnType<typeof pictureStore>

interface PictureChild {
  readonly id: string
  readonly name: string
  readonly email: string | null
  readonly role: Role
  readonly pictures: string
}
