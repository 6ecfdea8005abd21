import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, chromiumPath } from '../../tools/lib/chromium.ts'
import { type Service, signIn, TSX_HELPER } from './browser.ts'
import type { Row } from './report.ts'

const WANTED = 95
const DEBUG_PORT = 4391
/** A tablet in landscape, as books are read. */
const TABLET = { mobile: true, width: 1280, height: 800, deviceScaleFactor: 1, disabled: false } as const
const PACKAGE = 'lighthouse'
const VERSION = '12.8.2'

/** The part of Lighthouse's API that is used here; its own types come only with the package. */
type Lighthouse = (url: string, flags: object, config: object) => Promise<Result | undefined>
interface Result {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
    readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>
  }
}

const PLACES = [
  { what: 'landing', path: '/', as: 'nobody' },
  { what: 'library', path: '/books', as: 'child' },
  { what: 'reader', path: '/book/1?page=2', as: 'child' },
  { what: 'dashboard', path: '/dashboard', as: 'teacher' },
] as const

/**
 * Lighthouse's four scores (0 to 100) for landing, library, reader and dashboard. The package is large and not a dependency; if it is missing, the
 * error names the command to install it temporarily.
 */
export async function measureLighthouse(service: Service): Promise<Row[]> {
  const lighthouse = await loadLighthouse()
  const rows: Row[] = []
  for (const { what, path, as } of PLACES) {
    const profile = mkdtempSync(join(tmpdir(), 'lumbung-lighthouse-'))
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_ARGS, `--remote-debugging-port=${DEBUG_PORT}`],
      baseURL: service.url,
    })
    try {
      await browser.addInitScript(TSX_HELPER)
      const page = await browser.newPage()
      if (as === 'child') await signIn(page)
      if (as === 'teacher') await signInTeacher(page, service)
      await page.close()
      const result = await lighthouse(
        service.url + path,
        { port: DEBUG_PORT, disableStorageReset: true, logLevel: 'error' },
        { extends: 'lighthouse:default', settings: { formFactor: 'mobile', screenEmulation: TABLET } },
      )
      if (!result) throw new Error(`Lighthouse says nothing of ${path}`)
      rows.push(...rowsOf(what, result))
    } finally {
      await browser.close()
      rmSync(profile, { recursive: true, force: true })
    }
  }
  return rows
}

async function loadLighthouse(): Promise<Lighthouse> {
  try {
    // Cast: the package's own types are not installed when types are checked.
    const loaded = (await import(PACKAGE)) as { default: Lighthouse }
    return loaded.default
  } catch (error) {
    const how = `npm install --no-save --ignore-scripts ${PACKAGE}@${VERSION}`
    throw new Error(`Lighthouse is not installed. For this once: ${how}`, { cause: error })
  }
}

function rowsOf(what: string, { lhr }: Result): Row[] {
  for (const [id, { title, score }] of Object.entries(lhr.audits)) {
    if (score !== null && score < 0.9) console.error(`${what}: ${id} ${score} (${title})`)
  }
  return Object.values(lhr.categories).map(({ title, score }) => {
    const value = Math.round((score ?? 0) * 100)
    return {
      what: `Lighthouse ${VERSION}, ${what}: ${title}`,
      value,
      unit: '',
      wanted: `≥ ${WANTED}`,
      isMet: value >= WANTED,
    }
  })
}

async function signInTeacher(page: Page, service: Service): Promise<void> {
  const email = `teacher-${Date.now()}@example.org`
  const said = execFileSync(process.execPath, ['tools/cli.mjs', 'teacher', 'add', email, 'Bu Ratna'], {
    env: { ...process.env, DATA_DIR: service.dataFolder },
    encoding: 'utf8',
  })
  const password = /[Pp]assword:?\s+(\S+)/.exec(said)?.[1]
  if (password === undefined) throw new Error(`No password in what the command said: ${said}`)
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  // The first sign-in asks for a new password.
  await page.waitForURL('**/login/password')
  await page.getByLabel('New password', { exact: true }).fill('sawah di kaki gunung')
  await page.getByLabel('New password again').fill('sawah di kaki gunung')
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL('**/home')
}
