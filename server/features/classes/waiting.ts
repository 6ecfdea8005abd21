import type { Account } from '../../contract/auth.ts'
import type { LearnerRequest } from '../../contract/requests.ts'
import type { RequestStore } from '../roster/requestStore.ts'
import { mayAlone } from './ownerOnly.ts'
import type { OwnClass } from './store.ts'

/** What waits in each of these classes, as this teacher may see it: all of an owner's class, and what they asked for themselves. */
export async function requestsFor(
  requests: Pick<RequestStore, 'requestsIn'>,
  teacher: Account,
  own: readonly OwnClass[],
): Promise<Map<string, LearnerRequest[]>> {
  const rows = await requests.requestsIn(own.map(({ id }) => id))
  return new Map(
    own.map((one) => [
      one.id,
      rows
        .filter(
          ({ class_id, asked_by_id }) =>
            class_id === one.id && (mayAlone(one, 'request.approve') || asked_by_id === teacher.id),
        )
        .map(({ class_id: _class, asked_by_id, ...row }) => ({ ...row, is_mine: asked_by_id === teacher.id })),
    ]),
  )
}
