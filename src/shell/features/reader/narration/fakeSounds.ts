import { musicOf } from '../../../../content/audio.ts'
import { type FakeOutput, makeFakeOutput } from '../../../../game/audio/fakeOutput.ts'
import { type Audio, makeAudio } from '../../../../game/audio/index.ts'

/** The output of the sound desk in tests; rebuilt by `forgetSounds`. */
export const sounds: { output: FakeOutput; audio: Audio; effects: string[] } = fresh()

/** Stands in for `lib/audioDesk.ts`: the real desk on an output that is silent and can be asked. */
export function audioDesk(): Promise<Audio> {
  return Promise.resolve(sounds.audio)
}

/** A desk that nobody has used. */
export function forgetSounds(): void {
  Object.assign(sounds, fresh())
}

/** The spoken file that sounds now, without its ending. */
export function speaking(): string | undefined {
  return sounds.output.playing()[0]?.replace(/\.webm$/, '')
}

/** What is being said comes to its end. */
export function endSpeech(): void {
  sounds.output.sounds.findLast(({ isPlaying }) => isPlaying)?.end()
}

function fresh() {
  const output = makeFakeOutput()
  const effects: string[] = []
  const audio = makeAudio(
    {
      speech: () => undefined,
      effect(name) {
        effects.push(name)
        return undefined
      },
      music: musicOf,
    },
    () => Promise.resolve(output),
  )
  return { output, audio, effects }
}
