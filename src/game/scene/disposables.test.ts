import { expect, it, vi } from 'vitest'
import { Disposables } from './disposables.ts'

it('undoes in reverse order, once, though Phaser may tell the end twice', () => {
  const bag = new Disposables()
  const undone: string[] = []
  bag.add(() => undone.push('first'))
  bag.add(() => undone.push('second'))
  bag.dispose()
  bag.dispose()
  expect(undone).toEqual(['second', 'first'])
})

it('undoes at once what comes after the end', () => {
  const bag = new Disposables()
  bag.dispose()
  const undo = vi.fn<() => void>()
  bag.add(undo)
  expect(undo).toHaveBeenCalledOnce()
  expect(bag.disposed).toBe(true)
})
