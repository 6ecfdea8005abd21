import { expect, it } from 'vitest'
import { patience } from './patience.ts'

it('returns a result that is ready in time', async () => {
  const patient = patience(5000)
  expect(await patient('a', async () => 'done', 1)).toBe('done')
})

it('rejects when it takes longer and reports the progress; the next request waits for the same work', async () => {
  const patient = patience(20)
  let finish = (): void => undefined
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const long = async (emit: (made: number) => void) => {
    emit(3)
    await finished
    return 'long'
  }
  await expect(patient('a', long, 10)).rejects.toMatchObject({
    status: 503,
    retryAfter: 2,
    errors: { figures: ['3', '10'] },
  })
  let begun = 0
  const quick = async () => {
    begun += 1
    return 'quick'
  }
  await expect(patient('a', quick, 10)).rejects.toMatchObject({ status: 503 })
  expect(begun).toBe(0)
  expect(await patient('b', quick, 10)).toBe('quick')
  finish()
  await finished
  await expect.poll(() => patient('a', quick, 10).catch(() => 'still')).toBe('quick')
})

it('passes errors on, and starts again after one', async () => {
  const patient = patience(5000)
  const failing = () => Promise.reject(new Error('no database'))
  await expect(patient('a', failing, 1)).rejects.toThrow('no database')
  expect(await patient('a', async () => 'again', 1)).toBe('again')
})
