import { collect, type Fault } from '../fault.ts'
import type { CheckedStory } from '../story.ts'
import { type LadderData, parseLadder, type RawLadder } from './data.ts'
import { checkLevels } from './levels.ts'
import { checkPictures } from './pictures.ts'
import { checkQuestions } from './questions.ts'
import { checkSteps } from './steps.ts'

/** All faults of the reading ladder, of the questions about the books, and of the books' levels. */
export function checkLadder(
  raw: RawLadder,
  stories: readonly CheckedStory[],
  around: Pick<LadderData, 'art' | 'spoken'>,
): Fault[] {
  return collect((expect) => {
    const data = parseLadder(raw, stories, around, expect)
    if (!data) return
    checkPictures(data, expect)
    checkSteps(data, expect)
    checkQuestions(data, expect)
    checkLevels(data, expect)
  })
}
