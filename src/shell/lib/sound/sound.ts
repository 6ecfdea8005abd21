import type { EffectName } from '../../../content/audio.ts'
import { musicAt } from '../../../content/dayMusic.ts'
import type { Audio } from '../../../game/audio/index.ts'
import { audioDesk } from './audioDesk.ts'

let isMusicWanted = false

/** Fetches the sound desk while idle, so that the first press already clicks. */
export function warmUpSound(): void {
  use(() => undefined)
}

/** Plays an effect after the click. A sound that cannot play is only logged. */
export function playEffect(name: EffectName): void {
  use((audio) => audio.effects.play(name))
}

/** Preloads an effect before its press. */
export function prepareEffect(name: EffectName): void {
  use((audio) => void audio.effects.prepare([name]))
}

/** Plays an effect only if it is loaded. */
export function playIfHere(name: EffectName): void {
  use((audio) => audio.effects.playIfHere(name))
}

/** The click of every press; starts again at each. A sound that cannot play is only logged. */
export function playClick(): void {
  use((audio) => audio.effects.play('click'))
}

/** Starts or ends the looping music of the shell. Music that a book's page began is left alone. */
export function setMusicPlaying(isPlaying: boolean): void {
  if (isPlaying === isMusicWanted) return
  isMusicWanted = isPlaying
  use((audio) => audio.music.want(isMusicWanted ? musicAt(new Date().getHours()) : undefined))
}

function use(action: (audio: Audio) => void): void {
  audioDesk()
    .then(action)
    .catch((error: unknown) => console.warn('Sound is not available', error))
}
