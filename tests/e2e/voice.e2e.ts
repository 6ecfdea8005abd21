import { expect, type Page, test } from '@playwright/test'
import type { Language } from '../../src/game/language.ts'
import { CHROMIUM_ARGS, pageBrowserPath } from '../../tools/lib/chromium.ts'
import { aChild, type Child, finishByCalls, signedIn } from './child.ts'
import { shoutFile } from './shoutFile.ts'
import { finger, scene, sceneReady } from './stage.ts'

/** A looped recording: a shout of half a second after 1.2 s of silence. */
const SHOUTS = shoutFile('lumbung-shouts.wav', [
  { seconds: 1.2, loudness: 0 },
  { seconds: 0.5, loudness: 0.5 },
])

test.use({
  permissions: ['microphone'],
  launchOptions: {
    executablePath: pageBrowserPath(),
    args: [
      ...CHROMIUM_ARGS,
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${SHOUTS}`,
    ],
  },
})

type Hearing = 'words' | 'none' | 'denied'

/** Gives the page a fake speech recognizer (`words`), no recognition (`none`), or no microphone permission (`denied`). */
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

/** Signs in a child and opens the goats' page. */
async function atTheGoats(page: Page, hearing: Hearing, language: Language): Promise<Child> {
  await browserWith(page, hearing)
  const child = await aChild(page, { hand: finger, language })
  await signedIn(child)
  await finishByCalls(page, 1)
  await page.goto('/book/2?page=8')
  await sceneReady(page, 'b2-p07')
  // Normal speed, so that messages stay for three seconds.
  await page.evaluate(() => window.__storybook?.speed(1))
  return child
}

/** Retry settings for spoken phrases, ms. */
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
/** Number of open microphone tracks. */
const openTracks = (page: Page) =>
  page.evaluate(
    () =>
      // Set by the fake `getUserMedia` above.
      (window as unknown as { streams: MediaStream[] }).streams
        .flatMap((stream) => stream.getTracks())
        .filter(({ readyState }) => readyState === 'live').length,
  )

/** Makes the fake recognizer report a phrase. The app ignores it while it counts aloud, so tests must repeat it until it has an effect. */
const say = (page: Page, transcript: string) =>
  page.evaluate((transcript) => {
    // Set by the fake recognizer above.
    const { recogniser } = window as unknown as { recogniser: EventTarget }
    recogniser.dispatchEvent(Object.assign(new Event('result'), { results: [[{ transcript }]] }))
  }, transcript)

test('without speech recognition any shout makes the next goat jump, and voice scripts load only on demand', async ({
  page,
}) => {
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
  // The message disappears again, so wait for it before checking the status.
  await expect(page.getByText('🎉 All goats jumped! Great work!')).toBeVisible({ timeout: 60_000 })
  expect((await scene(page))?.status).toBe('completed')
  await expect.poll(() => openTracks(page)).toBe(0)
  expect(faults).toEqual([])
})

for (const { language, first, second, size } of [
  { language: 'en', first: 'two', second: 'tree', size: { width: 1280, height: 800 } },
  { language: 'id', first: 'dua', second: 'tigah', size: { width: 844, height: 390 } },
] as const) {
  test(`numbers are understood in ${language}, and leaving the page releases the microphone`, async ({ page }) => {
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
    // Other words and the shouts of the fake microphone have no effect here.
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

test('without microphone permission the numbers can be pressed, and Reset starts again', async ({ page }) => {
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

/** Controls of the fake microphone below. */
interface Microphone {
  /** Starts the narration. */
  readonly speak: () => void
  readonly isOver: () => boolean
  /** Whether the voice is audible now, at most 20 dB below its loudest part. */
  readonly isSounding: () => boolean
}

/** Replaces the microphone by pink room noise at −55 dBFS plus, once `window.microphone.speak` is called, this narration at `level` dBFS. */
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
  test(`the voice light is on during speech at ${level} dBFS and off in room noise`, async ({ page }) => {
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
      // Set by the fake microphone above.
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
