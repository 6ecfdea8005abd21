import { useMutation, useQuery } from '@tanstack/react-query'
import { notify } from '../../lib/notify.ts'
import { endOtherSessions, endSessionOf } from './accountApi.ts'
import type { AccountText } from './text/index.ts'
import { sessionsQuery } from './queries.ts'

/** Where somebody is signed in, and ending it. After each change the list is fetched again. */
export function useSessions(said: AccountText) {
  const sessions = useQuery(sessionsQuery())
  const after = (done: string) => ({
    onSuccess: () => notify('success', done),
    onError: (error: unknown) => {
      console.warn('A device was not signed out', error)
      notify('error', said.notSignedOut)
    },
    onSettled: () => sessions.refetch(),
  })
  const one = useMutation({ mutationFn: endSessionOf, ...after(said.signedOut) })
  const others = useMutation({ mutationFn: endOtherSessions, ...after(said.everywhereDone) })
  return {
    sessions,
    isBusy: one.isPending || others.isPending,
    end: (id: string) => one.mutate(id),
    endOthers: () => others.mutate(),
  }
}
