import type { Browser } from 'playwright'

/** All processes of the browser together use less CPU time than this in one look, s. */
const IDLE_S = 0.025
const LOOK_MS = 250
/** How many looks in a row. */
const LOOKS = 2
/** After this time the visit begins even if the browser is not idle, ms. */
const PATIENCE_MS = 15_000

/**
 * Waits until a browser that has just been started does nothing more. For about a second it loads pages of its own interface, with half a core: a
 * child's browser has done that long before.
 */
export async function idleBrowser(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession()
  const usedS = async () => {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const end = performance.now() + PATIENCE_MS
  let before = await usedS()
  for (let idle = 0; idle < LOOKS && performance.now() < end; ) {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    const now = await usedS()
    idle = now - before < IDLE_S ? idle + 1 : 0
    before = now
  }
  await cdp.detach()
}
