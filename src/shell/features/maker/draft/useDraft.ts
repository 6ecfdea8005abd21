import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Edit } from '../panel.ts'
import { redoName, undoName } from './history.ts'
import { memoryDesk } from './memoryDesk.ts'
import type { MakerMedia, OpenDraft } from './types.ts'

const media: MakerMedia = {
  put: memoryDesk.putBlob,
  get: memoryDesk.blob,
  async record(_place, type) {
    const pieces: Blob[] = []
    return {
      append: async (piece) => void pieces.push(piece),
      finish: (whole = new Blob(pieces, { type })) => memoryDesk.putBlob(whole),
      discard: async () => void pieces.splice(0),
    }
  },
  forgetCut: async () => undefined,
  holder: () => undefined,
}

/** Hook: one draft, opened for changing. Every change is stored within a second. */
export function useDraft(key: string): OpenDraft {
  const entry = useSyncExternalStore(memoryDesk.subscribe, () => memoryDesk.entry(key))
  const edit = useCallback<Edit>((name, change) => memoryDesk.edit(key, name, change), [key])
  const undo = useCallback(() => memoryDesk.move(key, true), [key])
  const redo = useCallback(() => memoryDesk.move(key, false), [key])
  return useMemo(
    () => ({
      status: entry ? 'device' : 'missing',
      draft: entry?.draft,
      canEdit: true,
      edit,
      undo,
      redo,
      undoName: entry && undoName(entry.history),
      redoName: entry && redoName(entry.history),
      media,
      conflict: undefined,
      resolve: () => undefined,
      versions: [],
      keepVersion: async () => undefined,
      readVersion: async (id) => Promise.reject(new Error(`there is no version ${id}`)),
      restore: async () => undefined,
      recovery: undefined,
      dismissRecovery: () => undefined,
      space: undefined,
      sendNow: async () => undefined,
    }),
    [entry, edit, undo, redo],
  )
}
