import { effectOf, musicOf } from '../../../content/audio.ts'
import { type Audio, makeAudio } from '../../../game/audio/index.ts'
import { followSilence } from './silence.ts'
import { afterCriticalPath } from '../loading/criticalPath.ts'

/** Opens the sound desk on the app's sounds. Spoken lines belong to books: their readers pass the clips. */
export function openAudioDesk(): Audio {
  const audio = makeAudio({
    speech: () => undefined,
    effect: effectOf,
    music: musicOf,
  })
  followSilence(audio.voice)
  afterCriticalPath(() => void audio.effects.prepare(['click']))
  return audio
}
