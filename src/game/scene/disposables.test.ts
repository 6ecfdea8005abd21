import { expect, it, vi } from 'vitest'
import { Disposables } from './disposables.ts'

it('undoes in reverse order, once, though Phaser may tell the end twice', () => {
  const disposables = new Disposables()
  const undone: string[] = []
  disposables.add(() => undone.push('first'))
  disposables.add(() => undone.push('second'))
  disposables.dispose()
  disposables.dispose()
  expect(undone).toEqual(['second', 'first'])
})

it('undoes at once what comes after the end', () => {
  const disposables = new Disposables()
  disposables.dispose()
  const undo = vi.fn<() => void>()
  disposables.add(undo)
  expect(undo).toHaveBeenCalledOnce()
  expect(disposables.disposed).toBe(true)
})
