import type { Visitor } from './service.ts'

/** Erases a child as a family may ask for it: into the bin, and out of the bin for good. Answers the two statuses. */
export async function eraseForGood(
  owner: Visitor,
  classId: string,
  learnerId: string,
): Promise<readonly [number, number]> {
  const binned = await owner.delete(`/api/classes/${classId}/learners/${learnerId}/record`)
  const erased = await owner.delete(`/api/classes/${classId}/bin/${learnerId}`)
  return [binned.statusCode, erased.statusCode]
}
