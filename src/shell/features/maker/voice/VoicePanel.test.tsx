import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { emptyPage, newDraft } from '../draft/edits.ts'
import type { CutTake, MakerMedia } from '../draft/index.ts'
import type { Draft, Take } from '../draft/schema.ts'
import { SoundError } from './codec/sounds.ts'
import type { Finished } from './finish.ts'
import type { PlayedPart } from './player.ts'
import { MicrophoneError, type Recorded, type RecordingListener } from './recorder.ts'
import { SpeakError } from './speak.ts'
import { Tools, type VoiceTools } from './tools.ts'
import { VoicePanel } from './VoicePanel.tsx'

// jsdom does not scroll.
Element.prototype.scrollIntoView = () => undefined

const ENVELOPE = Array.from({ length: 400 }, (_, at) => (at % 100 > 20 && at % 100 < 80 ? -20 : -70))
const FINISHED: Finished = {
  sound: new Blob(['new'], { type: 'audio/ogg' }),
  take: { type: 'audio/ogg', fileMs: 2000, startMs: 0, ms: 2000, loudness: -24, noise: -70, raised: 8 },
  envelope: ENVELOPE,
}
const OLD: Take = { media: 'old', ...FINISHED.take, text: 'Dua bebek.', by: 'recorded', words: [] }

/** A recorder, a player and a device in the place of the real ones. */
function bench(tools: Partial<VoiceTools> = {}) {
  const stored = new Map<string, Blob>([['old', new Blob(['old'])]])
  const pieces: Blob[] = []
  const room = { isFull: false }
  const full = () => Object.assign(new Error('no space'), { name: 'StorageFullError' })
  const put = async (sound: Blob) => {
    if (room.isFull) throw full()
    const name = `m${stored.size}`
    stored.set(name, sound)
    return name
  }
  const media: MakerMedia = {
    put,
    get: async (name) => stored.get(name),
    record: async () => ({
      append: async (piece) => {
        if (room.isFull) throw full()
        pieces.push(piece)
      },
      finish: (whole = new Blob(pieces)) => put(whole),
      discard: async () => void pieces.splice(0),
    }),
    forgetCut: vi.fn<(name: string) => Promise<void>>().mockResolvedValue(undefined),
    holder: () => undefined,
  }
  const recorder: { listener?: RecordingListener; end: (end: Recorded['end']) => void } = { end: () => undefined }
  const sound = { position: 0, parts: [] as PlayedPart[] }
  const fakes: VoiceTools = {
    recordingFault: () => undefined,
    startRecording: async (listener) => {
      recorder.listener = listener
      listener.onBegin()
      const done = new Promise<Recorded>((resolve) => {
        recorder.end = (end) => resolve({ sound: new Blob(['raw']), end })
      })
      return { type: 'audio/webm', stop: () => recorder.end('pressed'), done }
    },
    finishedRecording: async () => FINISHED,
    finishedFile: async () => FINISHED,
    takeEnvelope: async () => [...ENVELOPE],
    play: (_sound, part) => {
      sound.parts.push(part)
      return { position: () => sound.position, stop: () => undefined, ended: new Promise(() => undefined) }
    },
    respoken: async () => ({ finished: FINISHED, words: [] }),
    speak: async () => {
      throw new SpeakError('noVoice')
    },
    ...tools,
  }
  return { media, stored, pieces, room, recorder, sound, fakes }
}

function draftOf(key: string, voice: { readonly id?: Take } = {}): Draft {
  const draft = newDraft({ key, languages: ['id'], level: 'A', title: {}, author: '' })
  const page = { ...emptyPage('p01'), words: { id: 'Dua bebek.' }, voice }
  return { ...draft, pages: [draft.pages[0], page, { ...emptyPage('p02'), words: { id: 'Tiga.' } }] }
}

