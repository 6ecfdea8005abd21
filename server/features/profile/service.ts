import type { z } from 'zod'
import type { AvatarVariant } from '../../../src/content/avatarVariant.ts'
import type { Comfort } from '../../../src/content/comfort.ts'
import type { PlayMode } from '../../contract/playMode.ts'
import type { ProfileAnswer } from '../../contract/profile.ts'
import type { pawPrintsRequest } from '../../contract/comfort.ts'
import type { Clock } from '../../lib/clock.ts'
import { invalid } from '../../lib/httpError.ts'
import type { Session } from '../auth/service.ts'
import type { ProgressService } from '../progress/service.ts'
import { gradeOf, percentOf } from '../progress/shelf.ts'
import type { PawPrints, ProfileStore } from './store.ts'

const NONE = 'N/A'

/** A reader's settings for the app: the avatar variant for book 3 and reading comfort (`null` before they choose), calm mode, where they have found Kiko, how they play, and whether books ask. */
interface Choices {
  readonly look: AvatarVariant | null
  readonly calm: boolean
  readonly comfort: Comfort[] | null
  readonly paw_prints: PawPrints[]
  readonly mode: PlayMode
  readonly story_asks: boolean
}

/** Books ask about their stories unless the child's class has switched it off. */
const asksIn = (place: { readonly story_asks: number } | undefined): boolean => place?.story_asks !== 0

/** What a learner sees of themselves. */
export function profileService(store: ProfileStore, progress: Pick<ProgressService, 'shelf'>, clock: Clock) {
  async function choicesOf(userId: string): Promise<Choices> {
    const [look, calm, comfort, paw_prints, mode, place] = await Promise.all([
      store.variantOf(userId),
      store.isCalm(userId),
      store.comfortOf(userId),
      store.pawPrintsOf(userId),
      store.modeOf(userId),
      store.classOf(userId),
    ])
    return { look, calm, comfort, paw_prints, mode, story_asks: asksIn(place) }
  }

  return {
    choicesOf,

    async profileOf({ account, joinedAt }: Session): Promise<ProfileAnswer['data']> {
      const [shelf, place, choices] = await Promise.all([
        progress.shelf(account.id),
        store.classOf(account.id),
        choicesOf(account.id),
      ])
      return {
        name: account.name,
        email: account.email,
        role: account.role,
        course_name: place?.course_name || NONE,
        group_name: place?.group_name || NONE,
        // Class books show stars of their own: otherwise children of different classes could not be compared.
        overall_score: shelf.reduce((sum, { bestPoints, pack }) => sum + (pack ? 0 : (bestPoints ?? 0)), 0),
        joined_at: joinedAt,
        list_buku: shelf.map((item) => ({
          id: item.book.id,
          cover_image: item.book.coverImage,
          title: item.book.title.en,
          is_locked: item.isLocked,
          progress: percentOf(item),
          grade: gradeOf(item.bestPoints),
        })),
        ...choices,
      }
    },

    ...choosing(store, progress, clock),
  }
}

/** Stores what a learner chooses and finds. */
function choosing(store: ProfileStore, progress: Pick<ProgressService, 'shelf'>, clock: Clock) {
  return {
    /** Stores the calm mode; the last choice wins, from any device. */
    async chooseCalm({ account }: Pick<Session, 'account'>, calm: boolean): Promise<boolean> {
      await store.setCalm(account.id, calm, clock().toISOString())
      return calm
    },

    /** Stores how a child plays; the last choice wins, from any device. */
    async chooseMode({ account }: Pick<Session, 'account'>, mode: PlayMode): Promise<PlayMode> {
      await store.setMode(account.id, mode, clock().toISOString())
      return mode
    },

    /** Stores what makes reading easier; the last choice wins, from any device. */
    async chooseComfort({ account }: Pick<Session, 'account'>, comfort: Comfort[]): Promise<Comfort[]> {
      await store.setComfort(account.id, comfort, clock().toISOString())
      return comfort
    },

    /** Adds pages of a book on which the child has found Kiko, and gives all of that book. 422 for a book or a page that the child does not have. */
    async addPawPrints(
      { account }: Pick<Session, 'account'>,
      found: z.output<typeof pawPrintsRequest>,
    ): Promise<PawPrints> {
      const book = (await progress.shelf(account.id)).find((item) => item.book.id === found.book_id)?.book
      if (!book) throw invalid('book_id', 'The selected book id is invalid.')
      const pages = new Set(book.pages.map(({ id }) => id))
      const stranger = found.page_ids.find((id) => !pages.has(id))
      if (stranger !== undefined) throw invalid('page_ids', `There is no page ${stranger} in this book.`)
      await store.addPawPrints(account.id, found, clock().toISOString())
      const all = await store.pawPrintsOf(account.id)
      return all.find(({ book_id }) => book_id === found.book_id) ?? found
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
