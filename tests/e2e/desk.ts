import { execFileSync } from 'node:child_process'
import { expect, type Page } from '@playwright/test'
import { z } from 'zod'
import { faultsOf, settled } from './axe.ts'

/** Credentials for signing in. */
export interface SignIn {
  readonly email: string
  readonly password: string
}

/** Signs in with e-mail and password. `origin` is needed only for a service other than the tests' default one. */
export async function signIn(page: Page, { email, password }: SignIn, origin = ''): Promise<void> {
  await page.goto(`${origin}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
}

/** The password that teachers in these tests choose in place of the one-time password. */
const CHOSEN = 'sawah di kaki gunung'

/** Adds a teacher with the command that schools use. Returns the credentials for the first sign-in. */
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

/** Signs in for the first time on screen, chooses a new password and reaches the home screen. Returns the new credentials. */
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

/** Changes the one-time password through the API. Returns the new credentials. */
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

/** Expects the current screen to be accessible and to fit the window's width. */
export async function expectSound(page: Page, screen: string): Promise<void> {
  await expect(page.locator('.waiting')).toHaveCount(0)
  await settled(page)
  expect.soft(await faultsOf(page), screen).toEqual([])
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(over, `${screen}: wider than the window`).toBeLessThanOrEqual(0)
}

/** Collects page errors, console errors and requests to other hosts from now on. */
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
