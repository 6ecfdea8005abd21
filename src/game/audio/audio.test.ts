import { afterEach, expect, it, vi } from 'vitest'
import { gameSpeed } from '../runtime/speed.ts'
import type { Clip, SoundSources } from './clip.ts'
import { makeFakeOutput } from './fakeOutput.ts'
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

/** All promises that could go on have gone on. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

async function say(audio: Audio, clip: Clip, options = {}) {
  const saying = audio.voice.say(clip, options)
  await settled()
  return saying
}

it('says a part of a file, and tells when it has ended', async () => {
  const { audio, last } = open()
  const saying = await say(audio, sun)
  expect(last()?.options.sprite).toEqual({ part: [2000, 500, false] })
  expect(saying.state).toBe('speaking')
  last()?.end()
  expect(await saying.ended).toBe('ended')
  expect(last()?.isUnloaded).toBe(true)
})

it('never speaks with two voices: the next line ends the one before', async () => {
  const { audio, output } = open()
  const first = await say(audio, page)
  const second = await say(audio, sun)
  expect(await first.ended).toBe('stopped')
  expect(output.playing()).toEqual(['/audio/sprites/words-en.webm'])
  expect(second.state).toBe('speaking')
})

it('does not speak when its file comes after another line was asked for', async () => {
  const { audio, output } = open({ isSlow: true })
  const first = await say(audio, page)
  audio.voice.stop()
  for (const sound of output.sounds) sound.load()
  await settled()
  expect(await first.ended).toBe('stopped')
  expect(output.playing()).toEqual([])
})

it('tells its place by the sound, goes elsewhere, and holds its place while paused', async () => {
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

it('waits until no reason to be silent is left', async () => {
  const { audio, last } = open()
  audio.voice.hold('hidden')
  const saying = await say(audio, sun)
  audio.voice.hold('page')
  audio.voice.release('hidden')
  expect([saying.state, last()?.isPlaying]).toEqual(['paused', false])
  audio.voice.release('page')
  expect(saying.state).toBe('speaking')
})

it('ends when it is moved past its end', async () => {
  const { audio } = open()
  const saying = await say(audio, sun)
  saying.seek(500)
  expect(await saying.ended).toBe('ended')
})

it('fails with a warning where the sound is missing or broken, so that the page goes on', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { audio, output } = open({ isSlow: true })
  expect(await audio.voice.say(undefined, {}, '/audio/none.mp3').ended).toBe('failed')
  const saying = await say(audio, page)
  output.sounds[0]?.breakDown('404')
  expect(await saying.ended).toBe('failed')
  expect(warn).toHaveBeenCalledTimes(2)
})

it('asks for a file again that could not be loaded', async () => {
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

it('keeps the files of three pages decoded and lets go of what was not used for longest', async () => {
  const { audio, output } = open()
  const clip = (number: number) => ({ ...page, src: `/page-${number}` })
  for (let number = 1; number <= 10; number += 1) await audio.prepare([clip(number)])
  await audio.prepare([clip(1)])
  await audio.prepare([clip(11)])
  expect(output.sounds.flatMap(({ isUnloaded, options }) => (isUnloaded ? options.src : []))).toEqual([
    '/page-2.webm',
    '/page-2.mp3',
  ])
})

it('begins with the first touch where sound is blocked, if it may wait', async () => {
  const { audio, output, last } = open({ isOpen: false })
  const saying = await say(audio, page, { isPatient: true })
  expect(saying.state).toBe('blocked')
  expect(audio.voice.isSpeaking).toBe(false)
  output.setOpen(true)
  expect([saying.state, last()?.plays]).toEqual(['speaking', 1])
})

it('lets no game wait for a blocked prompt longer than the prompt', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  gameSpeed.set(50)
  const { audio } = open({ isOpen: false })
  expect(await (await say(audio, sun)).ended).toBe('failed')
})

it('stands while a call takes the speaker, and goes on after it', async () => {
  const { audio, output, last } = open()
  const saying = await say(audio, page)
  output.setOpen(false)
  expect([saying.state, last()?.isPlaying]).toEqual(['paused', false])
  output.setOpen(true)
  expect([saying.state, last()?.isPlaying]).toEqual(['speaking', true])
})

it('runs as fast as the scene', async () => {
  const { audio, last } = open()
  gameSpeed.set(8)
  await say(audio, page)
  expect(last()?.rate).toBe(8)
  gameSpeed.set(2)
  expect(last()?.rate).toBe(2)
})

it('starts an effect again at each press, bubbles at 0.7', async () => {
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

it('plays an effect where it is ready, and fetches none for that', async () => {
  const { audio, output } = open()
  audio.effects.playIfHere('success')
  await settled()
  expect(output.sounds).toEqual([])
  await audio.effects.prepare(['success'])
  audio.effects.playIfHere('success')
  await settled()
  expect(output.playing()).toHaveLength(1)
})

it('keeps effects back before the first touch, and only warns of missing ones', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const { audio, output } = open({ isOpen: false })
  audio.effects.play('success')
  audio.effects.play('none')
  await settled()
  output.setOpen(true)
  expect(output.playing()).toEqual([])
  expect(warn).toHaveBeenCalledTimes(1)
})

it('loops music at 0.5, and never under the voice', async () => {
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
