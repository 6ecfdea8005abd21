import { expect, it } from 'vitest'
import { person } from './cast.ts'
import { features } from './face.ts'
import { EXPRESSIONS } from './feelings.ts'
import { SKIN } from '../palette.ts'

it('stands on y=0 in every build', () => {
  const outside = (['eka', 'danu', 'ayah', 'kakek', 'fajar'] as const).filter((name) => {
    const { at } = person(name)
    const lowest = Math.max(at.footL[1], at.footR[1])
    return lowest <= -14 || lowest >= 2
  })
  expect(outside).toEqual([])
})

it('lands a palm where it is told, also when the body leans', () => {
  const { at } = person('ayu', { pose: { lean: 9, armL: { palm: [-34, -70], bend: -1 } } })
  expect(at.handL[0]).toBeCloseTo(-34, 0)
  expect(at.handL[1]).toBeCloseTo(-70, 0)
})

it('blinks with the same brows and mouth, and leaves a laugh as it is', () => {
  const face = (expression: string, blink: boolean) => features({ skin: SKIN.sawo, expression, blink })
  expect(face('smile', true)).not.toBe(face('smile', false))
  expect(face('smile', true)).toContain(face('smile', false).slice(-400))
  expect(face('laugh', true)).toBe(face('laugh', false))
  expect(EXPRESSIONS.smile?.eye).toBe('open')
})

it('hides an arm that is drawn elsewhere', () => {
  const whole = person('eka', { pose: 'wave' })
  const without = person('eka', { pose: 'wave', poseMore: { hide: 'R' } })
  expect(whole.svg).toContain(whole.parts.armR)
  expect(without.svg).not.toContain(without.parts.armR)
})

it('says which pose or expression does not exist', () => {
  expect(() => person('eka', { pose: 'somersault' })).toThrow(/somersault/)
  expect(() => person('eka', { expression: 'grumpy' })).toThrow(/grumpy/)
})
