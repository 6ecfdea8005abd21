import { expect, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import type { Language } from '../../src/game/language.ts'
import type { ControlName } from '../../src/shell/ui/controls/controlNames.ts'
import { authText } from '../../src/shell/features/auth/text/forms/index.ts'
import { type Hand, feedbackShown, feedbackCount, play, scene, sceneReady, withHooks } from './stage.ts'

/** A child at a tablet. */
export interface Child {
  readonly page: Page
  readonly hand: Hand
  readonly language: Language
  readonly byKeyboard: boolean
  /** Presses the first control with this text, by finger or by keyboard. `within` limits the search to a part of the page. */
  press(word: string | RegExp, within?: Locator): Promise<void>
  /** Presses a control by its name, independent of the language. */
  use(control: ControlName, within?: Locator): Promise<void>
  /** Everything that went wrong: console errors, page errors, and requests to other hosts. */
  readonly faults: string[]
}

/** A book as `/content/catalog.json` lists it. */
export interface CatalogBook {
  readonly id: number
  readonly title: Record<Language, string>
  readonly pages: readonly { readonly id: string; readonly interactionType?: string }[]
  readonly postActivities: readonly { readonly id: number; readonly type: string }[]
}

/** An e-mail for a new account. */
const freshEmail = () => `child-${Date.now()}-${Math.random().toString(36).slice(2, 8)}@example.org`

const PASSWORD = 'padi-kuning-7'

/** Sets the language and debug hooks for a page, and collects faults. */
export async function aChild(
  page: Page,
  { hand, language, byKeyboard = false }: { hand: Hand; language: Language; byKeyboard?: boolean },
): Promise<Child> {
  await withHooks(page)
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('language') === null) localStorage.setItem('language', chosen)
  }, language)
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(`page error: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()}`)
  })
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url())
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') faults.push(`request to ${hostname}`)
  })
  const pressOn = async (control: Locator) => {
    await expect(control).toBeEnabled()
    if (!byKeyboard) return control.tap()
    await control.focus()
    await page.keyboard.press('Enter')
  }
  const everywhere = page.locator('body')
  const press = (word: string | RegExp, within = everywhere) =>
    pressOn(within.locator('button:visible, a:visible', { hasText: word }).first())
  const use = (control: ControlName, within = everywhere) =>
    pressOn(within.locator(`[data-control="${control}"]:visible`).first())
  return { page, hand, language, byKeyboard, press, use, faults }
}

/** Goes from the landing page through registration and login to the home screen. Returns the e-mail. */
export async function signUp(child: Child, name = 'Budi'): Promise<string> {
  const { page, press, use, language } = child
  const email = freshEmail()
  const words = authText[language]
  await page.goto('/')
  await use('play')
  await expect(page).toHaveURL('/login')
  await press(words.register)
  await expect(page).toHaveURL('/register')
  await page.getByLabel(words.name).fill(name)
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await page.getByLabel(words.confirmation).fill(PASSWORD)
  await press(words.register)
  await expect(page.getByText(words.created)).toBeVisible()
  await expect(page).toHaveURL('/login')
  await logIn(child, email)
  return email
}

/** Signs in on the screen for e-mails, which is opened unless it is open. */
export async function logIn({ page, press, language }: Child, email: string): Promise<void> {
  const words = authText[language]
  if (!page.url().endsWith('/login')) await page.goto('/login')
  await page.getByLabel(words.email).fill(email)
  await page.getByLabel(words.password, { exact: true }).fill(PASSWORD)
  await press(words.login)
  await expect(page).toHaveURL('/home')
}

const signedInAnswer = z.object({ data: z.looseObject({ token: z.string() }) })

