import type { Account } from '../../contract/auth.ts'
import type { ClassOffer } from '../../contract/classes.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid, notFound } from '../../lib/httpError.ts'
import type { Handing, HandoverStore } from './handoverStore.ts'
import { mayAlone, ownClass, ownedClass } from './ownerOnly.ts'
import type { ClassStore, OwnClass } from './store.ts'

interface Needs {
  readonly store: ClassStore
  readonly handovers: HandoverStore
  readonly clock: Clock
}

/** An owner offers a class to a co-teacher, who becomes its owner by accepting. */
export function handoverService({ store, handovers, clock }: Needs) {
  const handing = (teacher: Account, classId: string): Handing => ({
    classId,
    byId: teacher.id,
    now: clock().toISOString(),
  })
  return {
    /** The owner offers the class to a colleague who teaches it. */
    async offer(teacher: Account, classId: string, teacherId: string): Promise<void> {
      await ownedClass(store, teacher, classId, 'class.hand-over')
      if (!(await handovers.offer(handing(teacher, classId), teacherId))) {
        throw invalid('teacher_id', 'Only a co-teacher of the class can take it over.')
      }
    },

    /** The invited teacher accepts; the previous owner becomes a co-teacher. */
    async accept(teacher: Account, classId: string): Promise<void> {
      await ownClass(store, teacher, classId)
      if (!(await handovers.accept(handing(teacher, classId), teacher.id))) throw noOffer()
    },

    /** The owner withdraws the offer, or the invited teacher declines it. */
    async endOffer(teacher: Account, classId: string): Promise<void> {
      const own = await ownClass(store, teacher, classId)
      const to = mayAlone(own, 'class.hand-over') ? undefined : teacher.id
      if (!(await handovers.endOffer(handing(teacher, classId), to))) throw noOffer()
    },
  }
}

/** Offers for these classes visible to this teacher: those they made and those made to them. */
export async function offersFor(
  handovers: Pick<HandoverStore, 'offersOf'>,
  teacher: Account,
  own: readonly OwnClass[],
): Promise<Map<string, ClassOffer>> {
  const rows = await handovers.offersOf(own.map(({ id }) => id))
  const seen = rows.filter(({ class_id, to_id }) => {
    const mine = own.find(({ id }) => id === class_id)
    return to_id === teacher.id || (mine !== undefined && mayAlone(mine, 'class.hand-over'))
  })
  return new Map(
    seen.map(({ class_id, to_id, ...offer }) => [class_id, { ...offer, is_to_me: to_id === teacher.id }] as const),
  )
}

const noOffer = () => notFound('This class is not offered to anybody.')
