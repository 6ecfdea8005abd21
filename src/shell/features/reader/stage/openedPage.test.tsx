import { act, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { pass, useTestClock } from '../../../testing/shellTest.ts'
import { endSpeech, speaking } from '../../../testing/fakeSounds.ts'
import { openedPage } from './fakeStage.ts'
import { type EventSink, learningEvents } from '../../../lib/service/learningEvents.ts'
import { button, next, openReader, story, setUpReader } from '../testReader.tsx'

vi.mock('../../../lib/sound/audioDesk.ts', () => import('../../../testing/fakeSounds.ts'))
vi.mock('../../../lib/loading/stageRuntime.ts', () => import('./fakeStage.ts'))
useTestClock()
setUpReader()

describe('voice', () => {
  const NARRATION = '/audio/books/book1/naration/en/page-01'

  it('reads the page, then speaks the instruction, then invites to play', async () => {
    openReader('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    expect(openedPage().received).toEqual([])
    act(endSpeech)
    expect(await screen.findByText('Drag each word to its picture.')).toBeVisible()
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/lines/en/page-01'))
    act(endSpeech)
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
  })

  it('stops at the first touch on the picture and when the page is left', async () => {
    const { touch } = openReader('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    act(() => openedPage().channel.toShell.send({ type: 'touched', targetId: 'item:sun' }))
    await waitFor(() => expect(speaking()).toBeUndefined())
    await touch.click(await button('Listen'))
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    await touch.click(await next())
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/en/page-02'))
  })

  it('continues in the other language, on the same page and in the same game', async () => {
    const { touch, where } = openReader('/book/1?page=2')
    await waitFor(() => expect(speaking()).toBe(NARRATION))
    const page = openedPage()
    await touch.click(await button('English. Change the language to Indonesian'))
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/id/page-01'))
    expect(story()).toMatch(/^Matahari menyinari rumah kecil/)
    expect(openedPage()).toBe(page)
    expect(page.received.at(-1)).toEqual({ type: 'setLanguage', language: 'id' })
    expect(where()).toBe('/book/1?page=2')
  })

  it('does not start by itself in read-alone mode', async () => {
    localStorage.setItem('readingMode', 'alone')
    openReader('/book/1?page=2')
    await waitFor(() => openedPage())
    await pass(1000)
    expect(speaking()).toBeUndefined()
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
  })

  it('does not start if the child is already playing, but does when the page is reopened', async () => {
    const { touch } = openReader('/book/1?page=2')
    await waitFor(() => openedPage())
    act(() => openedPage().channel.toShell.send({ type: 'touched', targetId: 'item:sun' }))
    await pass(1000)
    expect(speaking()).toBeUndefined()
    await waitFor(() => expect(openedPage().received).toEqual([{ type: 'invite' }]))
    await touch.click(await next())
    await waitFor(() => expect(speaking()).toBe('/audio/books/book1/naration/en/page-02'))
    await touch.click(await button('Prev'))
    await waitFor(() => expect(speaking()).toBe(NARRATION))
  })

  it('opens and closes the instruction with Help', async () => {
    const { touch } = openReader('/book/1?page=2')
    const help = await button('Instruction')
    await waitFor(() => openedPage())
    await touch.click(help)
    expect(help).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('Drag each word to its picture.')).toBeVisible()
    await touch.click(help)
    expect(screen.queryByText('Drag each word to its picture.')).toBeNull()
  })
})

describe('playing', () => {
  it('shows feedback, counts right moves, and marks the finished page', async () => {
    openReader('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    const move = openedPage().session.rightMove()
    act(() => openedPage().channel.toGame.send({ type: 'move', targetId: move?.targetId ?? '', to: move?.to ?? '' }))
    expect(screen.getByText('Correct! Good job!')).toBeVisible()
    await pass(1500)
    expect(screen.queryByText('Correct! Good job!')).toBeNull()
    expect(screen.getByRole('img', { name: 'Correct: 1. Wrong: 0. Attempts: 1. 17%' })).toBeVisible()
    act(() => openedPage().solve())
    expect(screen.getByText("Amazing! You've placed all words correctly!")).toBeVisible()
    expect(screen.getByText("Great job! You've completed this activity!")).toBeVisible()
    expect(screen.getByRole('img', { name: 'Page 1, done' })).toBeVisible()
  })

  it('restarts a finished page with Reset', async () => {
    const { touch } = openReader('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    expect(screen.queryByRole('button', { name: 'Reset' })).toBeNull()
    act(() => openedPage().solve())
    await touch.click(await button('Reset'))
    expect(openedPage().session.progress().done).toBe(0)
  })

  it('records the tries and how the page was read', async () => {
    const sink = vi.fn<EventSink>()
    const disconnect = learningEvents.connect(sink)
    const { touch } = openReader('/book/1?page=2')
    await waitFor(() => expect(openedPage().session.rightMove()).toBeDefined())
    act(() => openedPage().solve())
    await pass(300)
    await touch.click(await next())
    await screen.findByRole('img', { name: 'Page 2' })
    const events = () => sink.mock.calls.map(([event]) => event)
    expect(events().filter(({ type }) => type === 'try')).toHaveLength(6)
    await waitFor(() =>
      expect(events().at(-1)).toMatchObject({
        type: 'page.leave',
        place: 'b1-p01',
        mode: 'listen',
        words: 19,
        to: 'next',
      }),
    )
    disconnect()
  })
})
