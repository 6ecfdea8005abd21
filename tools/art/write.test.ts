import { expect, it } from 'vitest'
import { BUDGET } from './budget.ts'
import { type Encoded, type Step, withinBudget } from './write.ts'

/** A page that weighs so much at full quality, and a share less with each drop. */
function page(bytes: number, looks: readonly number[] = []) {
  const tried: number[] = []
  const encode = async ({ drop }: Step): Promise<Encoded> => {
    tried.push(drop)
    const at = (full: number) => Buffer.alloc(Math.round(full * (1 - drop / 100)))
    return { files: { '': at(bytes) }, looks: looks.map((look) => ({ look: at(look) })) }
  }
  return { tried, encode }
}

it('writes a light page at once, as well as it can', async () => {
  const { tried, encode } = page(BUDGET.small)
  await withinBudget('small', encode)
  expect(tried).toEqual([0])
})

it('takes away only as much as it must', async () => {
  const { tried, encode } = page(BUDGET.small * 1.06)
  const { files } = await withinBudget('small', encode)
  expect(tried.at(-1)).toBe(8)
  expect(files['']?.length).toBeLessThanOrEqual(BUDGET.small)
})

it('counts the heaviest look, not all of them', async () => {
  const { tried, encode } = page(BUDGET.sharp / 2, [BUDGET.sharp / 2, BUDGET.sharp / 2, 10])
  await withinBudget('sharp', encode)
  expect(tried).toEqual([0])
})

it('gives what it has where nothing helps: the page must be drawn lighter', async () => {
  const { files } = await withinBudget('small', page(BUDGET.small * 3).encode)
  expect(files['']?.length).toBeGreaterThan(BUDGET.small)
})
