import { expect, type Page } from '@playwright/test'
import { faultsOf, settled } from './axe.ts'

/** What somebody signs in with. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

/** Signs in with e-mail and password; `origin` where it is not the tests' own service. */
export async function signIn(page: Page, { email, password }: SignIn, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
}

/** Nobody is shut out of the screen shown, and it fits the window. */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('.waiting')).toHaveCount(0)
  await settled(page)
  expect.soft(await faultsOf(page), screen).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${screen}: wider than the window`).toBeLessThanOrEqual(0)
}

/** What goes wrong on a page from now on: errors of the page and its console, and requests to other hosts. */
export function watched(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`request to ${hostname}`)
  })
  return faults
}
