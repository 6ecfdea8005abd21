import { expect, it } from 'vitest'
import { circle, doc, lin } from './svg.ts'
import { relight } from './time.ts'

it('repaints colours and gradients for the night and leaves the day as it is', () => {
  const day = circle(0, 0, 5, lin(['#FFFFFF', '#C8392F']), { stroke: '#8DC34F' })
  expect(relight(day, 'siang')).toBe(day)
  const night = doc(relight(day, 'malam'))
  expect(night).not.toMatch(/#FFFFFF|#C8392F|#8DC34F/i)
  expect(night).toContain('<linearGradient')
  expect(relight(day, 'malam')).toBe(relight(day, 'malam'))
})
