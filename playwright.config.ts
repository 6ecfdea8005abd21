import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { pageBrowserPath, CHROMIUM_ARGS } from './tools/lib/chromium.ts'

const PORT = process.env['E2E_PORT'] ?? '4310'
/** The workers inherit it: a test may make a teacher's account, which only the command line can. */
const DATA_DIR = (process.env['E2E_DATA_DIR'] ??= `.cache/e2e-data-${process.pid}`)

/** End to end: the built app and service on an empty embedded database, in the system's Chromium. */
export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // Half as many again as there are cores: a child's pauses, spoken lines and slow lines leave a core idle for half of the time.
  workers: Math.ceil(1.5 * availableParallelism()),
  retries: 0,
  // Generous: a slow machine is no fault of the code.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['line'], ['json']] : 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1280, height: 800 },
    hasTouch: true,
    // A worker would answer before the tests' own routes; `offline.e2e.ts` asks for it.
    serviceWorkers: 'block',
    // Only of a second try: recording takes 42 % of the CPU of the flow tests.
    trace: 'on-first-retry',
    launchOptions: { executablePath: pageBrowserPath(), args: [...CHROMIUM_ARGS] },
  },
  webServer: {
    command: 'node dist/server/main.js',
    url: `http://127.0.0.1:${PORT}/healthz`,
    env: { PORT, HOST: '127.0.0.1', DATA_DIR, LOG_LEVEL: 'warn' },
    reuseExistingServer: false,
    stdout: 'ignore',
    stderr: 'pipe',
  },
})
