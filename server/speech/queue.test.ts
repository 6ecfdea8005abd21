import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { jobQueue, QueueFullError } from './queue.ts'

const staying = () => new AbortController().signal

/** A job that ends when told to. `log` has what begins. */
function jobs(places: number) {
  const queue = jobQueue<string>(places)
  const log: string[] = []
  const ends = new Map<string, (error?: Error) => void>()
  const add = (key: string, gone = staying()) =>
    queue.add(
      key,
      () => {
        log.push(key)
        return new Promise((resolve, reject) => ends.set(key, (error) => (error ? reject(error) : resolve(`${key}!`))))
      },
      gone,
    )
  return { queue, log, add, end: (key: string, error?: Error) => ends.get(key)?.(error) }
}

it('runs one job at a time, in their order', async () => {
  const { add, end, log, queue } = jobs(3)
  const made = [add('a'), add('b'), add('c')]
  await turn()
  expect([log, queue.waiting()]).toEqual([['a'], 2])
  end('a')
  expect(await made[0]).toBe('a!')
  await turn()
  expect([log, queue.waiting()]).toEqual([['a', 'b'], 1])
  end('b')
  await turn()
  end('c')
  expect(await Promise.all(made)).toEqual(['a!', 'b!', 'c!'])
  expect(queue.waiting()).toBe(0)
})

it('goes on after a job that fails, and refuses what finds no place', async () => {
  const { add, end, log } = jobs(1)
  const failing = add('a')
  const waiting = add('b')
  const refused = await add('c').catch((error: unknown) => error)
  expect(refused).toBeInstanceOf(QueueFullError)
  expect(refused).toMatchObject({ seconds: 3 })
  end('a', new Error('broken'))
  await expect(failing).rejects.toThrow('broken')
  await turn()
  end('b')
  expect(await waiting).toBe('b!')
  expect(log).toEqual(['a', 'b'])
})

it('gives what is asked for twice to both, once', async () => {
  const { add, end, log } = jobs(1)
  const both = [add('a'), add('a'), add('b'), add('b')]
  await turn()
  end('a')
  await turn()
  end('b')
  expect(await Promise.all(both)).toEqual(['a!', 'a!', 'b!', 'b!'])
  expect(log).toEqual(['a', 'b'])
})

it('drops a job when the last one who waits is gone, and ends one that has begun', async () => {
  const { add, end, log, queue } = jobs(2)
  const [first, second, third] = [new AbortController(), new AbortController(), new AbortController()]
  const begun = add('a', first.signal)
  const kept = add('b', second.signal)
  const other = add('b')
  const dropped = add('c', third.signal)
  await turn()
  for (const { abort } of [first, second, third].map((one) => ({ abort: () => one.abort(new Error('left')) }))) abort()
  for (const one of [begun, kept, dropped]) await expect(one).rejects.toThrow('left')
  expect(queue.waiting()).toBe(1)
  end('a')
  await turn()
  end('b')
  expect(await other).toBe('b!')
  await turn()
  expect(log).toEqual(['a', 'b'])
  await expect(add('d', AbortSignal.abort(new Error('left before')))).rejects.toThrow('left before')
  expect(log).toEqual(['a', 'b'])
})
