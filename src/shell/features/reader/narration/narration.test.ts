import { afterEach, expect, it, vi } from 'vitest'
import { makeFakeOutput } from '../../../../game/audio/fakeOutput.ts'
import { makeAudio } from '../../../../game/audio/index.ts'
import type { ReadingMode } from '../../../lib/language/readingMode.ts'
import { Narration, type Script } from './narration.ts'
import { readPageText } from '../page/pageText.ts'

const text = readPageText(['The sun. A duck.'], '')
const times = [
  { startMs: 100, endMs: 200 },
  { startMs: 200, endMs: 600 },
  { startMs: 1200, endMs: 1300 },
  { startMs: 1300, endMs: 1800 },
]
const script: Script = { pageId: 'p1', path: '/en', clip: { src: '/en', startMs: 0, ms: 2000 }, times, text }
const indonesian: Script = { ...script, path: '/id', clip: { src: '/id', startMs: 0, ms: 2000 } }

afterEach(() => vi.restoreAllMocks())

const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

async function open(mode: ReadingMode = 'listen') {
  const output = makeFakeOutput()
  const audio = makeAudio({ speech: () => undefined, effect: () => undefined, music: () => undefined }, () =>
    Promise.resolve(output),
  )
  let run: ((ms: number) => number) | undefined
  const narration = new Narration(audio.voice, (frame) => {
    run = frame
    return () => {
      run = undefined
    }
  })
  narration.setScript(script)
  narration.setMode(mode)
  const sound = () => output.sounds.findLast(({ options }) => options.sprite !== undefined)
  return {
    narration,
    audio,
    output,
    sound,
    /** Moves the sound to `ms` and looks `passed` ms after the last time; returns when it wants to look again, ms. */
    at(ms: number, passed = 16) {
      const playing = sound()
      if (playing?.isPlaying) playing.position = ms / 1000
      return run?.(passed)
    },
  }
}

it('marks the spoken word by the position of the sound and counts the words heard', async () => {
  const { narration, at } = await open()
  narration.read()
  await settled()
  at(150)
  expect(narration.getSnapshot()).toEqual({ state: 'speaking', word: 0 })
  at(300)
  expect(narration.getSnapshot().word).toBe(1)
  at(900)
  expect(narration.getSnapshot().word).toBeUndefined()
  expect(narration.heardWords).toBe(2)
})

it('looks again when a word begins or ends, and not too seldom', async () => {
  const { narration, at } = await open()
  narration.read()
  await settled()
  expect([at(40), at(150), at(550), at(595), at(700), at(1900)]).toEqual([60, 50, 50, 10, 120, 120])
})

it('is silent for its listeners as soon as it is stopped', async () => {
  const { narration, at } = await open()
  narration.read()
  await settled()
  at(150)
  const heard: string[] = []
  narration.subscribe(() => heard.push(narration.getSnapshot().state))
  narration.stop()
  expect(heard).toEqual(['silent'])
  await settled()
  expect(heard).toEqual(['silent'])
})

it('takes over a reading that started before hydration', async () => {
  const { narration, audio, at } = await open()
  const over = vi.fn<(end: string) => void>()
  narration.onOver(over)
  const saying = audio.voice.say(script.clip, { isPatient: true })
  await settled()
  narration.join(saying)
  at(300)
  expect(narration.getSnapshot()).toEqual({ state: 'speaking', word: 1 })
  narration.stop()
  await settled()
  expect(over).toHaveBeenCalledExactlyOnceWith('stopped')
})

it('notifies listeners only when the word changes', async () => {
  const { narration, at } = await open()
  narration.read()
  await settled()
  at(150)
  const listener = vi.fn<() => void>()
  narration.subscribe(listener)
  at(160)
  at(170)
  expect(listener).not.toHaveBeenCalled()
  at(210)
  expect(listener).toHaveBeenCalledTimes(1)
})

it('reads on from a touched word', async () => {
  const { narration, sound } = await open()
  narration.touchWord(3)
  await settled()
  expect(sound()?.position).toBe(1.3)
})

it('speaks only the touched word in read-alone mode, without ending a reading', async () => {
  const { narration, at, output } = await open('alone')
  const over = vi.fn<(end: string) => void>()
  narration.onOver(over)
  narration.touchWord(1)
  await settled()
  at(650)
  await settled()
  expect(output.playing()).toEqual([])
  expect(narration.getSnapshot().state).toBe('silent')
  expect(over).not.toHaveBeenCalled()
})

it('pauses and continues with the Listen button and starts over after the end', async () => {
  const { narration, sound, at } = await open()
  const over = vi.fn<(end: string) => void>()
  narration.onOver(over)
  narration.toggle()
  await settled()
  at(300)
  narration.toggle()
  expect([narration.getSnapshot().state, sound()?.isPlaying]).toEqual(['paused', false])
  narration.toggle()
  at(320)
  expect([narration.getSnapshot().state, sound()?.isPlaying]).toEqual(['speaking', true])
  sound()?.end()
  await settled()
  expect(over).toHaveBeenCalledExactlyOnceWith('ended')
  narration.toggle()
  await settled()
  expect(sound()?.position).toBe(0)
})

it('gives the child a turn after each sentence in read-along mode', async () => {
  const { narration, sound, at, audio } = await open('along')
  narration.read()
  await settled()
  at(400)
  expect(narration.getSnapshot().state).toBe('speaking')
  at(620)
  expect([narration.getSnapshot().state, sound()?.isPlaying]).toEqual(['echo', false])
  audio.voice.hold('page')
  at(620, 5000)
  expect(narration.getSnapshot().state).toBe('echo')
  audio.voice.release('page')
  at(620, 1199)
  expect(narration.getSnapshot().state).toBe('echo')
  at(620, 2)
  at(1250)
  expect([narration.getSnapshot().state, sound()?.isPlaying]).toEqual(['speaking', true])
})

it('continues with the same sentence in the other language, and stays paused if it was', async () => {
  const { narration, sound, at } = await open()
  narration.read()
  await settled()
  at(1350)
  narration.setScript(indonesian)
  await settled()
  expect([sound()?.options.src, sound()?.position]).toEqual([['/id.webm', '/id.mp3'], 1.2])
  narration.toggle()
  narration.setScript(script)
  await settled()
  expect([narration.getSnapshot().state, sound()?.isPlaying]).toEqual(['paused', false])
  narration.toggle()
  expect(sound()?.position).toBe(1.2)
})

it('stays silent in the other language if it was silent', async () => {
  const { narration, output } = await open()
  narration.setScript(indonesian)
  await settled()
  expect(output.sounds).toEqual([])
})

it('ends when another line is spoken or the page is left', async () => {
  const { narration, audio, output } = await open()
  const over = vi.fn<(end: string) => void>()
  narration.onOver(over)
  narration.read()
  await settled()
  audio.voice.say({ src: '/word', startMs: 0, ms: 100 })
  await settled()
  expect(over).toHaveBeenCalledExactlyOnceWith('stopped')
  narration.read()
  await settled()
  narration.setScript({ ...script, pageId: 'p2' })
  await settled()
  expect(output.playing()).toEqual([])
  expect(narration.heardWords).toBe(0)
  narration.read()
  await settled()
  narration.close()
  await settled()
  expect(output.playing()).toEqual([])
})

it('fails at once if there is no sound', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { narration } = await open()
  const over = vi.fn<(end: string) => void>()
  narration.onOver(over)
  narration.setScript({ ...script, clip: undefined })
  narration.read()
  await settled()
  expect(over).toHaveBeenCalledExactlyOnceWith('failed')
  expect(narration.getSnapshot().state).toBe('silent')
})
