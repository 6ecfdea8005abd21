import type { AvatarVariant } from '../../../src/content/avatarVariant.ts'
import type { ProfileAnswer } from '../../contract/profile.ts'
import type { Clock } from '../../lib/clock.ts'
import type { Session } from '../auth/service.ts'
import type { ProgressService } from '../progress/service.ts'
import { gradeOf, percentOf } from '../progress/shelf.ts'
import type { ProfileStore } from './store.ts'

const NONE = 'N/A'

/** What a learner sees of themselves. */
export function profileService(store: ProfileStore, progress: Pick<ProgressService, 'shelf'>, clock: Clock) {
  return {
    async profileOf({ account, joinedAt }: Session): Promise<ProfileAnswer['data']> {
      const [shelf, place, variant, calm] = await Promise.all([
        progress.shelf(account.id),
        store.classOf(account.id),
        store.variantOf(account.id),
        store.isCalm(account.id),
      ])
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
        look: variant,
        calm,
      }
    },

    /** A reader's settings for the app: the avatar variant for book 3 (`null` before they choose) and calm mode. */
    async choicesOf(userId: string): Promise<{ look: AvatarVariant | null; calm: boolean }> {
      const [variant, calm] = await Promise.all([store.variantOf(userId), store.isCalm(userId)])
      return { look: variant, calm }
    },

    /** Stores the calm mode; the last choice wins, from any device. */
    async chooseCalm({ account }: Session, calm: boolean): Promise<boolean> {
      await store.setCalm(account.id, calm, clock().toISOString())
      return calm
    },

    /** Stores the avatar variant; the last choice wins, from any device. */
    async chooseVariant({ account }: Session, variant: AvatarVariant): Promise<AvatarVariant> {
      await store.setVariant(account.id, variant, clock().toISOString())
      return variant
    },
  }
}

/** What `profileService` gives. */
export type ProfileService = ReturnType<typeof profileService>
