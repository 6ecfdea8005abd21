import { setTimeout as delay } from 'node:timers/promises'
import { Client } from './client.ts'
import { type Figures, summed } from './load.ts'

/** Number of children who read at the same time. */
export const CHILDREN = 40
const PAGE_MS = 5000
const LOOK_MS = 10_000

/** Results of a lesson: the children's requests, and the teacher's requests for the class page. */
export interface Lesson {
  readonly children: Figures
  readonly classPage: Figures
}

/**
 * Simulates forty children of a class who each turn a page every five seconds and send its events, while the teacher opens the class page every ten
 * seconds.
 */
export async function lesson(
  address: string,
  code: string,
  askForPage: () => Promise<number>,
  seconds: number,
): Promise<Lesson> {
  const readers: Client[] = []
  for (let child = 0; child < CHILDREN; child += 1) {
    const reader = await Client.signedIn(address)
    await reader.join(code)
    readers.push(reader)
  }
  const until = Date.now() + seconds * 1000
  const looking = repeated([askForPage], LOOK_MS, until)
  const reading = readers.map(async (reader, child) => {
    await delay((child / CHILDREN) * PAGE_MS)
    let page = 0
    return repeated([() => reader.savePage((page += 1) % 14), () => reader.sendEvents(5)], PAGE_MS, until)
  })
  const [classPage, ...all] = await Promise.all([looking, ...reading])
  return { children: together(all, seconds), classPage: together([classPage], seconds) }
}

interface Tries {
  readonly times: readonly number[]
  readonly errors: number
}

async function repeated(works: readonly (() => Promise<number>)[], pauseMs: number, until: number): Promise<Tries> {
  const times: number[] = []
  let errors = 0
  while (Date.now() < until) {
    for (const work of works) {
      const begun = performance.now()
      if ((await work()) !== 200) errors += 1
      times.push(performance.now() - begun)
    }
    await delay(pauseMs)
  }
  return { times, errors }
}

function together(all: readonly Tries[], seconds: number): Figures {
  const times = all.flatMap((one) => one.times)
  return summed(
    times,
    all.reduce((sum, { errors }) => sum + errors, 0),
    seconds,
  )
}
