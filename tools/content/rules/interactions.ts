import type { Expect } from '../fault.ts'
import { distance } from '../reading.ts'
import type { CheckedBook, CheckedPage } from '../shapes.ts'
import { checkFamilyDrop, checkWordDrop } from './drops.ts'

const LANGUAGES = ['en', 'id'] as const
const NUMBER_WORD = /\b(one|two|three|four|five|satu|dua|tiga|empat|lima)\b/i
const HEARD = 0.7

type Check = (page: CheckedPage, where: string, expect: Expect, book: readonly CheckedPage[]) => void

/** Checks of a page's fields beyond the schema of its kind, keyed by kind. */
const CHECKS: Readonly<Record<string, Check>> = {
  dragDropWord: (page, where, expect) => checkWordDrop(page, page.targetWords, where, expect),
  tapping: checkTapping,
  tappingElement: checkBubbles,
  dragDropObject: checkOrderedDrop,
  goatJumping: checkGoats,
  bodyPart: checkBodyPart,
  dragDropFamily: checkFamilyDrop,
  matchingLetter: checkLetters,
}

/** Checks that pages have the fields that their kind needs. */
export function checkInteractions({ id, pages: [, ...pages] }: CheckedBook, expect: Expect): void {
  for (const page of pages) {
    const where = `book ${id} page ${page.pageNumber}`
    expect(
      page.hasInteraction === (page.interactionType !== null),
      `${where} hasInteraction`,
      'is not what the type says',
    )
    CHECKS[page.interactionType ?? '']?.(page, where, expect, pages)
  }
}

function checkTapping(page: CheckedPage, where: string, expect: Expect): void {
  const { tapAreas = [], countSounds, isCounting, isOrdinal } = page
  expect(tapAreas.length > 0, `${where} tapAreas`, 'are missing')
  if (isOrdinal) {
    const numbers = tapAreas.map((area) => Number(/\d+/.exec(area.id)?.[0]))
    const inOrder = numbers.every((number, i) => number === i + 1)
    expect(inOrder, `${where} tapAreas`, `ids must carry 1, 2, 3 … in order, but carry ${numbers.join(', ')}`)
    return
  }
  if (!isCounting) return
  for (const language of LANGUAGES) {
    const count = countSounds?.[language].length
    expect(count === tapAreas.length, `${where} countSounds ${language}`, `are ${count} for ${tapAreas.length} areas`)
    for (const { id, say } of tapAreas.length > 1 ? tapAreas : []) {
      const isFree = !NUMBER_WORD.test(say?.[language] ?? '')
      expect(isFree, `${where} tapAreas ${id} say`, 'names a number, though any order counts')
    }
  }
}

function checkBubbles({ letters, elements = [], bubbleSettings }: CheckedPage, where: string, expect: Expect): void {
  if (!letters || !('target' in letters)) return expect(false, `${where} letters`, 'have no target')
  const { target, distractors } = letters
  const isTarget = elements.every(({ content }) => String(content).toUpperCase() === target)
  expect(elements.length >= 3 && isTarget, `${where} elements`, `must be three or more bubbles with ${target}`)
  const areOthers = distractors.length > 0 && !distractors.includes(target)
  expect(areOthers, `${where} letters.distractors`, 'are missing, or hold the target')
  const { appearInterval, disappearAfter, maxOnScreen } = bubbleSettings ?? {}
  const isSpec = appearInterval === 2000 && disappearAfter === 10_000 && maxOnScreen === 5
  expect(isSpec, `${where} bubbleSettings`, 'must be 2000 ms, 10000 ms, 5 on screen')
}

function checkOrderedDrop({ dropZones = [], objectList = [] }: CheckedPage, where: string, expect: Expect): void {
  const inOrder = dropZones.every(({ order }, i) => order === i + 1)
  expect(inOrder, `${where} dropZones`, 'have no order 1, 2, 3 …')
  const ids = dropZones.map(({ id }) => id).join()
  expect(ids === objectList.map(({ id }) => id).join(), `${where} dropZones`, 'have other ids than the objects')
}

/** Checks that each spoken variant of a number is recognized as that number and no other (docs/spec.md, section 5). */
function checkGoats({ elements = [] }: CheckedPage, where: string, expect: Expect): void {
  const contents = elements.map(({ content }) => content).join()
  expect(contents === '1,2,3,4,5,6', `${where} elements`, `are goats ${contents}`)
  for (const language of LANGUAGES) {
    for (const { content, voiceVariants } of elements) {
      for (const { text } of voiceVariants?.[language] ?? []) {
        const heard = elements.filter((goat) => scoreOf(text, goat.voiceVariants?.[language] ?? []) > HEARD)
        const isOwn = heard.length === 1 && heard[0]?.content === content
        const as = heard.map((goat) => goat.content).join(' and ') || 'nothing'
        expect(isOwn, `${where} voiceVariants ${language}`, `'${text}' for ${content} is heard as ${as}`)
      }
    }
  }
}

function scoreOf(text: string, variants: readonly { readonly text: string; readonly weight: number }[]): number {
  const scores = variants.map((variant) => {
    const longest = Math.max(text.length, variant.text.length)
    return (1 - distance(text, variant.text) / longest) * variant.weight
  })
  return Math.max(0, ...scores)
}

function checkBodyPart({ bodyPart, bodyPartLabel, targetWords }: CheckedPage, where: string, expect: Expect): void {
  const isTarget = targetWords.en.includes(bodyPart ?? '') && targetWords.id.includes(bodyPartLabel?.id ?? '')
  expect(isTarget, `${where} bodyPart`, 'is no word to be learned')
}

/** The word that is built is learned on its page, or elsewhere in the book where it is the answer to what the page asks. */
function checkLetters(
  { letters, word, successSound }: CheckedPage,
  where: string,
  expect: Expect,
  book: readonly CheckedPage[],
): void {
  if (!letters || 'target' in letters || !word) return expect(false, `${where} letters`, 'or the word are missing')
  for (const language of LANGUAGES) {
    const sorted = letters[language].toSorted((a, b) => a.originalIndex - b.originalIndex)
    const spelled = sorted.map(({ letter }) => letter).join('')
    expect(spelled === word[language], `${where} letters ${language}`, `spell ${spelled}, not ${word[language]}`)
    const targets = book.flatMap(({ targetWords }) =>
      targetWords[language].map((target) => target.toLowerCase().replace(/’s$/, '')),
    )
    expect(targets.includes(word[language].toLowerCase()), `${where} word ${language}`, 'is no word to be learned')
  }
  expect(successSound !== undefined, `${where} successSound`, 'is missing')
}
