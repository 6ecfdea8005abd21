import { ask, cpuSeconds } from './ask.ts'
import type { Client } from './client.ts'
import { hammer, joined, type Measured } from './load.ts'
import type { CallFigures } from './serverReport.ts'

/** Number of concurrent requests. */
export const PARALLEL = 16
/** A call and its bare route alternate in slices of this length, so that other load on the machine affects both. */
export const SLICE_SECONDS = 1.5

type Work = () => Promise<number>

/** A call and its bare route. `wanted` is how many times the route's CPU the call may use; `undefined` if there is no limit. */
interface Pair {
  readonly name: string
  readonly bare: string
  readonly called: Work
  readonly beside: Work
  readonly wanted?: number
}

/** Measures every call and its bare route alternately, `slices` times each. */
export async function measureCalls(
  clients: readonly Client[],
  address: string,
  bareAddress: string,
  slices: number,
): Promise<CallFigures[]> {
  const figures: CallFigures[] = []
  for (const { name, bare, called, beside, wanted } of pairs(clients, bareAddress)) {
    // Warm up: V8 runs new code slowly.
    await hammer(PARALLEL, SLICE_SECONDS, called)
    await hammer(PARALLEL, SLICE_SECONDS, beside)
    const turns: { beside: Measured; called: Measured }[] = []
    for (let turn = 0; turn < slices; turn += 1) {
      turns.push({ beside: await slowed(bareAddress, beside), called: await slowed(address, called) })
    }
    figures.push({
      name,
      bare,
      wanted,
      beside: joined(turns.map((one) => one.beside)),
      called: joined(turns.map((one) => one.called)),
    })
  }
  return figures
}

function pairs(clients: readonly Client[], bareAddress: string): readonly Pair[] {
  const bareClients = clients.map((client) => client.at(bareAddress))
  let page = 0
  const books = (client: Client) => client.books()
  const save = (client: Client) => client.savePage((page += 1) % 14)
  const nothing = async () => (await ask('GET', bareAddress)).status
  const rows = 'the same statements'
  return [
    { name: 'GET csrf-cookie', bare: 'nothing', called: taken(clients, (one) => one.csrfCookie()), beside: nothing },
    { name: 'GET /api/books', bare: rows, called: taken(clients, books), beside: taken(bareClients, books), wanted: 4 },
    {
      name: 'PATCH update-page',
      bare: rows,
      called: taken(clients, save),
      beside: taken(bareClients, save),
      wanted: 6,
    },
    {
      name: 'POST /api/events, 20 events',
      bare: 'nothing',
      called: taken(clients, (one) => one.sendEvents(20)),
      beside: nothing,
    },
  ]
}

/** Calls `work` with one client after the other. */
function taken(clients: readonly Client[], work: (client: Client) => Promise<number>): Work {
  let turn = 0
  return async () => {
    const client = clients[(turn += 1) % clients.length]
    return client ? work(client) : 0
  }
}

/** Puts load on one process for a slice, and measures the CPU seconds that it used. */
async function slowed(address: string, work: Work): Promise<Measured> {
  const before = await cpuSeconds(address)
  const figures = await hammer(PARALLEL, SLICE_SECONDS, work)
  return { ...figures, cpu: (await cpuSeconds(address)) - before }
}
