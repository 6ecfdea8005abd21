import type { Expect } from '../fault.ts'
import { wordsOf } from '../../../src/content/levels/reading.ts'
import type { CheckedActivity } from '../shapes.ts'
import type { CheckedStory } from '../story.ts'
import { checkBoxes } from './areas.ts'
import { checkFamilyDrop, checkWordDrop, isFamily } from './drops.ts'

const LANGUAGES = ['en', 'id'] as const
const MOST_WORDS_TO_DO = 8

/** Checks the activities after a book: their number, increasing difficulty, and the fields that each type needs. */
export function checkActivities({ book, activities }: CheckedStory, expect: Expect): void {
  const where = `book ${book.id} activities`
  expect(activities.length >= 3 && activities.length <= 5, where, `are ${activities.length}, 3 to 5 wanted`)
  const isGrowing = activities.every(({ difficulty }, i) => difficulty >= (activities[i - 1]?.difficulty ?? 0))
  expect(isGrowing, where, 'do not grow harder')
  const inOrder = activities.every(({ id }, i) => id === book.id * 100 + i + 1)
  expect(inOrder, where, `must be numbered ${book.id}01, ${book.id}02 …`)
  const [, ...pages] = book.pages
  const story = {
    en: pages.map(({ narration }) => narration.en.toLowerCase()).join(' '),
    id: pages.map(({ narration }) => narration.id.toLowerCase()).join(' '),
  }
  for (const activity of activities) checkActivity(activity, story, expect)
}

function checkActivity(activity: CheckedActivity, story: { en: string; id: string }, expect: Expect): void {
  const { id, type, instruction, total, passScore, dropZones, dropArea } = activity
  const where = `activity ${id} (${type})`
  for (const language of LANGUAGES) {
    const count = wordsOf(instruction[language]).length
    expect(count > 0 && count <= MOST_WORDS_TO_DO, `${where} instruction ${language}`, `has ${count} words`)
  }
  const wanted = Math.max(2, Math.ceil(0.66 * total))
  expect(total >= 2 && passScore === wanted, `${where} passScore`, `is ${passScore}, ${wanted} wanted`)
  checkBoxes({ dropZones, dropArea }, where, expect)
  checkType(activity, where, expect)
  if (type !== 'drag-and-drop' && type !== 'match-by-alphabet' && type !== 'match-by-letter') return
  const fromStory = (activity.words ?? []).filter(({ isAnchor }) => isAnchor !== true)
  for (const { word } of [...fromStory, ...(activity.dragDropWords ?? [])]) {
    for (const language of LANGUAGES) {
      const isAnnounced = story[language].includes(word[language].toLowerCase())
      expect(isAnnounced, `${where} words`, `'${word[language]}' is not in the story`)
    }
  }
}

function checkType(activity: CheckedActivity, where: string, expect: Expect): void {
  const { words = [], numbers = [], familyMembers = [], duties = [] } = activity
  switch (activity.type) {
    case 'match-by-alphabet':
      return checkAlphabet(activity, where, expect)
    case 'match-by-number': {
      const all = numbers.map(({ number }) => number).join()
      return expect(all === '1,2,3,4,5,6,7,8,9,10,11,12', `${where} numbers`, `are ${all}, 1 to 12 wanted`)
    }
    case 'match-by-letter':
      return checkSpelling(words, where, expect)
    case 'drag-and-drop':
      return checkWordDrop(activity, undefined, where, expect)
    case 'drag-drop-family':
      return checkFamilyDrop(activity, where, expect)
    case 'tap-by-voice':
      return expect(isFamily(familyMembers), `${where} familyMembers`, 'are not the five of the family, in order')
    case 'match-by-word': {
      const members = familyMembers.map(({ id }) => id)
      const places = duties.map(({ id }) => id)
      const isPaired = members.toSorted().join() === places.toSorted().join()
      expect(isPaired, `${where} duties`, 'are not one for each member')
      return expect(members.join() !== places.join(), `${where} duties`, 'stand in the order of the members')
    }
    default:
      return expect(false, where, 'is of no type that can be played')
  }
}

type Words = NonNullable<CheckedActivity['words']>

/** Book 1 goes from A to L; other books ask for letters of their own, each once. */
function checkAlphabet({ id, words = [] }: CheckedActivity, where: string, expect: Expect): void {
  const letters = words.map(({ letter }) => letter).join('')
  if (Math.floor(id / 100) === 1)
    expect(letters === 'ABCDEFGHIJKL', `${where} words`, `are for ${letters}, A to L wanted`)
  expect(new Set(letters).size === words.length, `${where} words`, `are for ${letters}: each wants a letter of its own`)
  for (const { letter, word } of words) {
    for (const language of LANGUAGES) {
      const isFirst = word[language].charAt(0).toUpperCase() === letter
      expect(isFirst, `${where} words`, `'${word[language]}' does not begin with ${letter}`)
    }
  }
}

function checkSpelling(words: Words, where: string, expect: Expect): void {
  const lengths = words.map(({ word }) => word.en.length)
  expect(
    lengths.every((length, i) => length >= (lengths[i - 1] ?? 0)),
    `${where} words`,
    'do not grow longer',
  )
  for (const { word } of words) {
    for (const language of LANGUAGES) {
      const isSpelled = /^\p{Lu}+$/u.test(word[language])
      expect(isSpelled, `${where} words`, `'${word[language]}' has other signs than capitals`)
    }
  }
}
