import type { Browser, CDPSession, Page } from 'playwright'
import { median, openPage, type Service } from './browser.ts'
import { busyUntil, longestUntil, recordTasks, type Task } from './mainThread.ts'
import type { Row } from './report.ts'

/** A cheap tablet at the end of a thin line. */
const THROTTLE = 4
const LINE = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 } as const
const VISITS = 5
/** A page with things to play, opened by its address with nothing kept from before. */
const ADDRESS = '/book/1?page=3'
const PAGE_ID = 'b1-p02'

/** A file on the wire; times are ms from the first request. */
export interface Sent {
  readonly path: string
  readonly asked: number
  arrived: number
  bytes: number
}

/** What one visit found; ms from the first request, bytes as they came over the wire. */
export interface Visit {
  readonly firstPaint: number
  readonly readable: number
  readonly playable: number
  /** The reader has come: Next, Listen and the voice. */
  readonly reader: number
  readonly layoutShift: number
  readonly longestTask: number
  readonly sent: readonly Sent[]
  readonly tasks: readonly Task[]
}

interface Seen {
  firstPaint: number
  picture: number
  playable: number
  reader: number
  layoutShift: number
  longestTask: number
}

/** How soon a book's page opened directly is read and played, under the conditions the peers were measured in; medians. */
export async function measureFirstPage(browser: Browser, service: Service): Promise<Row[]> {
  const visits: Visit[] = []
  const unslowed: Visit[] = []
  for (let visit = 0; visit < VISITS; visit += 1) {
    visits.push(await visitFirstPage(browser, service))
    unslowed.push(await visitFirstPage(browser, service, 1))
  }
  const of = (figure: (visit: Visit) => number, among = visits) => median(among.map(figure))
  const until = (moment: 'readable' | 'playable') => (visit: Visit) =>
    visit.sent.filter(({ arrived }) => arrived <= visit[moment])
  const kB = (moment: 'readable' | 'playable') =>
    of((visit) => until(moment)(visit).reduce((sum, { bytes }) => sum + bytes, 0) / 1000)
  const row = (what: string, value: number, unit: string, limit: number): Row => ({
    what: `page opened directly at ${THROTTLE}×, 1.6 Mbps, 150 ms: ${what}`,
    value,
    unit,
    wanted: `≤ ${limit}`,
    isMet: value <= limit,
  })
  return [
    row('first contentful paint', Math.round(of((visit) => visit.firstPaint)), 'ms', 450),
    row('readable', Math.round(of((visit) => visit.readable)), 'ms', 2000),
    row(
      'requests until readable',
      of((visit) => until('readable')(visit).length),
      'files',
      6,
    ),
    row('on the wire until readable', kB('readable'), 'kB', 120),
    row('of it what is read: document, pictures, fonts', of(readKB), 'kB', 120),
    row('playable', Math.round(of((visit) => visit.playable)), 'ms', 3500),
    row('on the wire until playable', kB('playable'), 'kB', 330),
    row('Next, Listen and the voice are there', Math.round(of((visit) => visit.reader)), 'ms', 3500),
    row(
      'layout shift, thousandths',
      of((visit) => Math.round(visit.layoutShift * 1000)),
      '',
      0,
    ),
    row('longest task until playable, thread time', Math.round(of(longest)), 'ms', 250),
    row('longest task until playable, wall time', Math.round(of((visit) => visit.longestTask)), 'ms', 250),
    ...(['readable', 'playable'] as const).map((moment) => {
      const busy = Math.round(of((visit) => busyUntil(visit.tasks, visit[moment]), unslowed))
      const limit = { readable: 100, playable: 230 }[moment]
      return { ...row('', busy, 'ms', limit), what: `the same at 1×: main thread until ${moment}, thread time` }
    }),
  ]
}

const longest = (visit: Visit) => longestUntil(visit.tasks, visit.playable)

/** Bytes that a child who only reads has waited for. */
const readKB = ({ sent, readable }: Visit) =>
  sent
    .filter(({ path, arrived }) => arrived <= readable && !path.endsWith('.js'))
    .reduce((sum, { bytes }) => sum + bytes, 0) / 1000

