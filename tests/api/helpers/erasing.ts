import type { Visitor } from './service.ts'

/** Erases a child as a family may ask: moves them to the bin, then erases them from it. Returns both statuses. */
export async function eraseForGood(
  owner: Visitor,
  classId: string,
  learnerId: string,
): Promise<readonly [number, number]> {
  const binned = await owner.delete(`/api/classes/${classId}/learners/${learnerId}/record`)
  const erased = await owner.delete(`/api/classes/${classId}/bin/${learnerId}`)
  return [binned.statusCode, erased.statusCode]
}
