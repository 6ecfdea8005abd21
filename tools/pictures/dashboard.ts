/**
 * Makes `docs/pictures/dashboard.webp`: the “Today” screen of the demo class, as its teacher sees it. Needs the built app (`npm run build`).
 * Run: `npx tsx tools/pictures/dashboard.ts`
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { DEMO } from '../../server/demo/seed.ts'
import { CHROMIUM_ARGS, chromiumPath } from '../lib/chromium.ts'

const ROOT = join(import.meta.dirname, '../..')
const OUT = join(ROOT, 'docs/pictures/dashboard.webp')
const SIZE = { width: 1280, height: 800 }
/** WebP quality, 0 to 100; text stays readable at this value. */
const QUALITY = 82

/** Starts the demo on a free port with its own data folder. Returns the process and its URL. */
async function startDemo(folder: string): Promise<{ service: ChildProcess; url: string }> {
  const env = {
    ...process.env,
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: folder,
    TIME_ZONE: 'Asia/Jakarta',
    LOG_LEVEL: 'warn',
  }
  const service = spawn(process.execPath, [join(ROOT, 'dist/server/main.js'), '--demo'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  for await (const part of service.stdout) {
    said += String(part)
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(said)?.[0]
    if (url !== undefined) return { service, url }
  }
  throw new Error('The demo did not start: build the app first (npm run build).')
}

async function shoot(browser: Browser, url: string): Promise<Buffer> {
  const context = await browser.newContext({ viewport: SIZE, serviceWorkers: 'block', reducedMotion: 'reduce' })
  const page = await context.newPage()
  await page.goto(`${url}/login`)
  await page.getByLabel('Email').fill(DEMO.teacher.email)
  await page.getByLabel('Password', { exact: true }).fill(DEMO.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL('**/home')
  await page.goto(`${url}/dashboard`)
  await page.getByRole('link', { name: DEMO.className }).click()
  await page.locator('.needs > li').first().waitFor()
  await page.evaluate(() => document.fonts.ready)
  return page.screenshot()
}

const folder = mkdtempSync(join(tmpdir(), 'lumbung-picture-'))
const { service, url } = await startDemo(folder)
const browser = await chromium.launch({ executablePath: chromiumPath(), args: [...CHROMIUM_ARGS] })
try {
  const { size } = await sharp(await shoot(browser, url))
    .webp({ quality: QUALITY, effort: 6 })
    .toFile(OUT)
  console.log(`${OUT}: ${Math.round(size / 1024)} kB`)
} finally {
  await browser.close()
  const gone = once(service, 'exit')
  service.kill('SIGTERM')
  await gone
  rmSync(folder, { recursive: true, force: true })
}