/** Opens the page once in a profile of its own, until it can be played, on a processor so many times slower. */
export async function visitFirstPage(browser: Browser, service: Service, throttle = THROTTLE): Promise<Visit> {
  const { page, cdp } = await openPage(browser, service)
  await signInAside(page, service)
  await page.addInitScript(watchPage, PAGE_ID)
  const sent = await watchLine(cdp)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: throttle })
  await cdp.send('Network.emulateNetworkConditions', LINE)
  const stop = await recordTasks(browser, page)
  await page.goto(ADDRESS, { waitUntil: 'commit' })
  await page.waitForFunction(() => Number(Reflect.get(Reflect.get(window, 'seen'), 'reader')) > 0, undefined, {
    polling: 250,
    timeout: 60_000,
  })
  const seen = await page.evaluate((): Seen => Reflect.get(window, 'seen'))
  const tasks = await stop(ADDRESS)
  await page.context().close()
  return { ...seen, readable: Math.max(seen.firstPaint, seen.picture), sent: sent(), tasks }
}

/** A fresh child whose sign-in is in the page's storage, while the page itself has fetched nothing. */
async function signInAside(page: Page, { url }: Service): Promise<void> {
  const { request } = page.context()
  await request.get(`${url}/sanctum/csrf-cookie`)
  const cookies = await page.context().cookies()
  const token = decodeURIComponent(cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '')
  const email = `first-${Date.now()}@example.org`
  const password = 'padi-kuning-7'
  const send = async (path: string, data: object) =>
    (
      await request.post(`${url}${path}`, { data, headers: { accept: 'application/json', 'x-xsrf-token': token } })
    ).json()
  await send('/api/auth/register', { name: 'Bench', email, password, password_confirmation: password })
  const { data } = await send('/api/auth/login', { email, password })
  await page.addInitScript((user) => {
    localStorage.setItem('authToken', user.token)
    localStorage.setItem('userInfo', JSON.stringify(user))
  }, data)
}

/** Runs in the page: notes in `window.seen` when things were seen. Asks the stage itself whether it takes touches. */
function watchPage(pageId: string): void {
  const seen: Seen = { firstPaint: 0, picture: 0, playable: 0, reader: 0, layoutShift: 0, longestTask: 0 }
  Reflect.set(window, 'seen', seen)
  const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.firstPaint = startTime
  })
  // The browser's types know neither of these entries.
  watch('largest-contentful-paint', (entry) => {
    const element: unknown = Reflect.get(entry, 'element')
    if (element instanceof HTMLImageElement) seen.picture ||= entry.startTime
  })
  watch('layout-shift', (entry) => (seen.layoutShift += Number(Reflect.get(entry, 'value'))))
  watch('longtask', ({ duration }) => {
    if (seen.playable === 0) seen.longestTask = Math.max(seen.longestTask, duration)
  })
  const timer = setInterval(() => {
    const report = window.__storybook?.scene()
    if (report?.pageId === pageId && report.status === 'ready') seen.playable ||= performance.now()
    if (seen.playable === 0 || document.getElementById('first-page') !== null) return
    seen.reader = performance.now()
    clearInterval(timer)
  }, 20)
}

/** Listens to the line; gives what has come until it is asked. */
async function watchLine(cdp: CDPSession): Promise<() => readonly Sent[]> {
  const asked = new Map<string, Sent>()
  let begun: number | undefined
  await cdp.send('Network.enable')
  cdp.on('Network.requestWillBeSent', ({ requestId, request, timestamp }) => {
    begun ??= timestamp
    const { pathname, protocol } = new URL(request.url)
    // Pictures written into a stylesheet are no requests.
    if (protocol !== 'data:')
      asked.set(requestId, { path: pathname, asked: (timestamp - begun) * 1000, arrived: Infinity, bytes: 0 })
  })
  cdp.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const file = asked.get(requestId)
    if (!file) return
    file.bytes = encodedDataLength
    file.arrived = (timestamp - (begun ?? timestamp)) * 1000
  })
  return () => [...asked.values()]
}
