import type { Local } from '../../../../game/language.ts'
import { draftText } from '../text/draft/index.ts'
import type { Draft, DraftPage } from './schema.ts'
import type { DraftVersion } from './types.ts'

/** How long versions and deleted drafts are kept, ms. */
export const KEPT_MS = 30 * 86_400_000
/** Most versions of a draft besides the newest shared one; the oldest go first. */
const MOST_VERSIONS = 100

/** Whether a change takes away what cannot be made again at once: a page, an activity, a photo, a sound. */
export function takesAway(before: Draft, after: Draft): boolean {
  const left = new Set([...after.pages, ...after.activities].map(({ id }) => id))
  if ([...before.pages, ...before.activities].some(({ id }) => !left.has(id))) return true
  const pages = new Map(after.pages.map((page) => [page.id, page]))
  return before.pages.some((page) => {
    const now = pages.get(page.id)
    return now !== undefined && now !== page && mediaCount(now) < mediaCount(page)
  })
}

const mediaCount = ({ photo, voice, lines }: DraftPage): number =>
  (photo ? 1 : 0) + Object.keys(voice).length + Object.keys(lines.en).length + Object.keys(lines.id).length

/** The versions that are too old at `now` (ms), or too many. The newest that was shared always stays. */
export function outdated(versions: readonly DraftVersion[], now: number): DraftVersion[] {
  const newestFirst = versions.toSorted((one, other) => other.at - one.at)
  const shared = newestFirst.find(({ reason }) => reason === 'share')
  const others = newestFirst.filter((version) => version !== shared)
  return others.filter(({ at }, index) => index >= MOST_VERSIONS || at < now - KEPT_MS)
}

/** A version as it is listed: without the draft. */
export const listedVersion = ({ id, at, reason, note, pages }: DraftVersion): DraftVersion => ({
  id,
  at,
  reason,
  note,
  pages,
})

/** What steps and versions that the app makes by itself are called, in both languages: they are stored. */
export const NOTES = {
  join: stored(({ join }) => join),
  restore: stored(({ restore }) => restore),
} as const

function stored(name: (notes: typeof draftText.en.notes) => string): Local {
  const [en, id] = [name(draftText.en.notes), name(draftText.id.notes)]
  return { en, id }
}
