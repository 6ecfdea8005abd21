import { randomUUID } from 'node:crypto'
import type { Account } from '../../contract/auth.ts'
import type { FacesAnswer, OpenClassAnswer, OpenClassRequest, PictureSignInRequest } from '../../contract/pictures.ts'
import type { Limit } from '../../db/limits.ts'
import { type Clock, isoAfter } from '../../lib/clock.ts'
import { Refusal, tooMany, unauthenticated } from '../../lib/refusal.ts'
import { fingerprint, newSecret, sameSecret } from '../../lib/secrets.ts'
import type { AuthService } from '../auth/service.ts'
import type { AuthStore } from '../auth/store.ts'
import type { ClassService } from '../classes/service.ts'
import type { PictureStore } from './store.ts'

/** A tablet stays with its class for a school year. */
const DEVICE_SECONDS = 365 * 86_400

// Three pictures of twelve in order are 1320 ways; at this pace trying half of them takes a day at the tablet.
const BURST: Limit = { max: 6, seconds: 60 }
const HOUR: Limit = { max: 30, seconds: 3600 }

interface Needs {
  readonly store: PictureStore
  readonly classes: Pick<ClassService, 'byCode' | 'own'>
  readonly auth: Pick<AuthService, 'signIn'>
  readonly limits: AuthStore['limits']
  readonly clock: Clock
}

/** Signing in without reading: a tablet knows its class, a child their face and three pictures. */
export function pictureService({ store, classes, auth, limits, clock }: Needs) {
  async function classOf(token: string) {
    const found = await store.classOfDevice(fingerprint(token), clock().toISOString())
    if (!found) throw unauthenticated()
    return found
  }

  return {
    /** Opens the class on a tablet, which then needs the code no more. */
    async open({ code, device_name, device_id }: OpenClassRequest, address: string): Promise<OpenClassAnswer['data']> {
      const { id, group_name } = await classes.byCode(code, address)
      const secret = newSecret()
      const now = clock()
      await store.addDevice({
        id: randomUUID(),
        token: fingerprint(secret),
        class_id: id,
        name: device_name,
        device_id: device_id ?? null,
        created_at: now.toISOString(),
        expires_at: isoAfter(now, DEVICE_SECONDS),
      })
      return { class_token: secret, group_name, learners: await store.facesOf(id) }
    },

    /** The children of this tablet's class. */
    async faces(token: string): Promise<FacesAnswer['data']> {
      const { class_id, group_name } = await classOf(token)
      return { group_name, learners: await store.facesOf(class_id) }
    },

    /** The child and a new token; 401 for wrong pictures, 429 after too many. */
    async signIn(form: PictureSignInRequest): Promise<{ account: Account; token: string }> {
      const { class_id } = await classOf(form.class_token)
      const keys = [`pictures-burst:${form.learner_id}`, `pictures-hour:${form.learner_id}`] as const
      for (const [index, limit] of [BURST, HOUR].entries()) {
        const wait = await limits.take(keys[index] ?? keys[0], limit)
        if (wait > 0) throw tooMany(wait)
      }
      const child = await store.childOf(class_id, form.learner_id)
      if (!child || !sameSecret(child.pictures, form.pictures.join(','))) {
        throw new Refusal(401, 'These are not the right pictures.')
      }
      await limits.forget(keys)
      const { id, name, email, role } = child
      return { account: { id, name, email: email ?? '', role }, token: await auth.signIn(id) }
    },

    /** Takes a tablet out of the class: its token is good no more. */
    async removeDevice(teacher: Account, classId: string, deviceId: string): Promise<void> {
      await classes.own(teacher, classId)
      await store.removeDevice(classId, deviceId)
    },
  }
}

/** What `pictureService` gives. */
export type PictureService = ReturnType<typeof pictureService>
