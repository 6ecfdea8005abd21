import type { Clip, SoundSources } from './clip.ts'
import { Effects } from './effects.ts'
import { Music } from './music.ts'
import { loadOutput, type Output } from './output.ts'
import type { SayingTools } from './saying.ts'
import { SoundFiles } from './soundFiles.ts'
import { Voice } from './voice.ts'

export type { Clip, SoundSources } from './clip.ts'

export type { Saying } from './saying.ts'
export { notSaid, Voice } from './voice.ts'

/** All sound of the app. Nothing is loaded before the first sound is requested. */
export interface Audio {
  readonly voice: Voice
  readonly effects: Effects
  readonly music: Music
  /** Opens the device's output before the first sound: that keeps a slow device busy for 80 ms. Rejects if there is none; the first sound tries again. */
  open(): Promise<void>
  /** Fetches and decodes clips that will be wanted soon. Resolves when all have loaded or failed. */
  prepare(clips: readonly (Clip | undefined)[]): Promise<void>
}

/** Creates the audio of the app. Create only one: a second one would speak over the first. */
export function makeAudio(sources: SoundSources, open: () => Promise<Output> = loadOutput): Audio {
  let tools: Promise<SayingTools> | undefined
  const getTools = () => {
    tools ??= open().then((output) => ({ output, files: new SoundFiles(output) }))
    tools.catch(() => {
      tools = undefined
    })
    return tools
  }
  const voice = new Voice(getTools)
  const music = new Music(sources, getTools, voice)
  followTab(voice, music)
  return {
    voice,
    music,
    effects: new Effects(sources, getTools),
    async open() {
      await getTools()
    },
    async prepare(clips) {
      const wanted = clips.filter((clip) => clip !== undefined)
      // Clips that fail here are loaded again when they are played.
      await Promise.allSettled(wanted.map(async (clip) => (await getTools()).files.load(clip)))
    },
  }
}

function followTab(voice: Voice, music: Music): void {
  if (typeof document === 'undefined') return
  const follow = () => {
    music.setHidden(document.hidden)
    if (document.hidden) voice.hold('hidden')
    else voice.release('hidden')
  }
  document.addEventListener('visibilitychange', follow)
}