function open(at: ReturnType<typeof bench>, draft: Draft, cut: readonly CutTake[] = []) {
  const now = { draft, index: 1, steps: [] as string[] }
  function Editor() {
    const [shown, setShown] = useState(now.draft)
    const [index, setIndex] = useState(1)
    now.draft = shown
    now.index = index
    const page = shown.pages[index]
    if (!page) return null
    return (
      <Tools value={at.fakes}>
        <VoicePanel
          key={page.id}
          {...{ draft: shown, page, index, media: at.media, language: 'en', openPage: setIndex, cut }}
          edit={(name, change) => {
            now.steps.push(name.en)
            setShown(change)
          }}
        />
      </Tools>
    )
  }
  render(<Editor />)
  return { now, touch: userEvent.setup() }
}

const button = (name: string | RegExp) => screen.findByRole('button', { name })

/** Taps the words of the page, each 600 ms after the one before. */
async function tapWords(at: ReturnType<typeof bench>, count: number) {
  const before = at.sound.parts.length
  await waitFor(() => expect(at.sound.parts.length).toBeGreaterThan(before - 1))
  await waitFor(() => expect(at.sound.parts.at(-1)?.rate).toBe(0.75))
  for (let word = 0; word < count; word += 1) {
    at.sound.position = 200 + word * 500
    fireEvent.keyDown(window, { key: ' ' })
  }
}

it('records, has each word tapped, and goes on to the next page that has no voice', async () => {
  const at = bench()
  const { now, touch } = open(at, draftOf('class.row'))
  await touch.click(await button('Record the 2 that are missing'))
  await touch.click(await button('Record Indonesian'))
  await button('Stop recording')
  act(() => at.recorder.listener?.onPiece(new Blob(['1']), 1000))
  await waitFor(() => expect(at.pieces).toHaveLength(1))
  fireEvent.keyDown(window, { key: 'r' })
  await screen.findByRole('button', { name: 'bebek' })
  await tapWords(at, 2)
  // The finger that tapped the last word is not lifted over something new.
  expect(screen.getByRole('button', { name: 'bebek' })).toBeVisible()
  await waitFor(() => expect(now.index).toBe(2))
  const take = now.draft.pages[1]?.voice.id
  expect(take).toMatchObject({ by: 'recorded', text: 'Dua bebek.', ms: 2000 })
  expect(take?.words.map(({ word, start }) => [word, start])).toEqual([
    ['Dua', 100],
    ['bebek.', 600],
  ])
  expect(await at.stored.get(take?.media ?? '')?.text()).toBe('new')
  expect(now.steps).toEqual(['record Indonesian, page 1', 'mark the words of Indonesian, page 1'])
  // It waits there for one press.
  expect(await button('Record Indonesian')).toBeEnabled()
  await touch.click(await button('Back'))
})

it('keeps the old recording until the new one has been heard and chosen', async () => {
  const at = bench()
  const { now, touch } = open(at, draftOf('class.old', { id: OLD }))
  await touch.click(await button('Record again'))
  await touch.click(await button('Stop recording'))
  await touch.click(await button('Listen'))
  expect(now.draft.pages[1]?.voice.id?.media).toBe('old')
  await touch.click(await button('Keep the old one'))
  expect([now.draft.pages[1]?.voice.id, now.steps, at.pieces]).toEqual([OLD, [], []])
  await touch.click(await button('Record again'))
  act(() => at.recorder.end('silence'))
  await touch.click(await button('Use this one'))
  await waitFor(() => expect(now.draft.pages[1]?.voice.id?.media).not.toBe('old'))
})

it('loses nothing where the device is full: it says so, and stores it when there is space', async () => {
  const at = bench()
  const { now, touch } = open(at, draftOf('class.full'))
  await touch.click(await button('Record Indonesian'))
  at.room.isFull = true
  act(() => at.recorder.listener?.onPiece(new Blob(['1']), 1000))
  expect(await screen.findByRole('alert')).toHaveTextContent('This device is full')
  await touch.click(await button('Stop recording'))
  await touch.click(await button('Use this one'))
  expect(await button('Save it as a file')).toBeEnabled()
  expect(now.draft.pages[1]?.voice.id).toBeUndefined()
  at.room.isFull = false
  await touch.click(await button('Use this one'))
  await waitFor(() => expect(now.draft.pages[1]?.voice.id).toBeDefined())
})

