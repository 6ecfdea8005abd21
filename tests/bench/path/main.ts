/**
 * `npm run bench -- path`: how long a device takes to choose a path, how much 1,000 made-up children keep after four weeks of it, in three worlds, and how
 * near the five-minute check comes to the truth of 1,000.
 * Prints a table.
 */
import { checkLadder } from '../../../src/content/ladder/check/check.ts'
import { simulate, WORLDS as CHECK_WORLDS } from '../../../src/content/ladder/check/testChecks.ts'
import { loadPlayable } from '../../../src/content/ladder/playable.ts'
import { LANGUAGES } from '../../../src/game/language.ts'
import { seededRandom } from '../../../src/game/rules/random.ts'
import { timeToChoose } from './choosing.ts'
import { simulateMany, WORLDS } from './simulate.ts'

const CHILDREN = 1000
/** A cheap tablet is this much slower than the machine of the bench. */
const THROTTLE = 4

const { ms, first, events, items } = timeToChoose()
console.log(
  `Choosing with ${events} events of ${items} items on the device: ${ms.toFixed(1)} ms of CPU, ${(ms * THROTTLE).toFixed(0)} ms at ${THROTTLE}× throttle (goal: 30); ${first.toFixed(1)} ms the first time.`,
)

console.log(`${CHILDREN} children, four weeks, a turn every second or third day; kept: recall of .7 two weeks later.`)
for (const [world, memory] of Object.entries(WORLDS)) {
  const { path, inOrder, asked } = simulateMany(memory, CHILDREN)
  const ratio = path / Math.max(inOrder, 0.01)
  console.log(
    `${world}: ${path.toFixed(1)} items by the path, ${inOrder.toFixed(1)} by the ladder's order (${ratio.toFixed(2)} times), with ${asked.toFixed(0)} questions each`,
  )
}

for (const language of LANGUAGES) {
  const { asks, ladder } = await loadPlayable(language)
  const own = checkLadder(asks, ladder.languages[language].steps)
  for (const world of CHECK_WORLDS) {
    const runs = simulate(own, world, { children: CHILDREN, random: seededRandom(5) })
    const mean = (of: (run: (typeof runs)[number]) => number) => runs.reduce((sum, run) => sum + of(run), 0) / CHILDREN
    const near = mean(({ off }) => (off <= 1 ? 100 : 0))
    const sure = mean(({ isSure }) => (isSure ? 100 : 0))
    console.log(
      `check (${language}), children who ${world.name}: ${near.toFixed(1)} % within one step (goal: 90), ${sure.toFixed(0)} % end by the error, ${mean(({ questions }) => questions).toFixed(1)} questions, ${mean(({ seconds }) => seconds).toFixed(0)} s`,
    )
  }
}
