import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '../root.ts'
import { isKitDrawn, readPlaces, readSprites } from './kitFiles.ts'
import { kitPictures } from './kit.ts'
import { KIT_FEELINGS, KIT_POSES } from './poses.ts'

const FOLDER = join(ROOT, 'public', 'kit')
const people = readSprites('people').sprites
const things = readSprites('things').sprites
const animals = readSprites('animals').sprites
const { places } = readPlaces()

it('has everybody in twelve poses and more, with five feelings and more, in a wheelchair and from behind', () => {
  expect(people).toHaveLength(15)
  for (const { poses = {}, frames } of people) {
    expect(Object.keys(poses).length + 1).toBeGreaterThanOrEqual(12)
    expect(Object.keys(poses)).toContain('behind')
    const feelings = Object.keys(KIT_FEELINGS).filter((feeling) => feeling in frames)
    expect(feelings.length).toBeGreaterThanOrEqual(5)
    for (const pose of Object.keys(poses)) expect(KIT_POSES).toHaveProperty(pose)
  }
  expect(people.filter(({ poses = {} }) => 'wheelchair' in poses).length).toBeGreaterThan(5)
})

it('has eighty things and more, animals, and ten places and more at each time of day', () => {
  expect(things.length).toBeGreaterThanOrEqual(80)
  expect(animals.length).toBeGreaterThanOrEqual(20)
  expect(places.length).toBeGreaterThanOrEqual(10)
})

it('names everything once, in both languages', () => {
  const all = [...people, ...animals, ...things, ...places]
  expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
  for (const language of ['en', 'id'] as const) {
    const titles = all.map(({ title }) => title[language])
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([])
  }
})

it('has all its files, and weighs at most 12 MB', () => {
  for (const { name } of kitPictures()) expect([name, isKitDrawn(name)]).toEqual([name, true])
  const files = readdirSync(FOLDER, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0)
  expect(bytes).toBeLessThan(12_000_000)
})

it('puts every frame inside its sheet, and everybody on their feet', () => {
  for (const sprite of [...people, ...animals, ...things])
    for (const { box, feet, frames } of [sprite, ...Object.values(sprite.poses ?? {})]) {
      expect(feet.x).toBeGreaterThan(0)
      expect(feet.x).toBeLessThan(box.w)
      expect(feet.y / box.h).toBeGreaterThan(0.4)
      expect(feet.y).toBeLessThan(box.h * 1.05)
      for (const frame of Object.values(frames))
        for (const piece of 'patches' in frame ? frame.patches : [frame])
          expect(Math.min(piece.x, piece.y)).toBeGreaterThanOrEqual(0)
    }
})
