import type { PlayMode } from '../../../content/ladder/path/asks.ts'
import { errorText, isUnauthenticated } from '../../lib/service/apiError.ts'
import { notePlaySettings } from '../../lib/account/playSettings.ts'
import { notify } from '../../lib/notify.ts'
import { readUser } from '../../lib/account/session.ts'
import { outbox, PATIENCE_MS, performCall } from '../outbox/index.ts'

let choices = 0

/** The child's choice of how to play: holds at once, and is sent, or waits in the outbox. Where the service refuses it, it holds on this device. Never rejects. */
export async function choosePlayMode(mode: PlayMode): Promise<void> {
  choices += 1
  notePlaySettings(readUser()?.id ?? '', { mode })
  try {
    await performCall({ method: 'put', path: '/api/profile/mode', body: { mode } }, { patienceMs: PATIENCE_MS })
  } catch (error) {
    if (!isUnauthenticated(error)) notify('error', errorText(error, 'The way of playing could not be saved'))
  }
}

/** Takes what the service says of how a child plays; a choice that is still on its way there stands. Never rejects. */
export async function takePlaySettings(
  userId: string,
  { mode, story_asks }: { readonly mode?: unknown; readonly story_asks?: unknown },
): Promise<void> {
  const before = choices
  const isOnItsWay = await outbox.hasCalls(userId).catch(() => false)
  notePlaySettings(userId, isOnItsWay || choices !== before ? { story_asks } : { mode, story_asks })
}
