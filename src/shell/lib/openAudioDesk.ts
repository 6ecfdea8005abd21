import { type Audio, type Clip, makeAudio } from '../../game/audio/index.ts'

/** The two sounds of every screen, known without the content's manifest. */
const EFFECTS: Readonly<Record<string, Clip>> = { click: { src: '/audio/effect/click', startMs: 0, ms: 72 } }
const MUSIC: Readonly<Record<string, Clip>> = { siang: { src: '/audio/music/siang', startMs: 500, ms: 51_200 } }

/** Opens the sound desk on the app's sounds. */
export function openAudioDesk(): Audio {
  const audio = makeAudio({
    speech: () => undefined,
    effect: (name) => EFFECTS[name],
    music: (name) => MUSIC[name],
  })
  audio.effects.prepare(['click'])
  return audio
}
