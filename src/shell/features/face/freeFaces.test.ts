import { expect, it } from 'vitest'
import { AVATARS, FRAMES, PETS } from '../../../../server/contract/pictures.ts'
import { faceName } from './faceName.ts'
import { faceText } from './text/index.ts'
import { freeFaces, freeFrames } from './freeFaces.ts'

it('offers only what nobody has, in the frame that is worn where that is free', () => {
  const others = [{ avatar: 'face-1', frame: 'leaf' }, ...FRAMES.map((frame) => ({ avatar: 'face-2', frame }))]
  expect(freeFrames('face-1', others)).toEqual(FRAMES.filter((frame) => frame !== 'leaf'))
  const offered = freeFaces(others, 'leaf')
  expect(offered).toHaveLength(AVATARS.length - 1)
  expect(offered.some(({ avatar }) => avatar === 'face-2')).toBe(false)
  expect(offered.find(({ avatar }) => avatar === 'face-1')?.frame).not.toBe('leaf')
  expect(offered.find(({ avatar }) => avatar === 'face-3')?.frame).toBe('leaf')
})

it.each(['en', 'id'] as const)('has a name of its own for each face and frame in %s', (language) => {
  const names = [...AVATARS, ...PETS].map((avatar) => faceName(avatar, language))
  expect(new Set(names).size).toBe(26)
  expect(names.filter((name) => /\d/.test(name))).toEqual([])
  expect(Object.keys(faceText[language].frame)).toEqual([...FRAMES])
})
