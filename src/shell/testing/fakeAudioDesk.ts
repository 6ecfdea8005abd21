import type { Audio } from '../../game/audio/index.ts'

/** What was asked of the sound desk. While `isStuck` no line that is said comes to its end. */
export const heard = {
  effects: [] as string[],
  said: [] as string[],
  isStuck: false,
  music: undefined as string | undefined,
}

/** Stands in for the sound desk: notes what would sound. */
export function audioDesk(): Promise<Audio> {
  const desk = {
    effects: {
      play: (name: string) => heard.effects.push(name),
      playIfHere: (name: string) => heard.effects.push(name),
      prepare: () => Promise.resolve(),
    },
    voice: {
      say: (_clip: unknown, _options: unknown, name: string) => {
        heard.said.push(name)
        return { ended: heard.isStuck ? new Promise(() => undefined) : Promise.resolve('ended') }
      },
    },
    music: {
      want: (track: string | undefined) => {
        heard.music = track
      },
    },
  }
  // Only these parts are used by the shell's own screens.
  return Promise.resolve(desk as unknown as Audio)
}

/** Forgets what was asked. */
export function forgetHeard(): void {
  heard.effects.length = 0
  heard.said.length = 0
  heard.isStuck = false
  heard.music = undefined
}
