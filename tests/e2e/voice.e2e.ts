import { expect, type Page, test } from '@playwright/test'
import type { Language } from '../../src/game/language.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/lib/chromium.ts'
import { aChild, type Child, finishByCalls, signedIn } from './child.ts'
import { shoutFile } from './shoutFile.ts'
import { finger, scene, sceneReady } from './stage.ts'

/** A child that shouts for half a second and then breathes, over and over. */
const SHOUTS = shoutFile('lumbung-shouts.wav', [
  { seconds: 1.2, loudness: 0 },
  { seconds: 0.5, loudness: 0.5 },
])

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: chromiumPath(),
    args: [
      ...CHROMIUM_ARGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${SHOUTS}`,
    ],
  },
})

type Hearing = 'words' | 'none' | 'denied'

/** What the page is given by its browser: recognition that a test speaks to, none, or no microphone. */
async function browserWith(page: Page, hearing: Hearing): Promise<void> {
  await page.addInitScript((hearing) => {
    class Recogniser extends EventTarget {
      lang = ''
      start() {
        Object.assign(window, { recogniser: this })
      }
      abort() {
        this.dispatchEvent(new Event('end'))
      }
    }
    const value = hearing === 'none' ? undefined : Recogniser
    for (const name of ['SpeechRecognition', 'webkitSpeechRecognition'])
      Object.defineProperty(window, name, { value, configurable: true })
    const open = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices)
    const streams: MediaStream[] = []
    Object.assign(window, { streams })
    navigator.mediaDevices.getUserMedia = async (wanted) => {
      if (hearing === 'denied') throw new DOMException('Permission denied', 'NotAllowedError')
      const stream = await open(wanted)
      streams.push(stream)
      return stream
    }
  }, hearing)
}

/** A child at the goats' page. */
async function atTheGoats(page: Page, hearing: Hearing, language: Language): Promise<Child> {
  await browserWith(page, hearing)
  const child = await aChild(page, { hand: finger, language })
  await signedIn(child)
  await finishByCalls(page, 1)
  await page.goto('/book/2?page=8')
  await sceneReady(page, 'b2-p07')
  // Messages stand for their three seconds.
  await page.evaluate(() => window.__storybook?.speed(1))
  return child
}

/** How often something is said again, ms. */
const OFTEN = { intervals: [700], timeout: 30_000 }

const ear = (page: Page) => page.locator('.c-voice')
const noVoice = "Your browser doesn't support voice recognition. Try Chrome or Edge."
const done = async (page: Page) => (await scene(page))?.progress.done
const jumped = (page: Page) =>
  page.evaluate(() =>
    window.__storybook
      ?.targets()
      .filter(({ state }) => state === 'done')
      .map(({ id }) => id),
  )
/** Is any microphone still open? */
const openTracks = (page: Page) =>
  page.evaluate(
    () =>
      // Kept by this test's own `getUserMedia`.
      (window as unknown as { streams: MediaStream[] }).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  )

/** The recogniser understands a phrase. While the app counts aloud it hears nothing, so a test says it until something comes of it. */
const say = (page: Page, transcript: string) =>
  page.evaluate((transcript) => {
    // Kept by this test's own recogniser.
    const { recogniser } = window as unknown as { recogniser: EventTarget }
    recogniser.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
  }, transcript)

test('without recognition any shout makes the next goat jump, and nothing of it is loaded before', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const loaded = (name: RegExp) => scripts.some((path) => name.test(path))
  await page.goto('/')
  await expect(page.locator('[data-control="play"]')).toBeVisible()
  expect(loaded(/VoicePlay|meyda/)).toBe(false)

  const { faults } = await atTheGoats(page, 'none', 'en')
  await expect(page.getByRole('button', { name: 'six', exact: true })).toBeVisible()
  expect(loaded(/VoicePlay/)).toBe(true)
  expect([loaded(/meyda/), await done(page)]).toEqual([false, 0])

  await ear(page).tap()
  await expect(page.getByText(noVoice)).toBeVisible()
  await expect(page.getByRole('status').getByText('I am listening.')).toBeAttached()
  expect(loaded(/meyda/)).toBe(true)
  expect(await openTracks(page)).toBe(1)
  await expect.poll(() => jumped(page), { timeout: 30_000 }).toEqual(['goat-1', 'goat-2'])
  // The words go again after a while: they are waited for, not looked for afterwards.
  await expect(page.getByText('🎉 All goats jumped! Great work!')).toBeVisible({ timeout: 60_000 })
  expect((await scene(page))?.status).toBe('completed')
  await expect.poll(() => openTracks(page)).toBe(0)
  expect(faults).toEqual([])
})

for (const { language, first, second, size } of [
  { language: 'en', first: 'two', second: 'tree', size: { width: 1280, height: 800 } },
  { language: 'id', first: 'dua', second: 'tigah', size: { width: 844, height: 390 } },
] as const) {
  test(`numbers are understood in ${language}, and the microphone is let go with the page`, async ({ page }) => {
    await page.setViewportSize(size)
    const { faults } = await atTheGoats(page, 'words', language)
    await expect(page.locator('.voice-numbers')).toHaveCount(0)
    await ear(page).tap()
    await expect(page.locator('.voice-ear.is-listening')).toBeVisible()
    await expect(async () => {
      await say(page, first)
      expect(await jumped(page)).toEqual(['goat-2'])
    }).toPass(OFTEN)
    await expect(async () => {
      await say(page, `${first} ${second}`)
      expect(await jumped(page)).toEqual(['goat-2', 'goat-3'])
    }).toPass(OFTEN)
    // Neither other words nor the shouts of the fake microphone count here.
    const lines = page.locator('.voice-lines')
    let times = 0
    await expect(async () => {
      times += 1
      await say(page, 'banana '.repeat(times))
      await expect(lines).toContainText(/heard '(banana ?)+'missed/, { timeout: 2500 })
    }).toPass(OFTEN)
    expect(await done(page)).toBe(2)

    expect(await openTracks(page)).toBe(1)
    await page.locator('.c-next').tap()
    await sceneReady(page, 'b2-p08')
    expect(await openTracks(page)).toBe(0)
    expect(faults).toEqual([])
  })
}

test('where the microphone is denied the numbers are pressed, and Reset starts again', async ({ page }) => {
  const { use } = await atTheGoats(page, 'denied', 'id')
  await ear(page).tap()
  await expect(page.getByText('Peramban ini tidak mendukung pengenalan suara. Coba Chrome atau Edge.')).toBeVisible()
  await page.getByRole('button', { name: 'satu', exact: true }).tap()
  await expect.poll(() => jumped(page)).toEqual(['goat-1'])
  await use('reset')
  await expect.poll(() => done(page)).toBe(0)
  for (const word of ['satu', 'dua', 'tiga', 'empat', 'lima', 'enam']) {
    await page.getByRole('button', { name: word, exact: true }).tap()
  }
  await expect.poll(async () => (await scene(page))?.status).toBe('completed')
})

/** What the fake microphone below tells of itself. */
interface Microphone {
  /** Begins to speak. */
  readonly speak: () => void
  readonly isOver: () => boolean
  /** Does the voice sound now, no more than 20 dB below its loudest? */
  readonly isSounding: () => boolean
}

/** The microphone hears a room with pink noise of −55 dBFS and, once `window.microphone.speak` is called, this narration at `level` dBFS. */
async function narrationAsMicrophone(page: Page, narration: string, level: number): Promise<void> {
  await page.addInitScript(
    ({ narration, level }) => {
      const rms = (values: Float32Array) => Math.sqrt(values.reduce((sum, one) => sum + one * one, 0) / values.length)
      const atLevel = (values: Float32Array, decibels: number) => {
        const gain = 10 ** (decibels / 20) / rms(values)
        return values.map((value) => value * gain)
      }
      const pinkNoise = (count: number) => {
        let [low, middle, high] = [0, 0, 0]
        return Float32Array.from({ length: count }, () => {
          const white = Math.random() * 2 - 1
          low = 0.99765 * low + white * 0.099046
          middle = 0.963 * middle + white * 0.2965164
          high = 0.57 * high + white * 1.0526913
          return low + middle + high + white * 0.1848
        })
      }
      navigator.mediaDevices.getUserMedia = async () => {
        const context = new AudioContext()
        const sound = await context.decodeAudioData(await (await fetch(narration)).arrayBuffer())
        const { sampleRate } = sound
        const voice = atLevel(sound.getChannelData(0), level)
        const heard = context.createMediaStreamDestination()
        const play = (samples: Float32Array, loop: boolean) => {
          const buffer = context.createBuffer(1, samples.length, sampleRate)
          buffer.getChannelData(0).set(samples)
          const source = new AudioBufferSourceNode(context, { buffer, loop })
          source.connect(heard)
          source.start()
        }
        play(atLevel(pinkNoise(10 * sampleRate), -55), true)
        const width = Math.round(sampleRate / 50)
        const parts = Array.from({ length: Math.floor(voice.length / width) }, (_, index) =>
          rms(voice.subarray(index * width, (index + 1) * width)),
        )
        const loudest = Math.max(...parts)
        let begun = Infinity
        Object.assign(window, {
          microphone: {
            speak() {
              play(voice, false)
              begun = context.currentTime
            },
            isOver: () => context.currentTime > begun + sound.duration,
            isSounding: () => (parts[Math.floor((context.currentTime - begun) * 50)] ?? 0) > loudest / 10,
          },
        })
        return heard.stream
      }
    },
    { narration, level },
  )
}

for (const level of [-30, -24]) {
  test(`the voice light is lit by speech at ${level} dBFS and dark in the noise of a room`, async ({ page }) => {
    await browserWith(page, 'words')
    await narrationAsMicrophone(page, '/audio/books/book1/naration/en/page-01.mp3', level)
    const child = await aChild(page, { hand: finger, language: 'en' })
    await signedIn(child)
    await finishByCalls(page, 1)
    await page.goto('/book/2?page=8')
    await sceneReady(page, 'b2-p07')
    await ear(page).tap()
    await expect(page.locator('.voice-ear.is-listening')).toBeVisible()
    const seen = await page.evaluate(async () => {
      // Put there by this test's own microphone.
      const { microphone } = window as unknown as { microphone: Microphone }
      const counts = { litRoom: 0, voice: 0, litVoice: 0 }
      const isLit = () => document.querySelector('.voice-ear.is-sounding') !== null
      for (let frame = 0; frame < 100; frame += 1) {
        await new Promise(requestAnimationFrame)
        if (isLit()) counts.litRoom += 1
      }
      microphone.speak()
      while (!microphone.isOver()) {
        await new Promise(requestAnimationFrame)
        if (!microphone.isSounding()) continue
        counts.voice += 1
        if (isLit()) counts.litVoice += 1
      }
      return counts
    })
    expect(seen.litRoom).toBe(0)
    expect(seen.voice).toBeGreaterThan(20)
    expect(seen.litVoice / seen.voice).toBeGreaterThanOrEqual(0.5)
  })
}
