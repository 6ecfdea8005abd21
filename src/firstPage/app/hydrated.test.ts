import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'

const play = vi.hoisted(() => ({ isShown: false, isMoved: false, free: Promise.resolve() }))
vi.mock('./hydration.ts', () => ({
  firstPlayIsFree: () => play.free,
  isFirstPlayShown: () => play.isShown,
  leaveFirstPlay: () => undefined,
  moveFirstPlay: ({ pageId }: { readonly pageId: string }, host: HTMLElement) =>
    play.isMoved && pageId === TASK.pageId && host.matches('#root .stage-host'),
}))

const TASK = { bookId: 1, pageId: 'p-02' }

const { useHydrated } = await import('./hydrated.ts')

/** A promise that the test fulfils. */
function awaited() {
  let come = () => {}
  const promise = new Promise<void>((resolve) => {
    come = resolve
  })
  return { promise, come }
}

let picture: ReturnType<typeof awaited>

beforeEach(() => {
  picture = awaited()
  document.body.innerHTML =
    '<div id="first-page"></div><div id="root"><figure class="pic"><img><div class="stage-host"></div></figure><div class="story"><p></p></div></div>'
  const image = document.querySelector('img')
  if (image) image.decode = () => picture.promise
  // Not in jsdom.
  for (const element of document.querySelectorAll('figure, p')) element.getAnimations = () => []
  Object.assign(play, { isShown: false, isMoved: false, free: Promise.resolve() })
})

const firstPage = () => document.getElementById('first-page')
const later = () => new Promise((resolve) => setTimeout(resolve, 20))

it('the page of the document stays until the reader’s picture is decoded', async () => {
  renderHook(() => useHydrated(TASK))
  await later()
  expect(firstPage()).not.toBeNull()
  picture.come()
  await expect.poll(firstPage).toBeNull()
})

it('goes at once where the stage hides that picture', async () => {
  play.isShown = true
  renderHook(() => useHydrated(TASK))
  await expect.poll(firstPage).toBeNull()
})

it('stays while a finger plays on it', async () => {
  const { promise, come } = awaited()
  Object.assign(play, { isShown: true, free: promise })
  renderHook(() => useHydrated(TASK))
  picture.come()
  await later()
  expect(firstPage()).not.toBeNull()
  come()
  await expect.poll(firstPage).toBeNull()
})

it('goes with the reader’s first rendering where the play moves over', () => {
  play.isMoved = true
  renderHook(() => useHydrated(TASK))
  expect(firstPage()).toBeNull()
})

it('neither slides in the picture nor fades in the text that were there already', () => {
  play.isMoved = true
  const [picture, text] = ['.pic', '.story p'].map((selector) => {
    const finish = vi.fn<() => void>()
    const element = document.querySelector(`#root ${selector}`)
    // Cast: of an animation only this is used.
    if (element) element.getAnimations = () => [{ finish } as unknown as Animation]
    return finish
  })
  renderHook(() => useHydrated(TASK))
  expect(picture).toHaveBeenCalledOnce()
  expect(text).toHaveBeenCalledOnce()
})

it('stays then if the reader plays another page', async () => {
  play.isMoved = true
  renderHook(() => useHydrated({ ...TASK, pageId: 'p-03' }))
  expect(firstPage()).not.toBeNull()
  picture.come()
  await expect.poll(firstPage).toBeNull()
})
