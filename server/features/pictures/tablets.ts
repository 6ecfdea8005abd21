import type { Account } from '../../contract/auth.ts'
import type { DevicesAnswer } from '../../contract/pictures.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { notFound } from '../../lib/httpError.ts'
import { CODE_SECONDS, shownJoinCode, untilFree } from '../classes/joinCode.ts'
import type { ClassService } from '../classes/service.ts'
import type { SecretStore } from '../workFiles/secrets.ts'
import { isLearnerKnown, isTabletKnown, learnerPause, type Tallies, tabletPause, WINDOW_SECONDS } from './pauses.ts'
import type { PictureStore } from './store.ts'

/** A tablet stays with its class for a school year. */
export const DEVICE_SECONDS = 365 * 86_400

interface Needs {
  readonly store: PictureStore
  readonly classes: Pick<ClassService, 'own'>
  readonly clock: Clock
  readonly secrets: Pick<SecretStore, 'end'>
}

const NONE: Tallies['tablet'] = { wrong: 0, last: null, signIns: 0 }

/** A teacher's view and control of a class's tablets and paused learners. 404 for other teachers' classes. */
export function tabletDesk(needs: Needs) {
  const { store, classes, clock, secrets } = needs
  return {
    devices: (teacher: Account, classId: string) => devices(needs, teacher, classId),

    /** Approves a tablet; 404 if it no longer waits. */
    async approve(teacher: Account, classId: string, deviceId: string): Promise<void> {
      await classes.own(teacher, classId)
      const now = clock()
      if (!(await store.approve(classId, deviceId, now.toISOString(), isoAfter(now, DEVICE_SECONDS))))
        throw notFound('No such tablet is waiting.')
    },

    /** Removes a tablet from the class, or rejects a waiting one: its token becomes invalid, and work files are sealed with a new secret. */
    async removeDevice(teacher: Account, classId: string, deviceId: string): Promise<void> {
      await classes.own(teacher, classId)
      if (await store.removeDevice(classId, deviceId)) await secrets.end(classId, clock())
    },

    /** Ends the pause of a tablet. */
    async letDeviceIn(teacher: Account, classId: string, deviceId: string): Promise<void> {
      await classes.own(teacher, classId)
      if (!(await store.hasDevice(classId, deviceId))) throw notFound('There is no such tablet in this class.')
      await store.tries.forgetDevice(deviceId)
    },

    /** Ends the pause of a learner, on all tablets. */
    async letLearnerIn(teacher: Account, classId: string, learnerId: string): Promise<void> {
      await classes.own(teacher, classId)
      if (!(await store.childOf(classId, learnerId))) throw notFound('There is no such learner in this class.')
      await store.tries.forgetLearners([learnerId])
    },

    /** A new tablet code, and a new secret for work files. The old code becomes invalid, and tablets waiting with it are removed. */
    async renewTabletCode(teacher: Account, classId: string): Promise<DevicesAnswer['data']> {
      await classes.own(teacher, classId)
      await untilFree((code) => store.setTabletCode(classId, code, isoAfter(clock(), CODE_SECONDS)))
      await secrets.end(classId, clock())
      return devices(needs, teacher, classId)
    },
  }
}

async function devices(
  { store, classes, clock }: Needs,
  teacher: Account,
  classId: string,
): Promise<DevicesAnswer['data']> {
  await classes.own(teacher, classId)
  const now = clock()
  const since = isoAfter(now, -WINDOW_SECONDS)
  const [rows, code, tallies, learners] = await Promise.all([
    store.devicesOf(classId, now.toISOString()),
    store.tabletCodeOf(classId),
    store.tries.byDevice(classId, since),
    store.tries.byLearner(classId, since),
  ])
  const all = [...tallies.values()]
  const group = { wrong: all.reduce((sum, { wrong }) => sum + wrong, 0), last: null }
  return {
    tablet_code: code ? shownJoinCode(code.code) : null,
    tablet_code_ends_at: code?.ends_at ?? null,
    devices: rows.map(({ id, name, created_at, waiting_number }) => {
      const counted = { tablet: tallies.get(id) ?? NONE, group }
      return {
        id,
        name,
        created_at,
        waiting_number,
        wrong_tries: counted.tablet.wrong,
        is_told: isTabletKnown(counted),
        paused_until: tabletPause(counted, now)?.toISOString() ?? null,
      }
    }),
    learners: learners.filter(isLearnerKnown).map(({ id, name, ...tally }) => ({
      id,
      name,
      wrong_tries: tally.wrong,
      paused_until: learnerPause(tally, now)?.toISOString() ?? null,
    })),
  }
}
