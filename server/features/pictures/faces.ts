import { AVATARS, FRAMES, type FaceChoice, type Frame, PETS } from '../../contract/pictures.ts'
import type { Database } from '../../db/tables.ts'
import { transact } from '../../db/transact.ts'

/** A face and its frame as one comparable key. */
export const faceKey = ({ avatar, frame }: { readonly avatar: string; readonly frame: string }): string =>
  `${avatar} ${frame}`

/** Every animal in every frame, neighbours as different as possible; then every child's face. */
const ALL: readonly FaceChoice[] = [PETS, AVATARS].flatMap((avatars) =>
  FRAMES.flatMap((_, round) =>
    avatars.map((avatar, index): FaceChoice => ({ avatar, frame: FRAMES[(index + round) % FRAMES.length] ?? 'sun' })),
  ),
)

/** An unused face: an animal, until the child chooses. Faces repeat in classes of more than 156. */
export function freeFace(taken: ReadonlySet<string>): FaceChoice {
  return (
    ALL.find((face) => !taken.has(faceKey(face))) ?? ALL[taken.size % ALL.length] ?? { avatar: 'pet-1', frame: 'sun' }
  )
}

/** The same face in a free frame, if there is one. */
function freeFrame(avatar: string, taken: ReadonlySet<string>): Frame | undefined {
  return FRAMES.find((frame) => !taken.has(faceKey({ avatar, frame })))
}

/** Makes the faces of a class unique: newcomers and later joiners get another frame or, if none is free, an animal. Run inside a transaction. */
export async function settleFaces(trx: Database, classId: string, newcomers: readonly string[] = []): Promise<void> {
  await lockClass(trx, classId)
  const taken = new Set<string>()
  const isNew = ({ learner_id }: { learner_id: string }) => Number(newcomers.includes(learner_id))
  const all = (await facesIn(trx, classId)).toSorted((one, other) => isNew(one) - isNew(other))
  for (const { learner_id, avatar, frame } of all) {
    if (taken.has(faceKey({ avatar, frame }))) {
      const other = freeFrame(avatar, taken)
      const face = other ? { avatar, frame: other } : { ...freeFace(taken), is_chosen: 0 }
      await trx.updateTable('picture_signins').set(face).where('learner_id', '=', learner_id).execute()
      taken.add(faceKey(face))
    } else taken.add(faceKey({ avatar, frame }))
  }
}

/** Choosing a face, by children or by their teachers. */
export function faceStore(db: Database) {
  return {
    /** `taken` if another child of the class has it, `nobody` if the learner does not sign in by pictures. */
    chooseFace(learnerId: string, face: FaceChoice): Promise<'chosen' | 'taken' | 'nobody'> {
      return transact(db, async (trx) => {
        const place = await trx
          .selectFrom('class_learners')
          .select('class_id')
          .where('learner_id', '=', learnerId)
          .executeTakeFirst()
        if (place) {
          await lockClass(trx, place.class_id)
          const others = await facesIn(trx, place.class_id)
          if (others.some((other) => other.learner_id !== learnerId && faceKey(other) === faceKey(face))) return 'taken'
        }
        const chosen = await trx
          .updateTable('picture_signins')
          .set({ ...face, is_chosen: 1 })
          .where('learner_id', '=', learnerId)
          .returning('learner_id')
          .executeTakeFirst()
        return chosen ? 'chosen' : 'nobody'
      })
    },
  }
}

function facesIn(db: Database, classId: string) {
  return db
    .selectFrom('class_learners')
    .innerJoin('picture_signins', 'picture_signins.learner_id', 'class_learners.learner_id')
    .select(['picture_signins.learner_id', 'avatar', 'frame'])
    .where('class_id', '=', classId)
    .orderBy('joined_at')
    .orderBy('picture_signins.learner_id')
    .execute()
}

/** Locks the class, so that two children cannot take the same face. */
async function lockClass(trx: Database, classId: string): Promise<void> {
  await trx
    .updateTable('classes')
    .set((eb) => ({ created_at: eb.ref('created_at') }))
    .where('id', '=', classId)
    .execute()
}
