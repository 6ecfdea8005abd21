import { afterEach, expect, it, vi } from 'vitest'
import { gameSpeed } from '../runtime/speed.ts'
import type { Clip, SoundSources } from './clip.ts'
import { FAKE_S, makeFakeOutput } from './fakeOutput.ts'
import { type Audio, makeAudio } from './index.ts'

const sun: Clip = { src: '/audio/sprites/words-en', startMs: 2000, ms: 500 }
const page: Clip = { src: '/audio/books/book1/naration/en/page-01', startMs: 0, ms: 8000 }
const sources: SoundSources = {
  speech: () => undefined,
  effect: (name) =>
    name === 'none' ? undefined : { src: '/audio/sprites/effects', startMs: name === 'success' ? 100 : 900, ms: 300 },
  music: (name) => (name === 'none' ? undefined : { src: `/audio/music/${name}`, startMs: 500, ms: 51_200 }),
}

afterEach(() => {
  gameSpeed.set(1)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function open(options?: Parameters<typeof makeFakeOutput>[0]) {
  const output = makeFakeOutput(options)
  const audio = makeAudio(sources, () => Promise.resolve(output))
  const clips = () => output.sounds.filter(({ options }) => options.sprite !== undefined)
  return { output, audio, clips, last: () => clips().at(-1) }
}

/** Resolves after all pending promise callbacks have run. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function say(audio: Audio, clip: Clip, options = {}) {
  const saying = audio.voice.say(clip, options)
  await settled()
  return saying
}

it('speaks a part of a file and reports when it has ended', async () => {
  const { audio, last } = open()
  const saying = await say(audio, sun)
  expect(last()?.options.sprite).toEqual({ part: [2000, 500, false] })
  expect(saying.state).toBe('speaking')
  last()?.end()
  expect(await saying.ended).toBe('ended')
  expect(last()?.isUnloaded).toBe(true)
})

it('never speaks two lines at once: the next line ends the previous one', async () => {
  const { audio, output } = open()
  const first = await say(audio, page)
  const second = await say(audio, sun)
  expect(await first.ended).toBe('stopped')
  expect(output.playing()).toEqual(['/audio/sprites/words-en.webm'])
  expect(second.state).toBe('speaking')
})

it('stays silent if its file arrives after the line was stopped', async () => {
  const { audio, output } = open({ isSlow: true })
  const first = await say(audio, page)
  audio.voice.stop()
  for (const sound of output.sounds) sound.load()
  await settled()
  expect(await first.ended).toBe('stopped')
  expect(output.playing()).toEqual([])
})

it('reports its position from the sound, seeks, and remembers its position while paused', async () => {
  const { audio, last } = open()
  const saying = await say(audio, sun, { fromMs: 100 })
  expect(saying.position()).toBe(100)
  saying.seek(300)
  expect(last()?.position).toBe(2.3)
  audio.voice.hold('page')
  expect([saying.state, last()?.isPlaying]).toEqual(['paused', false])
  expect(saying.position()).toBeCloseTo(300)
  audio.voice.release('page')
  expect([saying.state, last()?.isPlaying]).toEqual(['speaking', true])
})

it('stays paused until no reason to pause is left', async () => {
  const { audio, last } = open()
  audio.voice.hold('hidden')
  const saying = await say(audio, sun)
  audio.voice.hold('page')
  audio.voice.release('hidden')
  expect([saying.state, last()?.isPlaying]).toEqual(['paused', false])
  audio.voice.release('page')
  expect(saying.state).toBe('speaking')
})

it('ends when seeking to its end', async () => {
  const { audio } = open()
  const saying = await say(audio, sun)
  saying.seek(500)
  expect(await saying.ended).toBe('ended')
})

it('fails with a warning if the sound is missing or broken, so that the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { audio, output } = open({ isSlow: true })
  expect(await audio.voice.say(undefined, {}, '/audio/none.mp3').ended).toBe('failed')
  const saying = await say(audio, page)
  output.sounds[0]?.breakDown('404')
  expect(await saying.ended).toBe('failed')
  expect(warn).toHaveBeenCalledTimes(2)
})

it('retries a file that could not be loaded', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const { audio, output } = open({ isSlow: true })
  await say(audio, page)
  output.sounds[0]?.breakDown('offline')
  await settled()
  const again = await say(audio, page)
  output.sounds.at(-1)?.load()
  await settled()
  output.sounds.at(-1)?.load()
  await settled()
  expect(again.state).toBe('speaking')
})

it('caches a minute of decoded sound and drops the least recently used', async () => {
  const { audio, output } = open()
  const clip = (number: number) => ({ ...page, src: `/page-${number}` })
  const dropped = () => output.sounds.flatMap(({ isUnloaded, options }) => (isUnloaded ? options.src[0] : []))
  const fits = Math.floor(60 / FAKE_S)
  for (let number = 1; number <= fits; number += 1) await audio.prepare([clip(number)])
  await audio.prepare([clip(1)])
  expect(dropped()).toEqual([])
  await audio.prepare([clip(fits + 1)])
  expect(dropped()).toEqual(['/page-2.webm'])
})

it('drops no file that is still coming', async () => {
  const { audio, output } = open({ isSlow: true })
  const clip = (number: number) => ({ ...page, src: `/page-${number}` })
  const all = audio.prepare(Array.from({ length: 10 }, (_, number) => clip(number)))
  await settled()
  output.sounds.at(-1)?.load()
  await settled()
  expect(output.sounds.filter(({ isUnloaded }) => isUnloaded)).toEqual([])
  for (const sound of output.sounds) sound.load()
  await all
  expect(output.sounds.filter(({ isUnloaded }) => isUnloaded)).toHaveLength(3)
})

it('starts with the first touch if sound is blocked and the line is patient', async () => {
  const { audio, output, last } = open({ isOpen: false })
  const saying = await say(audio, page, { isPatient: true })
  expect(saying.state).toBe('blocked')
  expect(audio.voice.isSpeaking).toBe(false)
  output.setOpen(true)
  expect([saying.state, last()?.plays]).toEqual(['speaking', 1])
})

it('fails a blocked prompt after its length, so that no game waits longer', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  gameSpeed.set(50)
  const { audio } = open({ isOpen: false })
  expect(await (await say(audio, sun)).ended).toBe('failed')
})

it('pauses while a call uses the speaker and continues afterwards', async () => {
  const { audio, output, last } = open()
  const saying = await say(audio, page)
  output.setOpen(false)
  expect([saying.state, last()?.isPlaying]).toEqual(['paused', false])
  output.setOpen(true)
  expect([saying.state, last()?.isPlaying]).toEqual(['speaking', true])
})

it('plays at the speed of the scene', async () => {
  const { audio, last } = open()
  gameSpeed.set(8)
  await say(audio, page)
  expect(last()?.rate).toBe(8)
  gameSpeed.set(2)
  expect(last()?.rate).toBe(2)
})

it('restarts an effect at each press and plays bubbles at volume 0.7', async () => {
  const { audio, last } = open()
  audio.effects.play('bubble-pop')
  await settled()
  audio.effects.play('bubble-pop')
  await settled()
  expect([last()?.plays, last()?.volume]).toEqual([2, 0.7])
  audio.effects.play('success', 0.8)
  await settled()
  expect(last()?.volume).toBe(0.8)
})

it('plays an effect that is loaded and does not fetch one that is not', async () => {
  const { audio, output } = open()
  audio.effects.playIfHere('success')
  await settled()
  expect(output.sounds).toEqual([])
  await audio.effects.prepare(['success'])
  audio.effects.playIfHere('success')
  await settled()
  expect(output.playing()).toHaveLength(1)
})

it('drops effects before the first touch and only warns of missing ones', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { audio, output } = open({ isOpen: false })
  audio.effects.play('success')
  audio.effects.play('none')
  await settled()
  output.setOpen(true)
  expect(output.playing()).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
})

it('loops music at volume 0.5 and pauses it during speech', async () => {
  const { audio, output, last } = open()
  audio.music.want('siang')
  await settled()
  const music = last()
  expect(music?.options.sprite).toEqual({ part: [500, 51_200, true] })
  expect([music?.isPlaying, music?.volume]).toEqual([true, 0.5])
  const saying = await say(audio, sun)
  expect(output.playing()).toEqual(['/audio/sprites/words-en.webm'])
  saying.stop()
  expect(output.playing()).toEqual(['/audio/music/siang.webm'])
  audio.music.setHidden(true)
  expect(output.playing()).toEqual([])
  audio.music.want(undefined)
  expect(music?.isUnloaded).toBe(true)
})
