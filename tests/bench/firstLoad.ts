import type { Browser } from 'playwright'
import { openPage, type Service, signIn } from './browser.ts'
import type { Row } from './report.ts'

interface Fetched {
  readonly url: string
  readonly bytes: number
}

/** Measures the scripts of the landing page, and when Phaser is fetched in the library. */
export async function measureFirstLoad(browser: Browser, service: Service): Promise<Row[]> {
  // Only requests of the screens are counted, so the worker, which prefetches for later visits, is blocked.
  const landing = await openPage(browser, service, 'block')
  const onLanding = watch(landing.cdp)
  await landing.cdp.send('Network.enable')
  await landing.page.goto('/')
  await landing.page.waitForLoadState('networkidle')
  const scripts = onLanding().filter(({ url }) => url.endsWith('.js'))
  await landing.page.context().close()

  const { page, cdp } = await openPage(browser, service, 'block')
  await signIn(page)
  const onShelf = watch(cdp)
  await cdp.send('Network.enable')
  await page.goto('/books')
  await page.locator('button.book').first().waitFor()
  const isPhaser = ({ url }: Fetched) => /\/stage-[^/]*\.js$/.test(url)
  const beforeIdle = onShelf().some(isPhaser)
  await page.waitForLoadState('networkidle')
  const afterIdle = onShelf().some(isPhaser)
  await page.context().close()
  const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0)
  return [
    {
      what: 'JavaScript of the landing page, brotli',
      value: total / 1000,
      unit: 'kB',
      wanted: '≤ 130',
      isMet: total <= 130_000,
    },
    {
      what: 'Phaser among it',
      value: scripts.some(isPhaser) ? 1 : 0,
      unit: 'files',
      wanted: '0',
      isMet: !scripts.some(isPhaser),
    },
    {
      what: 'Phaser fetched in the library before it is idle',
      value: beforeIdle ? 1 : 0,
      unit: 'files',
      wanted: '0',
      isMet: !beforeIdle,
    },
    {
      what: 'Phaser fetched in the library once it is idle',
      value: afterIdle ? 1 : 0,
      unit: 'files',
      wanted: '1',
      isMet: afterIdle,
    },
  ]
}

/** Collects responses with the bytes of their bodies on the wire (compressed, without headers). */
function watch(cdp: Awaited<ReturnType<typeof openPage>>['cdp']): () => Fetched[] {
  const fetched: Fetched[] = []
  cdp.on('Network.responseReceived', ({ response }) => {
    const length = Object.entries(response.headers).find(([name]) => name.toLowerCase() === 'content-length')?.[1]
    fetched.push({ url: response.url, bytes: Number(length ?? 0) })
  })
  return () => fetched
}
