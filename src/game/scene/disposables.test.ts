import { expect, it, vi } from 'vitest'
import { Disposables } from './disposables.ts'

it('runs cleanups in reverse order, and only once, although Phaser may emit two events', () => {
  const disposables = new Disposables()
  const undone: string[] = []
  disposables.add(() => undone.push('first'))
  disposables.add(() => undone.push('second'))
  disposables.dispose()
  disposables.dispose()
  expect(undone).toEqual(['second', 'first'])
})

it('runs a cleanup at once if added after disposal', () => {
  const disposables = new Disposables()
  disposables.dispose()
  const undo = vi.fn<() => void>()
  disposables.add(undo)
  expect(undo).toHaveBeenCalledOnce()
  expect(disposables.disposed).toBe(true)
})
