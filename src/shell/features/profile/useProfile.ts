import { atom, useAtom } from 'jotai'
import { useCallback, useEffect } from 'react'
import { isAway } from '../../lib/service/apiError.ts'
import { noteVariant } from '../../lib/account/avatarVariant.ts'
import { readUser } from '../../lib/account/session.ts'
import { noteCalm } from '../calm/index.ts'
import { fetchProfile, cachedProfile, type Profile } from '../../lib/account/profileApi.ts'

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
      const profile = await fetchProfile()
      const user = readUser()
      if (user) {
        noteVariant(user.id, profile.look)
        void noteCalm(user.id, profile.calm)
      }
      setState({ status: 'loaded', profile })
    } catch (error) {
      const stored = isAway(error) ? cachedProfile() : undefined
      if (stored) return setState({ status: 'loaded', profile: stored })
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
