import 'fake-indexeddb/auto'
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { loadBookQuestions } from '../../../../content/ladder/load.ts'
import { STORY_KIND } from '../../../../content/ladder/story/config.ts'
import { loadQuestionSpeech } from '../../../../content/speech.ts'
import { notePlaySettings } from '../../../lib/account/playSettings.ts'
import { type EventSink, learningEvents } from '../../../lib/service/learningEvents.ts'
import { endSpeech, sounds, speaking } from '../../../testing/fakeSounds.ts'
import { pass, useTestClock } from '../../../testing/shellTest.ts'
import { openedPage, stage } from '../stage/fakeStage.ts'
import { button, next, openReader, setUpReader } from '../testReader.tsx'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeSounds.ts'))
vi.mock('../../../lib/loading/stageRuntime.ts', () => import('../stage/fakeStage.ts'))
useTestClock()
setUpReader()
beforeAll(() => Promise.all([import('./StoryAsks.tsx'), loadBookQuestions(1), loadQuestionSpeech(1)]), 60_000)
beforeEach(() => localStorage.clear())

/** The pause before a question, and a little more, ms. */
const BREATH = 1700
/** How many steps a narration is heard in, a quarter of a second each. */
const STEPS = 80

const question = (text: string) => screen.findByRole('figure', { name: text })
const asked = () => stage.pages.filter(({ options }) => options.kind.type === STORY_KIND)

/** Waits until the page is open, and the code of the questions is there: it comes once the device is idle. */
async function opened() {
  await waitFor(() => openedPage())
  await pass(1600)
  await act(() => vi.dynamicImportSettled())
}

/** Hears the narration of the open page, word by word, to its end. */
async function hearPage() {
  await waitFor(() => expect(speaking() ?? '').toContain('naration'))
  const sound = sounds.output.sounds.findLast(({ isPlaying }) => isPlaying)
  if (!sound) throw new Error('nothing is heard')
  const start = sound.position
  for (let step = 0; step < STEPS && speaking()?.includes('naration') === true; step += 1) {
    sound.position = start + step / 4
    // oxlint-disable-next-line no-await-in-loop -- Time passes in order.
    await pass(50)
  }
  if (speaking()?.includes('naration') === true) act(endSpeech)
}

/** Hears the page and its instruction, and plays it. */
async function readAndPlay() {
  await hearPage()
  await act(() => vi.dynamicImportSettled())
  await pass(500)
  // A page that is only looked at has no instruction.
  if (speaking()?.includes('lines') === true) act(endSpeech)
  act(() => openedPage().solve())
  await pass(BREATH)
}

function recorded() {
  const events: Parameters<EventSink>[0][] = []
  learningEvents.connect((event) => events.push(event))
  return events
}

describe('after the page’s text and play', () => {
  it('asks over the picture of the page, says the sentence again after a miss, and goes on', async () => {
    const events = recorded()
    openReader('/book/1?page=4')
    await readAndPlay()
    expect(await question('What does Kiko love to pop?')).toBeVisible()
    expect(await next()).toBeEnabled()
    await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p03', pictureId: 'b1-p03' }))
    const page = openedPage()
    act(() => page.settle())
    act(() => page.channel.toGame.send({ type: 'move', targetId: 'option:answer-2' }))
    expect(document.querySelector('.story .said')).toHaveTextContent('Kiko')
    act(() => page.settle())
    act(() => page.channel.toGame.send({ type: 'move', targetId: 'option:answer-1' }))
    act(() => page.settle())
    await pass(BREATH)
    await waitFor(() => expect(screen.queryByRole('figure', { name: /love to pop/ })).toBeNull())
    const tries = events.flatMap((event) => (event.type === 'try' && event.item.startsWith('story:') ? [event] : []))
    expect(tries.map(({ place, item, n, ok, chose }) => ({ place, item, n, ok, chose }))).toEqual([
      { place: 'b1-p03', item: 'story:b1-p03|what', n: 1, ok: false, chose: 'story:b1-p03-what-2' },
      { place: 'b1-p03', item: 'story:b1-p03|what', n: 2, ok: true, chose: undefined },
    ])
    expect(tries.every(({ guess, heard }) => Math.abs(guess - 1 / 3) < 0.01 && typeof heard === 'boolean')).toBe(true)
  })

  it('the sentence that is read again is a part of the page’s narration', async () => {
    openReader('/book/1?page=4')
    await readAndPlay()
    await question('What does Kiko love to pop?')
    await waitFor(() => expect(openedPage().options.kind.type).toBe(STORY_KIND))
    act(() => void openedPage().options.services.say('/audio/ladder/en/quotes/b1-p03-what.mp3'))
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/en/page-03'))
  })

  it('asks nothing as long as the text was not heard', async () => {
    openReader('/book/1?page=4')
    await waitFor(() => openedPage())
    act(() => openedPage().channel.toShell.send({ type: 'touched', targetId: 'x' }))
    act(() => openedPage().solve())
    await pass(5000)
    expect(asked()).toEqual([])
  })

  it('never gates Next, and asks nothing twice in a reading', async () => {
    const { touch } = openReader('/book/1?page=4')
    await readAndPlay()
    await question('What does Kiko love to pop?')
    await touch.click(await next())
    expect(await screen.findByRole('img', { name: 'Page 4' })).toBeVisible()
    expect(screen.queryByRole('figure', { name: /love to pop/ })).toBeNull()
    await touch.click(await button('Prev'))
    await readAndPlay()
    await pass(5000)
    expect(asked()).toHaveLength(1)
  })

  it('Esc closes it, and the page is there again', async () => {
    openReader('/book/1?page=4')
    await readAndPlay()
    await question('What does Kiko love to pop?')
    fireEvent.keyDown(window, { key: 'Escape' })
    await waitFor(() => expect(screen.queryByRole('figure', { name: /love to pop/ })).toBeNull())
    await waitFor(() => expect(openedPage().options.kind.type).not.toBe(STORY_KIND))
  })

  it('asks nothing where the class has switched it off', async () => {
    notePlaySettings('1', { story_asks: false })
    openReader('/book/1?page=4')
    await readAndPlay()
    await pass(5000)
    expect(asked()).toEqual([])
  })
})

