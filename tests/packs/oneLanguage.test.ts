import { expect, it } from 'vitest'
import { isBookInOneLanguage, isInOneLanguage } from '../../src/content/oneLanguage.ts'
import { installedActivities, installedBook } from '../../src/content/pack/index.ts'
import { playableActivities, playableBook } from '../../src/content/playable.ts'
import { exampleParts } from './examplePack.ts'

const installing = (languages: readonly ('en' | 'id')[]) => ({ number: 1001, key: 'org.example.x', languages })

it.each([
  [['id'], true],
  [['en', 'id'], false],
] as const)('a book that is installed in %j is in one language: %s', async (languages, isSingle) => {
  const { book, activities } = await exampleParts()
  expect(isBookInOneLanguage(playableBook(installedBook(book, installing(languages))))).toBe(isSingle)
  const { postActivities } = playableActivities(
    installedActivities(activities, { ...installing(languages), places: new Map([['again', 1]]) }),
  )
  expect(isInOneLanguage(postActivities.flatMap(({ title, description }) => [title, description]))).toBe(isSingle)
})

it('nothing is in no language', () => expect(isInOneLanguage([])).toBe(false))
