import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
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

/** What a teacher of these tests chooses in place of the one-time password. */
const CHOSEN = 'sawah di kaki gunung'

/** A teacher's account, made as a school makes it; what to sign in with for the first time. */
export function newTeacher(): SignIn {
  const email = `teacher-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@school.example`
  const said = execFileSync(process.execPath, ['tools/cli.mjs', 'teacher', 'add', email, 'Bu Ratna'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] },
  })
  const password = /password: (\S+)/.exec(said)?.[1]
  if (password === undefined) throw new Error('the command prints the password')
  return { email, password }
}

/** The first sign-in: on the screen, up to the home screen, by way of a password of one's own. Answers what to sign in with from now on. */
export async function signInFirst(page: Page, { email, password }: SignIn): Promise<SignIn> {
  await page.goto('/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login/password')
  await page.getByLabel('New password', { exact: true }).fill(CHOSEN)
  await page.getByLabel('New password again').fill(CHOSEN)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await expect(page).toHaveURL('/home')
  return { email, password: CHOSEN }
}

/** Changes the one-time password by the calls alone; answers what to sign in with. */
export async function chosenPassword(page: Page, { email, password }: SignIn): Promise<SignIn> {
  const { request } = page
  const send = async (method: 'POST' | 'PUT', path: string, data: object, bearer = '') => {
    await request.get('/sanctum/csrf-cookie')
    const { cookies } = await request.storageState()
    const csrf = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? ''
    const headers = { 'x-xsrf-token': csrf, ...(bearer !== '' && { authorization: `Bearer ${bearer}` }) }
    return request.fetch(path, { method, data, headers })
  }
  const login: unknown = await (await send('POST', '/api/auth/login', { email, password })).json()
  const token = loginSchema.parse(login).data.token
  const form = { current_password: password, password: CHOSEN, password_confirmation: CHOSEN }
  expect((await send('PUT', '/api/auth/password', form, token)).status()).toBe(200)
  return { email, password: CHOSEN }
}

const loginSchema = z.object({ data: z.object({ token: z.string() }) })

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
