import { queryOptions } from '@tanstack/react-query'
import { lastAnswers } from '../../lib/service/lastAnswers.ts'
import { noteVariant } from '../../lib/account/avatarVariant.ts'
import { accountKey } from '../../lib/service/queryClient.ts'
import { readUser } from '../../lib/account/session.ts'
import { noteCalm, noteReading, takePlaySettings } from '../calm/index.ts'
import { fetchProfile, type Profile, profileSchema } from '../../lib/account/profileApi.ts'

/** Deleted when the session ends (`session.ts`). */
const STORAGE_KEY = 'keptProfile'

const stored = lastAnswers(STORAGE_KEY, 1)

/** Profile of the signed-in user, or the cached response if the service is unreachable. Its look and calm mode apply to the whole app. */
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
    void takePlaySettings(user.id, profile)
    void noteReading(user.id, profile)
  }
  return profile
}
