import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ToShell } from '../../game/bridge.ts'
import type { KindModule } from '../../game/kind.ts'
import type { OpenPageOptions } from '../../game/runtime/pageHandle.ts'
import type { StageServices, Utterance } from '../../game/services.ts'
import { tapping } from '../../scenes/interactions/tapping/index.ts'
import { loadRuntime, openedPage, stage } from '../../shell/features/reader/stage/fakeStage.ts'
import type { FirstPlay } from './firstPlay.ts'
import type { FirstPlayData } from './firstPlayData.ts'

/** As the stage takes any kind: what it is given is what its own schema has parsed. */
const played = tapping as KindModule
const config = { isOrdinal: false, tapAreas: [{ id: 'a', x: 0, y: 0, width: 9, height: 9, represents: 1, cues: [] }] }
const poster = { x: 0, y: 0, width: 1, height: 1 }
const picture = { stem: '/img/x', sprites: [], looks: { words: { hijab: 'h' }, sprites: {}, still: poster } }
const DATA: FirstPlayData = {
  kind: tapping.type,
  bookId: 1,
  pageId: 'b1-p02',
  pictureId: 'b1-p02',
  pictures: { 'b1-p02': picture },
  config,
}

function voice() {
  const said: string[] = []
  const say = (path: string): Utterance => {
    said.push(path)
    return { started: Promise.resolve(), ended: Promise.resolve('ended'), stop: () => undefined }
  }
  const services: StageServices = { say, effect: (name) => said.push(name), picture: () => undefined, text: () => '' }
  return { said, services }
}

/** The module has one first play for good, as a tab has: each test gets its own. */
async function begun() {
  vi.resetModules()
  const first = { ...(await import('./firstPlay.ts')), ...(await import('./hydration.ts')) }
  const { openPage } = await loadRuntime()
  const figure = document.createElement('figure')
  const host = document.createElement('div')
  figure.append(host)
  const place = { host, kind: played, language: 'en', look: undefined } as const
  const play = first.beginFirstPlay(() => new first.FirstPlay(DATA, place, openPage))
  if (!play) throw new Error('nothing began')
  return { ...first, play, host, services: openedPage().options.services }
}

const wanted = (services: StageServices, more: Partial<OpenPageOptions> = {}) => ({
  bookId: 1,
  pageId: 'b1-p02',
  look: undefined,
  services,
  ...more,
})

