import type { ProfileAnswer } from '../../contract/profile.ts'
import type { Session } from '../auth/service.ts'
import type { ProgressService } from '../progress/service.ts'
import { gradeOf, percentOf } from '../progress/shelf.ts'
import type { ProfileStore } from './store.ts'

const NONE = 'N/A'

/** What a learner sees of themselves. */
export function profileService(store: ProfileStore, progress: Pick<ProgressService, 'shelf'>) {
  return {
    async profileOf({ account, joinedAt }: Session): Promise<ProfileAnswer['data']> {
      const [shelf, place] = await Promise.all([progress.shelf(account.id), store.classOf(account.id)])
      return {
        name: account.name,
        email: account.email,
        role: account.role,
        course_name: place?.course_name || NONE,
        group_name: place?.group_name || NONE,
        overall_score: shelf.reduce((sum, { bestPoints }) => sum + (bestPoints ?? 0), 0),
        joined_at: joinedAt,
        list_buku: shelf.map((item) => ({
          id: item.book.id,
          cover_image: item.book.coverImage,
          title: item.book.title.en,
          is_locked: item.isLocked,
          progress: percentOf(item),
          grade: gradeOf(item.bestPoints),
        })),
      }
    },
  }
}

/** What `profileService` gives. */
export type ProfileService = ReturnType<typeof profileService>