it('says that the microphone was gone, and that a recording became too long; both are heard before they are used', async () => {
  for (const [end, text] of [
    ['unplugged', 'The microphone was gone'],
    ['long', 'stopped by itself at 3 minutes'],
  ] as const) {
    const at = bench()
    const { now, touch } = open(at, draftOf(`class.${end}`))
    await touch.click(await button('Record Indonesian'))
    await button('Stop recording')
    act(() => at.recorder.end(end))
    expect(await screen.findByText(new RegExp(text))).toBeVisible()
    expect(now.draft.pages[1]?.voice.id).toBeUndefined()
    document.body.replaceChildren()
  }
})

it.each([
  ['refused', 'The microphone is not allowed here.'],
  ['insecure', 'This address cannot record.'],
  ['none', 'There is no microphone.'],
] as const)('says why there is no microphone (%s), and takes a sound file', async (fault, text) => {
  const at = bench({ startRecording: () => Promise.reject(new MicrophoneError(fault)) })
  const { now, touch } = open(at, draftOf(`class.${fault}`))
  await touch.click(await button('Record Indonesian'))
  expect(await screen.findByRole('alert')).toHaveTextContent(text)
  await touch.upload(
    screen.getByLabelText('Use a sound file', { selector: 'input' }),
    new File(['x'], 'a.m4a', { type: 'audio/mp4' }),
  )
  await waitFor(() => expect(now.draft.pages[1]?.voice.id?.by).toBe('file'))
})

it('says what is wrong with a file, and changes nothing', async () => {
  const at = bench({ finishedFile: () => Promise.reject(new SoundError('long', 1_200_000)) })
  const { now, touch } = open(at, draftOf('class.file'))
  await touch.upload(
    screen.getByLabelText('Use a sound file', { selector: 'input' }),
    new File(['x'], 'a.mp3', { type: 'audio/mpeg' }),
  )
  expect(await screen.findByRole('alert')).toHaveTextContent('longer than 3 minutes')
  expect(now.steps).toEqual([])
})

it('offers what was being recorded when the app closed', async () => {
  const at = bench()
  at.stored.set('cut', new Blob(['half']))
  const cut = { pageId: 'p01', language: 'id', line: '', name: 'cut', type: 'audio/webm', ms: 6200, at: 0 } as const
  const { now, touch } = open(at, draftOf('class.cut'), [cut])
  expect(await screen.findByText(/A recording was cut off \(Indonesian, page 1\). 6 seconds/)).toBeVisible()
  await touch.click(await button('Listen to it'))
  await touch.click(await button('Use this one'))
  await waitFor(() => expect(now.draft.pages[1]?.voice.id).toBeDefined())
  expect(at.media.forgetCut).toHaveBeenCalledWith('cut')
})

it('has the app read, or says in a sentence why it does not', async () => {
  const words = [{ word: 'Dua', start: 0, end: 400, unsure: false }]
  const speak = vi
    .fn<VoiceTools['speak']>()
    .mockRejectedValueOnce(new SpeakError('noVoice'))
    .mockResolvedValue({ finished: FINISHED, words, guessed: ['bebek'] })
  const { now, touch } = open(bench({ speak }), draftOf('class.app'))
  await touch.click(await button('The app reads'))
  await touch.click(await button('Read it'))
  expect(await screen.findByRole('alert')).toHaveTextContent('No voice is installed at this school.')
  await touch.click(await button('Read it'))
  expect(await screen.findByText(/Not in the dictionary: bebek/)).toBeVisible()
  await touch.click(await button('Use this voice'))
  await waitFor(() => expect(now.draft.pages[1]?.voice.id).toMatchObject({ by: 'service', words }))
})
