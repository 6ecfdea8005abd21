import { facesAnswer } from '../../../../../server/contract/pictures.ts'
import { apiClient } from '../../../lib/service/apiClient.ts'
import { classToken, storeWorkKeys } from '../../../lib/device/tabletClass.ts'
import { carriedStore } from './carriedStore.ts'
import { failureOf } from '../../../lib/service/failure.ts'
import { carriedBooks, carriedNow, fileOf } from './workFile.ts'

/** A file takes longer than a page's save, ms. */
const TIMEOUT_MS = 60_000
/** How often the secrets are renewed, ms. */
const DAY_MS = 86_400_000

let askedAt: number | undefined

/**
 * Sends what this tablet carries for others, one section or book at a time, and renews the secrets of its class once a day. Sections leave this tablet once the
 * service has taken them or refused them for good: the tablet that they come from still has its work. Never rejects.
 */
export async function carryOn(now: Date): Promise<'all' | 'later'> {
  const token = classToken()
  if (token === undefined || !navigator.onLine) return 'all'
  await renewKeys(token, now)
  const carried = [
    ...(await carriedNow(now)).map((section) => ({ id: section.head.id, parts: { sections: [section] } })),
    // Children's work first.
    ...(await carriedBooks(now)).map((book) => ({ id: book.id, parts: { packs: [book] } })),
  ]
  for (const { id, parts } of carried) {
    const outcome = await send(token, new Blob([fileOf(parts, now)], { type: 'application/octet-stream' }))
    if (outcome === 'later') return 'later'
    if (outcome === 'over') await carriedStore.remove([id])
  }
  return 'all'
}

/** `kept`: this tablet is no longer in the class; what it carries can go on by file. */
async function send(token: string, file: Blob): Promise<'over' | 'later' | 'kept'> {
  try {
    const headers = { 'X-Class-Token': token }
    const options = { headers, isSignIn: true, isJsonOnly: true, timeout: TIMEOUT_MS }
    await apiClient.post<unknown>('/api/classes/carried', file, options)
    return 'over'
  } catch (error) {
    const failure = failureOf(error)
    if (failure === 'later') return 'later'
    console.warn('The service did not take what this tablet carries', error)
    return failure === 'expired' ? 'kept' : 'over'
  }
}

/** The secrets change with the tablet code; children may stay signed in for weeks without seeing the faces, which bring them. */
async function renewKeys(token: string, now: Date): Promise<void> {
  if (askedAt !== undefined && Math.abs(now.getTime() - askedAt) < DAY_MS) return
  try {
    const { data } = await apiClient.get<unknown>('/api/classes/faces', {
      headers: { 'X-Class-Token': token },
      isSignIn: true,
    })
    storeWorkKeys(facesAnswer.safeParse(data).data?.data.work_keys)
    askedAt = now.getTime()
  } catch (error) {
    console.info('The secrets of the class were not renewed', error)
  }
}
