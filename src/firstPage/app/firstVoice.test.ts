import { beforeEach, expect, it, vi } from 'vitest'
import { makeFakeOutput } from '../../game/audio/fakeOutput.ts'
import { makeAudio } from '../../game/audio/index.ts'

const CLIP = { src: '/audio/books/book1/naration/en/page-02', startMs: 0, ms: 900 }
const PAGE = { pageId: 'b1-p02', language: 'en' } as const

/** The module has one reading for good, as a tab has: each test gets its own. */
async function open(isOpen = true) {
  vi.resetModules()
  const first = await import('./firstVoice.ts')
  const output = makeFakeOutput({ isOpen })
  const audio = makeAudio({ speech: () => undefined, effect: () => undefined, music: () => undefined }, () =>
    Promise.resolve(output),
  )
  return { ...first, output, audio }
}
const settled = () => new Promise((resolve) => setTimeout(resolve))

beforeEach(() => vi.restoreAllMocks())

it('reads the page, and the reader of that page goes on with it', async () => {
  const { beginFirstVoice, takeFirstVoice, audio, output } = await open()
  beginFirstVoice(audio, CLIP, PAGE)
  await settled()
  expect(output.playing()).toEqual([`${CLIP.src}.webm`])
  const saying = takeFirstVoice('b1-p02', 'en')
  expect(saying?.state).toBe('speaking')
  expect(takeFirstVoice('b1-p02', 'en')).toBeUndefined()
})

it('waits for the first touch where the browser keeps sound back', async () => {
  const { beginFirstVoice, takeFirstVoice, audio, output } = await open(false)
  beginFirstVoice(audio, CLIP, PAGE)
  await settled()
  expect(takeFirstVoice('b1-p02', 'en')?.state).toBe('blocked')
  output.setOpen(true)
  expect(output.playing()).toHaveLength(1)
})

it.each([
  ['another page', 'b1-p03', 'en'],
  ['the other language', 'b1-p02', 'id'],
] as const)('ends where the reader has %s', async (_what, pageId, language) => {
  const { beginFirstVoice, takeFirstVoice, audio, output } = await open()
  beginFirstVoice(audio, CLIP, PAGE)
  await settled()
  expect(takeFirstVoice(pageId, language)).toBeUndefined()
  expect(output.playing()).toEqual([])
})

it.each(['the child plays', 'the reader has come'])('does not begin when %s', async (what) => {
  const { beginFirstVoice, takeFirstVoice, stopFirstVoice, audio, output } = await open()
  if (what === 'the child plays') stopFirstVoice()
  else takeFirstVoice('b1-p02', 'en')
  beginFirstVoice(audio, CLIP, PAGE)
  await settled()
  expect(output.sounds).toEqual([])
})
