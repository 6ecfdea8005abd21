import { randomInt, randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import type {
  FaceChoice,
  FacesAnswer,
  OpenClassAnswer,
  OpenClassRequest,
  PictureSignInRequest,
} from '../../contract/pictures.ts'
import type { Limit } from '../../db/limits.ts'
import { type Clock, expiryMoment, isoAfter } from '../../lib/clock.ts'
import { conflict, forbidden, invalid, notFound, HttpError, tooMany, unauthenticated } from '../../lib/httpError.ts'
import { fingerprint, newSecret, sameSecret } from '../../lib/secrets.ts'
import type { AuthService } from '../auth/service.ts'
import type { AuthStore } from '../auth/store.ts'
import { joinCodeKey } from '../classes/joinCode.ts'
import { noSuchClass } from '../classes/ownerOnly.ts'
import type { ClassService } from '../classes/service.ts'
import type { ClassStore } from '../classes/store.ts'
import { learnerPause, tabletPause, WINDOW_SECONDS } from './pauses.ts'
import type { SecretStore } from '../workFiles/secrets.ts'
import type { KnownDevice, PictureStore } from './store.ts'
import { DEVICE_SECONDS, tabletDesk } from './tablets.ts'

/** How long a tablet waits for approval: a day. */
const WAITING_SECONDS = 86_400
/** Maximum number of tablets waiting at once. */
const MOST_WAITING = 20
/** Maximum number of requests per code in an hour. */
const ASKING: Limit = { max: 60, seconds: 3600 }
/** Wrong codes from one address, counted together with wrong join codes. */
const WRONG_CODES: Limit = { max: 30, seconds: 600 }

const JOIN_CODE = 'This code is for families. To open the class on a tablet, use the tablet code from the class page.'

interface Needs {
  readonly store: PictureStore
  readonly groups: Pick<ClassStore, 'classByCode'>
  readonly classes: Pick<ClassService, 'own'>
  readonly auth: Pick<AuthService, 'signIn'>
  readonly limits: AuthStore['limits']
  readonly clock: Clock
  /** The secrets of classes that work files are sealed with. */
  readonly secrets: Pick<SecretStore, 'forTablet' | 'end'>
}

/** Sign-in for children who cannot read: a tablet knows its class, a child their face and three pictures. */
export function pictureService(needs: Needs) {
  return { ...opening(needs), ...signingIn(needs), ...choosing(needs), ...tabletDesk(needs) }
}

/** What `pictureService` gives. */
export type PictureService = ReturnType<typeof pictureService>

function opening({ store, groups, limits, clock, secrets }: Needs) {
  /** The class of a tablet code; 422 if it is wrong or expired, 429 after too many wrong ones. */
  async function byTabletCode(typed: string, address: string) {
    const key = `class-code:${address}`
    const wait = await limits.take(key, WRONG_CODES)
    if (wait > 0) throw tooMany(wait)
    const now = clock().toISOString()
    const found = await store.classByTabletCode(joinCodeKey(typed), now)
    if (!found) {
      const isForJoining = (await groups.classByCode(joinCodeKey(typed), now)) !== undefined
      throw invalid('code', isForJoining ? JOIN_CODE : 'There is no class with this code, or the code has expired.')
    }
    await limits.giveBack(key)
    return found
  }

  return {
    /** Opens the class on a tablet, which then waits for approval and no longer needs the code. */
    async open({ code, device_name, device_id }: OpenClassRequest, address: string): Promise<OpenClassAnswer['data']> {
      const { id: class_id, group_name, approves_itself } = await byTabletCode(code, address)
      const secret = newSecret()
      const now = clock()
      const device = {
        id: randomUUID(),
        token: fingerprint(secret),
        class_id,
        name: device_name,
        device_id: device_id ?? null,
        created_at: now.toISOString(),
      }
      if (approves_itself === 1) {
        await store.addDevice({ ...device, expires_at: isoAfter(now, DEVICE_SECONDS) })
        const work_keys = await secrets.forTablet(class_id, now)
        const learners = await store.facesOf(class_id)
        return { class_token: secret, group_name, waiting_number: null, learners, work_keys }
      }
      const wait = await limits.take(`tablets:${joinCodeKey(code)}`, ASKING)
      if (wait > 0) throw tooMany(wait)
      const waiting_number = await store.addWaiting(
        { ...device, expires_at: isoAfter(now, WAITING_SECONDS) },
        MOST_WAITING,
        (free) => free[randomInt(free.length)] ?? 0,
      )
      if (waiting_number === undefined)
        throw new HttpError(429, 'Too many tablets are waiting for this class.', { retryAfter: 60 })
      return { class_token: secret, group_name, waiting_number, learners: [] }
    },
  }
}

function choosing({ store, classes }: Needs) {
  async function choose(learnerId: string, face: FaceChoice): Promise<FaceChoice> {
    const outcome = await store.chooseFace(learnerId, face)
    if (outcome === 'nobody') throw notFound('Only children who sign in with pictures have a face.')
    if (outcome === 'taken') throw conflict('Somebody else already has this face.')
    return face
  }

  return {
    /** The child's own choice; 409 if another child of the class has that face and frame, 404 if they do not sign in by pictures. */
    chooseOwnFace: (learner: Account, face: FaceChoice): Promise<FaceChoice> => choose(learner.id, face),

    /** A teacher's choice for a child of the class. */
    async chooseFaceFor(teacher: Account, classId: string, learnerId: string, face: FaceChoice): Promise<FaceChoice> {
      await classes.own(teacher, classId)
      if (!(await store.childOf(classId, learnerId))) throw notFound('There is no such learner in this class.')
      return choose(learnerId, face)
    },
  }
}

function signingIn({ store, auth, clock, secrets }: Needs) {
  async function deviceOf(token: string): Promise<KnownDevice> {
    const found = await store.deviceOf(fingerprint(token), expiryMoment(clock))
    if (!found) throw unauthenticated()
    // Not 401: the tablet would forget a class that may be restored.
    if (found.deleted_at !== null) throw noSuchClass()
    return found
  }

  /** One try at a time; nothing is compared during a pause. Returns the seconds to wait, or whether the pictures were right. */
  async function tried(device: KnownDevice, learnerId: string, isRight: boolean): Promise<number | boolean> {
    const now = clock()
    const since = isoAfter(now, -WINDOW_SECONDS)
    const outcome = await store.tries.inTurn(device.id, async (tries) => {
      const tallies = await tries.talliesOf({ deviceId: device.id, classId: device.class_id, learnerId }, since)
      const until = tabletPause(tallies, now) ?? learnerPause(tallies.learner, now)
      if (until) return Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000))
      if (isRight) await tries.noteSignIn(device.id, learnerId, now.toISOString())
      else await tries.addWrong(device.id, learnerId, now.toISOString(), since)
      return isRight
    })
    if (outcome === undefined) throw unauthenticated()
    return outcome
  }

  return {
    /** The children of this tablet's class; none until it is approved. */
    async faces(token: string): Promise<FacesAnswer['data']> {
      const { class_id, group_name, waiting_number } = await deviceOf(token)
      if (waiting_number !== null) return { group_name, waiting_number, learners: [] }
      const learners = await store.facesOf(class_id)
      return { group_name, waiting_number, learners, work_keys: await secrets.forTablet(class_id, clock()) }
    },

    /** The child and a new token; 401 for wrong pictures, 403 before the tablet is approved, 429 during a pause of the tablet or child. */
    async signIn(form: PictureSignInRequest): Promise<{ account: Account; token: string }> {
      const device = await deviceOf(form.class_token)
      if (device.waiting_number !== null) throw forbidden('This tablet is waiting for the teacher.')
      const child = await store.childOf(device.class_id, form.learner_id)
      // A child of another class is rejected before counting, so a tablet cannot lock children it does not know.
      if (!child) throw wrongPictures()
      const isRight = sameSecret(child.pictures, form.pictures.join(','))
      const outcome = await tried(device, child.id, isRight)
      if (typeof outcome === 'number') throw tooMany(outcome)
      if (!outcome) throw wrongPictures()
      const { id, name, email, role } = child
      return { account: { id, name, email: email ?? '', role }, token: await auth.signIn(id) }
    },

    /** Deletes expired wrong tries. */
    sweep: (): Promise<void> => store.tries.sweep(isoAfter(clock(), -WINDOW_SECONDS)),
  }
}

const wrongPictures = () => new HttpError(401, 'These are not the right pictures.')
