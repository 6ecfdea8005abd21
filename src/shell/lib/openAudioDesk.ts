import { effectOf, musicOf } from '../../content/audio.ts'
import { type Audio, makeAudio } from '../../game/audio/index.ts'
import { afterFirstThings } from './firstThings.ts'

/** Opens the sound desk on the app's sounds. Spoken lines belong to books: their readers pass the clips. */
export function openAudioDesk(): Audio {
  const audio = makeAudio({
    speech: () => undefined,
    effect: effectOf,
    music: musicOf,
  })
  afterFirstThings(() => void audio.effects.prepare(['click']))
  return audio
}
