import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import type { ToGame } from '../../../game/bridge.ts'
import type { Language } from '../../../game/language.ts'
import type { PageSnapshot } from '../../../game/runtime/pageHandle.ts'
import type { RuleTarget } from '../../../game/targets.ts'
import type { KindModule } from '../../../game/kind.ts'
import { kinds } from '../../../scenes/table.ts'
import { forgetSounds } from '../../testing/fakeSounds.ts'
import { forgetMicrophone, microphone } from './fakeMicrophone.ts'
import { VoicePlay } from './VoicePlay.tsx'

/** Replaces the browser's recogniser; a test speaks with `say`. */
export class FakeRecogniser extends EventTarget {
  static all: FakeRecogniser[] = []
  static startError: Error | undefined
  lang = ''
  isOn = false
  starts = 0
  constructor() {
    super()
    FakeRecogniser.all.push(this)
  }
  start() {
    if (FakeRecogniser.startError) throw FakeRecogniser.startError
    this.isOn = true
    this.starts += 1
  }
  abort() {
    if (!this.isOn) return
    this.isOn = false
    this.dispatchEvent(new Event('end'))
  }
  emit(type: string, facts: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), facts))
  }
  say(transcript: string) {
    this.emit('result', { results: [[{ transcript }]] })
  }
}
/** The recogniser that was opened last. */
export const recogniser = (): FakeRecogniser => {
  const last = FakeRecogniser.all.at(-1)
  if (!last) throw new Error('nothing listens')
  return last
}

/** Sets up a browser with recognition and a microphone, and an app that does not speak. */
export function freshBrowser(): void {
  forgetSounds()
  forgetMicrophone()
  // The fake audio desk has no click sound, so every press would log a warning.
  vi.spyOn(console, 'warn').mockReturnValue()
  FakeRecogniser.all = []
  FakeRecogniser.startError = undefined
  vi.stubGlobal('webkitSpeechRecognition', FakeRecogniser)
  Object.defineProperty(navigator, 'mediaDevices', { value: {}, configurable: true })
}

/** A kind that is played by voice. */
const CALLED = kinds.find((kind: KindModule) => kind.input?.includes('voice'))?.type ?? ''

const goat = (order: number, jumped: number): RuleTarget => ({
  id: `goat-${order}`,
  kind: 'option',
  state: order <= jumped ? 'done' : 'idle',
  order,
  box: { x: 0, y: 0, width: 10, height: 10 },
})
const snapshotOf = (jumped: number): PageSnapshot => ({
  report: {
    kind: 'page',
    type: CALLED,
    bookId: 2,
    pageId: 'b2-p07',
    status: jumped === 6 ? 'completed' : 'ready',
    progress: { done: jumped, total: 6 },
    language: 'en',
  },
  targets: [1, 2, 3, 4, 5, 6].map((order) => goat(order, jumped)),
  counters: undefined,
  question: undefined,
})

interface Shown {
  readonly jumped?: number
  readonly isPaused?: boolean
  readonly language?: Language
}

/** Renders the panel for a page of six goats; `show` rerenders it with other props. */
export function openPanel(first: Shown = {}) {
  const send = vi.fn<(message: ToGame) => void>()
  const onLost = vi.fn<() => void>()
  const onBegin = vi.fn<() => void>()
  const panel = ({ jumped = 0, isPaused = false, language = 'en' }: Shown) => (
    <VoicePlay {...{ language, isPaused, send, onBegin, onLost }} snapshot={snapshotOf(jumped)} />
  )
  const { rerender, unmount } = render(panel(first))
  const user = userEvent.setup()
  const ear = () => screen.getByRole('button', { name: /Speak|Stop listening|Bicara|Berhenti/ })
  const status = () => screen.getByRole('status').textContent
  /** Presses the ear and waits until it listens. */
  async function listen() {
    await user.click(ear())
    await vi.waitFor(() => expect(status()).toMatch(/I am listening|Aku mendengarkan/))
  }
  return { send, onLost, onBegin, user, ear, status, listen, unmount, show: (next: Shown) => rerender(panel(next)) }
}
/** The number buttons. */
export const numbers = () => screen.queryAllByRole('button').filter(({ textContent }) => /^[1-6]$/.test(textContent))
/** The message that the scene receives for a phrase. */
export const heard = (phrase: string): ToGame => ({ type: 'heard', phrase })

/** Delivers frames that are loud for long enough to be a shout. */
export async function shout() {
  await act(async () => {
    const now = vi.spyOn(performance, 'now')
    const start = performance.now() + 5000
    for (let ms = 0; ms <= 400; ms += 20) {
      now.mockReturnValue(start + ms)
      microphone.emit({ amplitude: ms < 200 ? 0 : 20, bytes: 0 })
    }
    now.mockRestore()
  })
}
