import { useMemo, useSyncExternalStore } from 'react'
import { memoryDesk } from './memoryDesk.ts'
import type { DraftHead, DraftList } from './types.ts'

/** Hook: all drafts of the signed-in teacher, newest first. */
export function useDrafts(): DraftList {
  const entries = useSyncExternalStore(memoryDesk.subscribe, memoryDesk.all)
  return useMemo(() => {
    const heads = [...entries].map(([key, { draft, changedAt, deletedAt }]): DraftHead => {
      const [cover] = draft.pages
      return {
        key,
        title: cover.words,
        pages: draft.pages.length - 1,
        level: draft.level,
        languages: draft.languages,
        changedAt,
        status: 'device',
        cover: cover.picture,
        photo: cover.photo?.media,
        owner: '',
        canEdit: true,
        deletedAt,
      }
    })
    const sorted = heads.sort((a, b) => b.changedAt - a.changedAt)
    return {
      state: 'ready',
      drafts: sorted.filter(({ deletedAt }) => deletedAt === undefined),
      deleted: sorted.filter(({ deletedAt }) => deletedAt !== undefined),
      space: undefined,
      isSynced: false,
    }
  }, [entries])
}
