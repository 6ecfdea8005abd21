import { queryOptions } from '@tanstack/react-query'
import { lastAnswers } from '../../lib/service/lastAnswers.ts'
import { noteVariant } from '../../lib/account/avatarVariant.ts'
import { accountKey } from '../../lib/service/queryClient.ts'
import { readUser } from '../../lib/account/session.ts'
import { noteCalm } from '../calm/index.ts'
import { fetchProfile, type Profile, profileSchema } from '../../lib/account/profileApi.ts'

/** Forgotten with the session (`session.ts`). */
const STORAGE_KEY = 'keptProfile'

const stored = lastAnswers(STORAGE_KEY, 1)

/** The profile of whoever is signed in; without the service, as this device last saw it. What it says of look and calm mode holds in the whole app. */
export const profileQuery = () =>
  queryOptions({
    queryKey: [accountKey(), 'profile'],
    queryFn: fetchNoted,
    persister: stored((raw) => profileSchema.safeParse(raw).data),
  })

async function fetchNoted(): Promise<Profile> {
  const profile = await fetchProfile().catch((error: unknown) => {
    console.error('The profile could not be loaded', error)
    throw error
  })
  const user = readUser()
  if (user) {
    noteVariant(user.id, profile.look)
    void noteCalm(user.id, profile.calm)
  }
  return profile
}
