import type { Account } from '../../contract/auth.ts'
import { forbidden, notFound } from '../../lib/httpError.ts'
import type { ClassStore, OwnClass } from './store.ts'

/**
 * The list of effects reserved for owners, whichever request causes them. A co-teacher's request is rejected or, if a child would leave, sent to the
 * owner for approval. `tests/api/custody.test.ts` sends random co-teachers' requests and checks for each effect.
 */
export const OWNER_EFFECTS = {
  'learner.leave': 'a child leaves the class: to another class, or into the bin',
  'learner.delete': 'a child is deleted, or erased for good',
  'learner.restore': 'a child comes back out of the bin',
  'record.read': 'what is kept of a child, or of all, is handed out whole',
  'bin.read': 'who is in the bin is seen',
  'journal.read': 'who did what is seen',
  'request.approve': 'what a co-teacher asks for is done',
  'class.delete': 'the class is deleted',
  'class.restore': 'a deleted class is seen, or comes back',
  'teachers.change': 'a colleague is added or removed',
  'class.hand-over': 'the class is offered to a colleague',
  'year.change': 'a school year is closed or opened again',
} as const

/** The name of an owner-only effect. */
export type OwnerEffect = keyof typeof OWNER_EFFECTS

/** The class if the teacher owns or co-teaches it; otherwise 404. */
export async function ownClass(store: ClassStore, teacher: Account, classId: string): Promise<OwnClass> {
  const found = await store.ownClass(teacher.id, classId)
  if (!found) throw noSuchClass()
  return found
}

/** 404: no such class, or not one of this teacher's. */
export const noSuchClass = () => notFound('There is no such class.')

/** Whether the teacher may do this in the class without approval. */
export const mayAlone = ({ is_owner }: Pick<OwnClass, 'is_owner'>, _effect: OwnerEffect): boolean => is_owner === 1

/** The class, for an owner-only effect: 404 if the teacher does not teach it, 403 for co-teachers. */
export async function ownedClass(
  store: ClassStore,
  teacher: Account,
  classId: string,
  effect: OwnerEffect,
): Promise<OwnClass> {
  const found = await ownClass(store, teacher, classId)
  if (!mayAlone(found, effect)) throw forbidden('Only the owner of the class may do this.')
  return found
}