/** Registers and signs in through the API, for tests that are not about signing in, and opens the home screen. Returns the e-mail. */
export async function signedIn({ page }: Child, name = 'Budi'): Promise<string> {
  const email = freshEmail()
  const { request } = page
  const cookie = await request.get('/sanctum/csrf-cookie')
  const { cookies } = await request.storageState()
  const headers = { 'x-xsrf-token': cookies.find(({ name: key }) => key === 'XSRF-TOKEN')?.value ?? '' }
  const send = (path: string, data: object) => request.post(`/api/auth/${path}`, { headers, data })
  expect((await send('register', { name, email, password: PASSWORD, password_confirmation: PASSWORD })).status()).toBe(
    201,
  )
  const answer: unknown = await (await send('login', { email, password: PASSWORD })).json()
  const { data } = signedInAnswer.parse(answer)
  // Only once, so that a sign-out lasts.
  await page.addInitScript(
    ([origin, token, user]) => {
      if (location.origin !== origin || sessionStorage.getItem('signedIn') !== null) return
      sessionStorage.setItem('signedIn', '1')
      localStorage.setItem('authToken', token)
      localStorage.setItem('userInfo', user)
    },
    [new URL(cookie.url()).origin, data.token, JSON.stringify(data)] as const,
  )
  await page.goto('/home')
  // Browsers play no sound before the first touch.
  await page.locator('main').tap({ position: { x: 2, y: 2 } })
  await expect(page).toHaveURL('/home')
  return email
}

/** Marks books as completed, without points, through the API for the signed-in child, whose home screen is open. */
export async function finishByCalls(page: Page, ...bookIds: readonly number[]): Promise<void> {
  // The home screen's own request would bring the shelf as it was, and the app would keep that for a minute.
  await page.waitForFunction(() => localStorage.getItem('booksData') !== null)
  const statuses = await page.evaluate(async (ids) => {
    const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-xsrf-token': token,
      authorization: `Bearer ${localStorage.getItem('authToken')}`,
    }
    const send = (path: string, book_id: number) =>
      fetch(`/api/progress/${path}`, { method: 'POST', headers, body: JSON.stringify({ book_id }) })
    const answers: number[] = []
    for (const id of ids) {
      await send('start-book', id)
      answers.push((await send('complete-book', id)).status)
    }
    localStorage.removeItem('booksData')
    return answers
  }, bookIds)
  expect(statuses).toEqual(bookIds.map(() => 200))
}

/** Opens a book by its title, from the home screen through the library. */
export async function openBook({ page, press, use }: Child, title: string): Promise<void> {
  await use('read')
  await expect(page).toHaveURL('/books')
  await press(title)
  await expect(page).toHaveURL(/\/book\/\d+\?page=\d+/)
}

/** Reads from the current page to the last, plays every game, and presses Finish. Returns the ids of the pages seen. */
export async function readToTheEnd(child: Child, pageIds: readonly string[]): Promise<string[]> {
  const { page, use, hand } = child
  const seen: string[] = []
  for (const [index, pageId] of pageIds.entries()) {
    await sceneReady(page, pageId)
    const report = await scene(page)
    if (report && report.progress.total > 0) {
      const before = await feedbackCount(page)
      await play(page, hand)
      const done =
        child.language === 'en'
          ? "Great job! You've completed this activity!"
          : 'Hebat! Kamu sudah menyelesaikan kegiatan ini!'
      await feedbackShown(page, done, before)
    }
    seen.push(pageId)
    const isLast = index === pageIds.length - 1
    await use(isLast ? 'finish' : 'next')
    if (!isLast) await expect(page).toHaveURL(new RegExp(`page=${index + 2}$`))
  }
  return seen
}

/** Plays the activities in order, and continues from each end dialog, up to the results. */
export async function doActivities(child: Child, activityIds: readonly number[]): Promise<void> {
  const { page, hand } = child
  for (const [index, id] of activityIds.entries()) {
    await expect(page).toHaveURL(new RegExp(`post-activities\\?activity=${index + 1}`))
    await sceneReady(page, String(id))
    const isSpelling = (await scene(page))?.type === 'match-by-letter'
    await play(page, hand, isSpelling ? () => goOnSpelling(page, child.byKeyboard) : undefined)
    const dialog = page.locator('[role$="dialog"]', {
      hasText: /Activity Complete!|Congratulations|Kegiatan Selesai!|Selamat/,
    })
    await expect(dialog).toBeVisible()
    await child.use('continue', dialog)
  }
}

/**
 * Presses Next (or Finish) if it is enabled. A question may advance by itself between check and press, which disables the button. That press is
 * skipped; the caller tries again while the scene offers no move.
 */
export async function goOnSpelling(page: Page, byKeyboard = false): Promise<void> {
  const onward = page.locator('.c-onward:enabled')
  if (!(await onward.isVisible())) return
  const inTime = { timeout: 1000 }
  await (byKeyboard ? onward.press('Enter', inTime) : onward.tap(inTime)).catch(() => undefined)
}
