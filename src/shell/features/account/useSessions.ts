import { useCallback, useEffect, useState } from 'react'
import type { SessionItem } from '../../../../server/contract/sessions.ts'
import { notify } from '../../lib/notify.ts'
import { endOtherSessions, endSessionOf, fetchSessions } from './accountApi.ts'
import type { AccountWords } from './accountWords.ts'

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'ready'; readonly sessions: readonly SessionItem[] }

/** Where somebody is signed in, and ending it. After each change the list is fetched again. */
export function useSessions(said: AccountWords) {
  const [state, setState] = useState<State>({ status: 'loading' })
  const [isBusy, setBusy] = useState(false)
  const reload = useCallback(
    () =>
      fetchSessions().then(
        (sessions) => setState({ status: 'ready', sessions }),
        (error: unknown) => {
          console.warn('The devices could not be fetched', error)
          setState({ status: 'failed' })
        },
      ),
    [],
  )
  useEffect(() => {
    void reload()
  }, [reload])

  async function run(work: () => Promise<void>, done: string) {
    if (isBusy) return
    setBusy(true)
    try {
      await work()
      notify('success', done)
    } catch (error) {
      console.warn('A device was not signed out', error)
      notify('error', said.notSignedOut)
    } finally {
      setBusy(false)
    }
    await reload()
  }
  return {
    state,
    isBusy,
    reload,
    end: (id: string) => void run(() => endSessionOf(id), said.signedOut),
    endOthers: () => void run(endOtherSessions, said.everywhereDone),
  }
}