describe('who reads alone', () => {
  beforeEach(() => localStorage.setItem('readingMode', 'alone'))

  it('is asked on the next page about the one before', async () => {
    const { touch } = openReader('/book/1?page=4')
    await opened()
    expect(asked()).toEqual([])
    await touch.click(await next())
    expect(await screen.findByRole('img', { name: 'Page 4' })).toBeVisible()
    await waitFor(() => openedPage())
    await pass(BREATH)
    expect(await question('What does Kiko love to pop?')).toBeVisible()
    await waitFor(() => expect(openedPage().options).toMatchObject({ pageId: 'b1-p03', pictureId: 'b1-p03' }))
  })

  it('keeps a guess, and shows it on its page', async () => {
    const events = recorded()
    const { touch } = openReader('/book/1?page=10')
    await opened()
    await touch.click(await next())
    await screen.findByRole('img', { name: 'Page 10' })
    await pass(BREATH)
    await question('What will bring Kiko back? What do you think?')
    await waitFor(() => expect(openedPage().options.kind.type).toBe(STORY_KIND))
    const page = openedPage()
    act(() => page.settle())
    act(() => page.channel.toGame.send({ type: 'move', targetId: 'option:answer-3' }))
    act(() => page.settle())
    await pass(BREATH)
    await waitFor(() =>
      expect(events.filter(({ type }) => type === 'prediction')).toMatchObject([
        { place: 'b1-p09', ask: 'b1-p09-predict', chose: 'answer-3' },
      ]),
    )
    expect(events.some(({ type }) => type === 'try')).toBe(false)
    for (const name of ['Page 11', 'Page 12', 'Page 13']) {
      // oxlint-disable-next-line no-await-in-loop -- One page after the other.
      await touch.click(await next())
      // oxlint-disable-next-line no-await-in-loop -- One page after the other.
      await screen.findByRole('img', { name })
    }
    await waitFor(() => expect(openedPage().options.pageId).toBe('b1-p13'))
    await pass(1000)
    await pass(30_000)
    expect(await screen.findByText('a quiet lamp')).toBeVisible()
  })

  it('tells a grown-up on the last page; the hand is held for a second', async () => {
    const events = recorded()
    openReader('/book/1?page=15')
    await opened()
    await pass(60_000)
    await question('Where do you like to hide? Tell somebody.')
    const hand = await button('Told')
    fireEvent.pointerDown(hand)
    await pass(600)
    fireEvent.pointerUp(hand)
    await pass(1200)
    expect(events.some(({ type }) => type === 'told')).toBe(false)
    fireEvent.pointerDown(hand)
    await pass(1100)
    await waitFor(() =>
      expect(events.filter(({ type }) => type === 'told')).toMatchObject([{ place: 'b1-p14', ask: 'b1-p14-tell' }]),
    )
    await waitFor(() => expect(screen.queryByRole('figure', { name: /like to hide/ })).toBeNull())
  })
})