beforeEach(() => {
  stage.pages = []
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a page that is played before the app is there', () => {
  it('tells the reader, once it listens, all that was done before, and then what is done', async () => {
    const { play, takeFirstPlay } = await begun()
    await Promise.resolve()
    play.channel.toGame.send({ type: 'move', targetId: 'a' })
    expect(takeFirstPlay(wanted(voice().services), document.createElement('div'))).toBe(play)
    const heard: ToShell['type'][] = []
    play.hear(({ type }) => heard.push(type))
    expect(heard[0]).toBe('ready')
    expect(heard).toContain('completed')
    play.channel.toShell.send({ type: 'touched', targetId: 'a' })
    expect(heard.at(-1)).toBe('touched')
  })

  it('goes on in the reader’s picture', async () => {
    const { takeFirstPlay, leaveFirstPlay, host } = await begun()
    const reader = document.createElement('div')
    takeFirstPlay(wanted(voice().services), reader)
    expect(reader.children).toHaveLength(0)
    leaveFirstPlay()
    expect(reader.firstChild).toBe(host)
    expect(openedPage().isClosed).toBe(false)
  })

  it('moves into the reader’s picture before the reader takes it over, and goes on there', async () => {
    const { play, moveFirstPlay, takeFirstPlay, host } = await begun()
    const reader = document.createElement('div')
    play.show()
    expect(moveFirstPlay(wanted(voice().services), reader)).toBe(true)
    expect(reader.firstChild).toBe(host)
    expect(takeFirstPlay(wanted(voice().services), reader)).toBe(play)
    expect(openedPage().isClosed).toBe(false)
  })

  interface Case {
    readonly isShown?: boolean
    readonly isHeld?: boolean
    readonly pageId?: string
  }
  it.each<[string, Case]>([
    ['it is not drawn', { isShown: false }],
    ['a finger is on it', { isHeld: true }],
    ['the reader wants another page', { pageId: 'b1-p03' }],
  ])('does not where %s', async (_what, { isShown = true, isHeld = false, pageId = 'b1-p02' }) => {
    const { play, moveFirstPlay, host } = await begun()
    const reader = document.createElement('div')
    if (isShown) play.show()
    if (isHeld) host.dispatchEvent(new Event('pointerdown'))
    expect(moveFirstPlay(wanted(voice().services, { pageId }), reader)).toBe(false)
    expect(reader.children).toHaveLength(0)
  })

  it('says whether its picture is drawn, and when the reader has taken it over', async () => {
    const { play, takeFirstPlay, isFirstPlayShown } = await begun()
    expect(isFirstPlayShown()).toBe(false)
    play.show()
    expect(isFirstPlayShown()).toBe(true)
    const joined = vi.fn<() => void>()
    void openedPage().options.restsUntil?.then(joined)
    await Promise.resolve()
    expect(joined).not.toHaveBeenCalled()
    takeFirstPlay(wanted(voice().services), document.createElement('div'))
    await Promise.resolve()
    expect(joined).toHaveBeenCalled()
  })

  it.each([
    ['another page', { pageId: 'b1-p03' }],
    ['another look', { look: 'hijab' }],
  ])('ends where the reader wants %s', async (_what, more) => {
    const { takeFirstPlay, host } = await begun()
    expect(takeFirstPlay(wanted(voice().services, more), document.createElement('div'))).toBeUndefined()
    expect(stage.pages.map(({ isClosed }) => isClosed)).toEqual([true])
    expect(host.parentElement).toBeNull()
  })

  it('ends where its document gives way to another screen, and does not begin after that', async () => {
    const { leaveFirstPlay, beginFirstPlay, takeFirstPlay } = await begun()
    leaveFirstPlay()
    expect(stage.pages.map(({ isClosed }) => isClosed)).toEqual([true])
    const begin = vi.fn<() => FirstPlay>()
    expect(beginFirstPlay(begin)).toBeUndefined()
    expect(begin).not.toHaveBeenCalled()
    expect(takeFirstPlay(wanted(voice().services), document.createElement('div'))).toBeUndefined()
  })

  it('is not moved while a finger is on it', async () => {
    vi.useFakeTimers()
    const { takeFirstPlay, firstPlayIsFree, host } = await begun()
    const free = vi.fn<() => void>()
    host.dispatchEvent(new Event('pointerdown'))
    void firstPlayIsFree().then(free)
    takeFirstPlay(wanted(voice().services), document.createElement('div'))
    await vi.advanceTimersByTimeAsync(500)
    expect(free).not.toHaveBeenCalled()
    host.dispatchEvent(new Event('pointerup'))
    await vi.advanceTimersByTimeAsync(100)
    expect(free).toHaveBeenCalled()
  })
})

describe('its voice', () => {
  it('says the last line that was wanted when the reader comes, and none of the effects', async () => {
    const { takeFirstPlay, services } = await begun()
    const { said, services: readers } = voice()
    const one = services.say('/one')
    const two = services.say('/two')
    services.effect('pop')
    expect(await one.ended).toBe('stopped')
    takeFirstPlay(wanted(readers), document.createElement('div'))
    expect(said).toEqual(['/two'])
    expect(await two.ended).toBe('ended')
    services.say('/three')
    services.effect('pop')
    expect(said).toEqual(['/two', '/three', 'pop'])
  })

  it('sounds effects as soon as they can be, and the reader’s from then on', async () => {
    const { play, takeFirstPlay, services } = await begun()
    const early: unknown[] = []
    services.effect('tap')
    play.sound({ play: (...effect: unknown[]) => early.push(effect) })
    services.effect('success', 0.8)
    expect(early).toEqual([['success', 0.8]])
    const { said, services: readers } = voice()
    takeFirstPlay(wanted(readers), document.createElement('div'))
    services.effect('pop')
    expect([early.length, said]).toEqual([1, ['pop']])
  })

  it('is not waited for longer than a few seconds', async () => {
    vi.useFakeTimers()
    const { takeFirstPlay, services } = await begun()
    const { said, services: readers } = voice()
    const line = services.say('/one')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await line.ended).toBe('failed')
    takeFirstPlay(wanted(readers), document.createElement('div'))
    expect(said).toEqual([])
  })
})
