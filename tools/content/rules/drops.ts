import type { Expect } from '../fault.ts'
import type { CheckedActivity, CheckedPage } from '../shapes.ts'

const LANGUAGES = ['en', 'id'] as const
const FAMILY = ['father', 'mother', 'brother', 'sister', 'baby']
/** The share of a word tile that a zone must be able to hold (docs/spec.md, section 5). */
const OVERLAP = 0.75

type Words = Pick<CheckedPage, 'dragDropWords' | 'dropZones' | 'chip'>
type Family = Pick<CheckedActivity, 'familyMembers' | 'dropZones'>

const lower = (texts: readonly (string | undefined)[]) =>
  texts.map((text) => (text ?? '').toLowerCase()).toSorted((a, b) => a.localeCompare(b))
const isSame = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b)

/** Checks that words and drop zones match; on a page, the words must be the target words. */
export function checkWordDrop(
  { dragDropWords = [], dropZones = [], chip }: Words,
  targetWords: CheckedPage['targetWords'] | undefined,
  where: string,
  expect: Expect,
): void {
  for (const language of LANGUAGES) {
    const words = lower(dragDropWords.map(({ word }) => word[language]))
    const labels = lower(dropZones.map(({ label }) => label?.[language]))
    expect(isSame(words, labels), `${where} dropZones`, `labels are not the words (${language})`)
    expect(new Set(words).size === words.length, `${where} dragDropWords`, `a word comes twice (${language})`)
    const isTarget = targetWords === undefined || isSame(words, lower(targetWords[language]))
    expect(isTarget, `${where} targetWords`, `are not the words to drag (${language})`)
  }
  for (const { id, label, width, height } of dropZones) {
    const own = dragDropWords.find((word) => word.id === id)
    expect(own?.word.en === label?.en && own?.word.id === label?.id, `${where} dropZones ${id}`, 'is not of its word')
    if (!chip) expect(false, `${where} chip`, 'is missing')
    else {
      const held = Math.min(width, chip.width) * Math.min(height, chip.height)
      const isLarge = held >= OVERLAP * chip.width * chip.height
      expect(isLarge, `${where} dropZones ${id}`, `cannot hold ${OVERLAP * 100} % of a word`)
    }
  }
}

/** Checks for the five members in the specification's order, each with a drop zone and a silhouette. */
export function checkFamilyDrop({ familyMembers = [], dropZones = [] }: Family, where: string, expect: Expect): void {
  const members = familyMembers.map(({ id }) => id)
  expect(isSame(members, FAMILY), `${where} familyMembers`, `are ${members.join(', ')}`)
  expect(isSame(lower(dropZones.map(({ id }) => id)), lower(members)), `${where} dropZones`, 'are not the members')
  for (const { id, silhouetteImage } of dropZones) {
    expect(silhouetteImage !== undefined, `${where} dropZones ${id} silhouetteImage`, 'is missing')
  }
}

/** Whether these are the five members in order. */
export function isFamily(members: readonly { readonly id: string }[]): boolean {
  return isSame(
    members.map(({ id }) => id),
    FAMILY,
  )
}
