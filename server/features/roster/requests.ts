import type { Account } from '../../contract/auth.ts'
import type { Clock } from '../../lib/clock.ts'
import { conflict, notFound } from '../../lib/httpError.ts'
import { mayAlone } from '../classes/ownerOnly.ts'
import type { ClassService } from '../classes/service.ts'
import { intoBin } from './bin.ts'
import type { RequestStore } from './requestStore.ts'

interface Needs {
  readonly requests: RequestStore
  readonly classes: Pick<ClassService, 'own' | 'owned'>
  readonly clock: Clock
  readonly binDays: number
}

/** An owner's yes or no to what a co-teacher asked for. */
export function requestService({ requests, classes, clock, binDays }: Needs) {
  return {
    /** The owner approves: the child moves or leaves. 409 if the requester no longer teaches the other class. */
    async approve(teacher: Account, classId: string, requestId: string): Promise<void> {
      await classes.owned(teacher, classId, 'request.approve')
      const now = clock()
      const by = { classId, byId: teacher.id, now: now.toISOString() }
      const done = await requests.approve(by, requestId, intoBin(now, 'removed', binDays))
      if (done === 'none') throw notFound('There is no such request.')
      if (done === 'stale') throw conflict('The teacher who asked for this no longer teaches the other class.')
    },

    /** The owner declines, or a co-teacher withdraws the request. */
    async decline(teacher: Account, classId: string, requestId: string): Promise<void> {
      const own = await classes.own(teacher, classId)
      const askedBy = mayAlone(own, 'request.approve') ? undefined : teacher.id
      const by = { classId, byId: teacher.id, now: clock().toISOString() }
      if (!(await requests.drop(by, requestId, askedBy))) throw notFound('There is no such request.')
    },
  }
}
