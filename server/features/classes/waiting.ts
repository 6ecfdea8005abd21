import type { Account } from '../../contract/auth.ts'
import type { LearnerRequest } from '../../contract/requests.ts'
import type { RequestStore } from '../roster/requestStore.ts'
import { offersFor } from './handover.ts'
import type { HandoverStore } from './handoverStore.ts'
import { mayAlone } from './ownerOnly.ts'
import type { OwnClass } from './store.ts'

interface Stores {
  readonly requests: Pick<RequestStore, 'requestsIn'>
  readonly handovers: Pick<HandoverStore, 'offersOf'>
}

/** Open requests in these classes that this teacher may see, by class id. */
export async function waitingIn({ requests, handovers }: Stores, teacher: Account, own: readonly OwnClass[]) {
  const [asked, offers] = await Promise.all([requestsFor(requests, teacher, own), offersFor(handovers, teacher, own)])
  return (id: string) => ({ requests: asked.get(id) ?? [], offer: offers.get(id) ?? null })
}

/** All of a class for its owner; a co-teacher's own. */
async function requestsFor(
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
