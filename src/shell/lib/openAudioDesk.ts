import { effectOf, musicOf } from '../../content/audio.ts'
import { type Audio, type Clip, makeAudio } from '../../game/audio/index.ts'
import { afterFirstThings } from './firstThings.ts'

/** The click is a small file of its own, so that the first press need not wait for all effects. */
const CLICK: Clip = { src: '/audio/effect/click', startMs: 0, ms: 72 }

/** Opens the sound desk on the app's sounds. Spoken lines belong to books: their readers pass the clips. */
export function openAudioDesk(): Audio {
  const audio = makeAudio({
    speech: () => undefined,
    effect: (name) => (name === 'click' ? CLICK : effectOf(name)),
    music: musicOf,
  })
  afterFirstThings(() => audio.effects.prepare(['click']))
  return audio
}
