import { expect, it, vi } from 'vitest'
import { Sheet } from './sheet.ts'

function aSheet() {
  const place = document.createElement('div')
  place.innerHTML = '<figure class="sheet"></figure><figure class="next-sheet"><img></figure>'
  const sheet = new Sheet()
  sheet.lie(place)
  const shown = () => place.dataset['sheet']
  const say = (type: string) => (selector: string, propertyName: string) => {
    const event = new Event(type, { bubbles: true })
    place.querySelector(selector)?.dispatchEvent(Object.assign(event, { propertyName }))
  }
  return { sheet, place, shown, begins: say('transitionrun'), ends: say('transitionend') }
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))

it('sets the state as an attribute for the style sheet', async () => {
  const { sheet, shown } = aSheet()
  sheet.lift()
  await frame()
  expect(shown()).toBe('lifted')
  void sheet.turn()
  expect(shown()).toBe('turned')
  sheet.fall()
  expect(shown()).toBeUndefined()
})

it('is not lifted where it turns or falls before the next frame', async () => {
  const { sheet, place, shown } = aSheet()
  const setAttribute = vi.spyOn(place, 'setAttribute')
  sheet.lift()
  void sheet.turn()
  await frame()
  expect(setAttribute.mock.calls.map(([, state]) => state)).not.toContain('lifted')
  sheet.fall()
  sheet.lift()
  sheet.fall()
  await frame()
  expect(shown()).toBeUndefined()
})

it('ends with its own transition, not with another’s', async () => {
  const { sheet, ends } = aSheet()
  const over = vi.fn<() => void>()
  const turned = sheet.turn().then(over)
  ends('img', 'transform')
  ends('.sheet', 'filter')
  await Promise.resolve()
  expect(over).not.toHaveBeenCalled()
  ends('.sheet', 'transform')
  await turned
  expect(over).toHaveBeenCalled()
})

it('resolves some time before it is turned over, counted from when that moves', async () => {
  vi.useFakeTimers()
  const { sheet, place, begins } = aSheet()
  const effect = { getComputedTiming: () => ({ endTime: 137 }) }
  const getAnimations = () => [{ effect, currentTime: 7, ready: Promise.resolve() }]
  Object.assign(place.querySelector('.sheet') ?? {}, { getAnimations })
  const over = vi.fn<() => void>()
  const turned = sheet.turn(50).then(over)
  await vi.advanceTimersByTimeAsync(100)
  begins('.sheet', 'transform')
  await vi.advanceTimersByTimeAsync(79)
  expect(over).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  await turned
  vi.useRealTimers()
})

it('ends even if nothing moves, and when it falls back', async () => {
  vi.useFakeTimers()
  const { sheet } = aSheet()
  const poster = sheet.turn()
  await vi.advanceTimersByTimeAsync(1000)
  await poster
  vi.useRealTimers()
  sheet.fall()
  const back = sheet.turn()
  sheet.fall()
  await back
  expect(sheet.state).toBe('flat')
})

it('knows whether the next page lies below it with its picture loaded', () => {
  const { sheet, place } = aSheet()
  const image = place.querySelector('img')
  const isComplete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false)
  expect(sheet.hasNext).toBe(false)
  isComplete.mockReturnValue(true)
  expect(sheet.hasNext).toBe(true)
  // Its picture is missing: a word is shown instead.
  image?.remove()
  expect(sheet.hasNext).toBe(true)
  place.querySelector('.next-sheet')?.remove()
  expect(sheet.hasNext).toBe(false)
  isComplete.mockRestore()
})
