import { act, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ReadingRuler } from './ReadingRuler.tsx'

/** jsdom lays nothing out: words stand in lines of two, 20 px high. */
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => {
    run()
    return 0
  })
  const boxOf = (element: Element) => {
    const word = Number(element.getAttribute('data-word') ?? 0)
    return new DOMRect((word % 2) * 50, Math.floor(word / 2) * 20, 50, 20)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return boxOf(this)
  })
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return Object.assign([boxOf(this)], { item: () => null })
  })
})

function open() {
  let spoken = () => {}
  const { container } = render(
    <div>
      <div className="story">
        {[0, 1, 2, 3, 4].map((word) => (
          <span key={word} data-word={word} />
        ))}
      </div>
      <ReadingRuler narration={{ subscribe: (listener) => ((spoken = listener), () => undefined) }} />
    </div>,
  )
  const band = container.querySelector<HTMLElement>('.reading-ruler')
  const word = (index: number) => container.querySelector(`[data-word="${index}"]`)
  return { top: () => band?.style.top, word, speak: () => act(() => spoken()) }
}

it('rests on the first line, follows the pointer, and the voice before it', () => {
  const { top, word, speak } = open()
  expect(top()).toBe('0px')
  const third = word(2)
  if (third) fireEvent.pointerMove(third)
  expect(top()).toBe('20px')
  word(4)?.classList.add('said')
  speak()
  expect(top()).toBe('40px')
  word(4)?.classList.remove('said')
  speak()
  expect(top()).toBe('20px')
})
