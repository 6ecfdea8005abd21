import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { fetchProfile, type Profile } from './api.ts'

type State =
  | { readonly status: 'loading' }
  | { readonly status: 'loaded'; readonly profile: Profile }
  | { readonly status: 'error' }

const profileAtom = atom<State>({ status: 'loading' })

/** The profile, loaded when the screen opens. A failure is logged. */
export function useProfile() {
  const [state, setState] = useAtom(profileAtom)
  const reload = useCallback(async () => {
    setState({ status: 'loading' })
    try {
      setState({ status: 'loaded', profile: await fetchProfile() })
    } catch (error) {
      console.error('The profile could not be loaded', error)
      setState({ status: 'error' })
    }
  }, [setState])
  useEffect(() => {
    void reload()
    // Whoever comes next may be another child.
    return () => setState({ status: 'loading' })
  }, [reload, setState])
  return { state, reload }
}
