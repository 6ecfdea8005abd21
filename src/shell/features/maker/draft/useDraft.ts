import { useCallback, useMemo, useSyncExternalStore } from 'react'
import type { Desk } from './desk.ts'
import { redone, redoName, undone, undoName } from './history.ts'
import { deskNow, followDesk } from './openDesk.ts'
import type { DraftSession } from './session.ts'
import { conflictOf, mayChange, type SessionState, UNREAD } from './sessionState.ts'
import type { MakerMedia, OpenDraft, Space } from './types.ts'

/** Hook: one draft, opened for changing. Every change is stored within a second, and sent when there is a network. */
export function useDraft(key: string): OpenDraft {
  const { state, desk } = useSyncExternalStore(followDesk, deskNow)
  const session = useSession(desk, key)
  const stored = useSyncExternalStore(session?.subscribe ?? noChange, () => session?.state ?? UNREAD)
  const list = useSyncExternalStore(desk?.subscribe ?? noChange, () => desk?.list)
  const actions = useMemo(() => actionsOf(desk, session), [desk, session])
  const isClosed = state === 'locked' || (state === 'unavailable' && !desk)
  const status = isClosed ? 'locked' : desk && session ? desk.statusOf(session) : 'loading'
  return useMemo(() => ({ ...shown(stored, list?.space), ...actions, status }), [stored, list?.space, actions, status])
}

function useSession(desk: Desk | undefined, key: string): DraftSession | undefined {
  const follow = useCallback(() => {
    desk?.open(key)
    return () => void desk?.close(key)
  }, [desk, key])
  return useSyncExternalStore(follow, () => desk?.sessionOf(key))
}

function shown(state: SessionState, space: Space | undefined) {
  const { draft, history, versions, cut, brokenOffAt, isRecoverySeen } = state
  const at = brokenOffAt ?? cut[0]?.at
  return {
    draft,
    canEdit: mayChange(state),
    undoName: undoName(history),
    redoName: redoName(history),
    conflict: conflictOf(state),
    versions,
    recovery: at === undefined || isRecoverySeen ? undefined : { at, cut },
    cut,
    space,
  }
}

function actionsOf(desk: Desk | undefined, session: DraftSession | undefined) {
  return {
    media: mediaOf(session),
    ...changesOf(session),
    keepVersion: async (...given: Parameters<DraftSession['keepVersion']>) => session?.keepVersion(...given),
    async readVersion(id: string) {
      if (!session) throw new Error('the draft is not open yet')
      return session.readVersion(id)
    },
    restore: async (id: string) => session?.restore(id),
    dismissRecovery: () => session?.dismissRecovery(),
    async sendNow() {
      await session?.save()
      await desk?.sync.now()
    },
  }
}

function changesOf(session: DraftSession | undefined): Pick<OpenDraft, 'edit' | 'undo' | 'redo' | 'resolve'> {
  return {
    edit: (name, change) => session?.edit(name, change),
    undo: () => session?.step(undone),
    redo: () => session?.step(redone),
    resolve: (choices) => session?.resolve(choices),
  }
}

function mediaOf(session: DraftSession | undefined): MakerMedia {
  const files = () => {
    if (!session) throw new Error('the draft is not open yet')
    return session.files
  }
  return {
    put: async (file) => files().put(file),
    get: async (name) => files().get(name),
    record: async (place, type) => files().record(place, type),
    forgetCut: async (name) => session?.forgetCut(name),
    holder: (name) => session?.state.sync?.holders[name],
  }
}

const noChange = () => () => undefined
