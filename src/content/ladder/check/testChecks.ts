import type { Random } from '../options.ts'
import { costOf } from '../path/rules.ts'
import { type CheckAnswer, type CheckLadder, checkResult, nextAsks } from './check.ts'
import { CHECK } from './rules.ts'

/** How simulated children know things: none of these worlds is the model that the check uses. `knows`: by the distance of a step from the first unmastered one. */
interface World {
  readonly name: string
  /** The chance that an item is known; `ahead`: 0 for the step that the child is at, 1 for the one after, -1 for the last mastered one. */
  readonly knows: (ahead: number) => number
  readonly slip: number
  /** The share of children who must be found within one step of the truth. */
  readonly wanted: number
}

/** Worlds for the simulation. */
export const WORLDS: readonly World[] = [
  {
    name: 'master a step after the other',
    knows: (ahead) => (ahead < 0 ? 0.95 : ahead === 0 ? 0.4 : 0.05),
    slip: 0.1,
    wanted: 0.9,
  },
  {
    name: 'have gaps and run ahead',
    knows: (ahead) => 1 / (1 + Math.exp(1.2 * (ahead + 0.2))),
    slip: 0.1,
    wanted: 0.9,
  },
  // The model believes in half as many slips: answers of a careless child say less than it thinks.
  {
    name: 'are often careless',
    knows: (ahead) => (ahead < 0 ? 0.95 : ahead === 0 ? 0.4 : 0.05),
    slip: 0.2,
    wanted: 0.8,
  },
]

/** One simulated check. `off`: steps between what was found and the truth; `seconds` as the questions' usual times add up. */
interface Run {
  readonly off: number
  readonly error: number
  readonly seconds: number
  readonly questions: number
  readonly isSure: boolean
}

/** Plays the check with made-up children whose steps are spread over the whole ladder. */
export function simulate(
  ladder: CheckLadder,
  world: World,
  { children, random }: { readonly children: number; readonly random: Random },
): Run[] {
  return Array.from({ length: children }, (_, n) => {
    const mastered = n % ladder.steps.length
    const answers: CheckAnswer[] = []
    let seconds = 0
    for (;;) {
      const block = nextAsks(ladder, answers, { seconds })
      if (block.length === 0) break
      for (const ask of block) {
        const ahead = ladder.steps.indexOf(ask.step) - mastered
        const isKnown = random() < world.knows(ahead)
        answers.push({ item: ask.item, ok: random() < (isKnown ? 1 - world.slip : ask.guess) })
        seconds += costOf(ask.skill, false)
      }
    }
    const result = checkResult(ladder, answers)
    const off = result ? Math.abs(ladder.steps.indexOf(result.step) - mastered) : ladder.steps.length
    const error = result?.error ?? ladder.steps.length
    return { off, error, seconds, questions: answers.length, isSure: error <= CHECK.error }
  })
}
