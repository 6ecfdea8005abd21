import { expect, it } from 'vitest'
import { inOrder } from './inOrder.ts'

/** Tasks by name, what of them has begun, and the end of each. */
function tasks() {
  const begun: string[] = []
  const ends = new Map<string, { come: () => void; fail: () => void }>()
  const task = (name: string) => () => {
    begun.push(name)
    return new Promise<void>((resolve, reject) => {
      ends.set(name, { come: resolve, fail: () => reject(new Error(name)) })
    })
  }
  const end = async (name: string, how: 'come' | 'fail' = 'come') => {
    ends.get(name)?.[how]()
    await new Promise((resolve) => setTimeout(resolve))
  }
  return { begun, task, end }
}

it('runs two at a time, and the next stage when all before it is here', async () => {
  const { begun, task, end } = tasks()
  inOrder([[task('voice')], [task('a'), task('b'), task('c')], [task('last')]])
  expect(begun).toEqual(['voice'])
  await end('voice')
  expect(begun).toEqual(['voice', 'a', 'b'])
  await end('b')
  expect(begun).toEqual(['voice', 'a', 'b', 'c'])
  await end('c')
  expect(begun).not.toContain('last')
  await end('a')
  expect(begun).toContain('last')
})

it('goes on where one cannot be had', async () => {
  const { begun, task, end } = tasks()
  inOrder([[task('voice')], [task('next')]])
  await end('voice', 'fail')
  expect(begun).toEqual(['voice', 'next'])
})

it('begins nothing after it was stopped', async () => {
  const { begun, task, end } = tasks()
  const stop = inOrder([[task('a'), task('b'), task('c')], [task('next')]])
  stop()
  await end('a')
  await end('b')
  expect(begun).toEqual(['a', 'b'])
})
