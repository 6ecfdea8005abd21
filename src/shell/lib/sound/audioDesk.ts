import type { Audio } from '../../../game/audio/index.ts'

let opening: Promise<Audio> | undefined

/**
 * The app's one sound desk (voice, effects, music), with the sounds of the content's manifest. Fetched when it is first asked for,
 * and again after a failure.
 */
export function audioDesk(): Promise<Audio> {
  opening ??= import('./openAudioDesk.ts').then(({ openAudioDesk }) => openAudioDesk())
  opening.catch(() => {
    opening = undefined
  })
  return opening
}
