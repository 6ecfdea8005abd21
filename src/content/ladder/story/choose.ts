import type { StoryQuestion } from '../schema.ts'

/** How many questions a reading has at most: the first one of a book, and later ones. A talk with a grown-up comes besides. */
export const MOST_QUESTIONS = { first: 3, again: 4 } as const

/** Which questions come first when there are more than a reading has room for: in later readings the harder ones. */
const WANTED = {
  first: ['predict', 'why', 'what', 'next'],
  again: ['why', 'next', 'what', 'predict'],
} as const

/**
 * The questions of one reading of a book, in the order of its pages; the talk last. Never on two pages running unless nothing else is left, and never
 * two on a page but the talk. `pages`: the ids of the book's pages in order. Pure: the same book and reading give the same questions.
 */
export function questionsOfReading(
  questions: readonly StoryQuestion[],
  pages: readonly string[],
  isAgain: boolean,
): StoryQuestion[] {
  const reading = isAgain ? 'again' : 'first'
  const placeOf = ({ page }: StoryQuestion) => pages.indexOf(page)
  const own = questions.filter((one) => (one.set === reading || one.set === 'both') && placeOf(one) >= 0)
  const rank = ({ type }: StoryQuestion) => WANTED[reading].findIndex((wanted) => wanted === type)
  const asked = own
    .filter(({ type }) => type !== 'tell')
    .toSorted((a, b) => rank(a) - rank(b) || placeOf(a) - placeOf(b))
  const chosen: StoryQuestion[] = []
  for (const leastApart of [2, 1])
    for (const type of rounds(WANTED[reading], asked))
      for (const one of asked) {
        if (one.type !== type || chosen.includes(one) || chosen.length >= MOST_QUESTIONS[reading]) continue
        if (chosen.some((other) => Math.abs(placeOf(other) - placeOf(one)) < leastApart)) continue
        chosen.push(one)
        break
      }
  const tells = own.filter(({ type }) => type === 'tell')
  return [...chosen, ...tells].toSorted(
    (a, b) => placeOf(a) - placeOf(b) || Number(a.type === 'tell') - Number(b.type === 'tell'),
  )
}

/** The types by turns, as often as there are questions: so a reading has some of each. */
function rounds<Type>(types: readonly Type[], questions: readonly unknown[]): Type[] {
  return questions.flatMap(() => types)
}
