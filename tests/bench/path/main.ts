/**
 * `npm run bench -- path`: how long a device takes to choose a path, and how much 1,000 made-up children keep after four weeks of it, in three worlds.
 * Prints a table.
 */
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
