import { execFileSync } from 'node:child_process'
import type { Locator, Page } from 'playwright'
import type { Service } from '../browser.ts'

const EMAIL = 'ratna@school.example'
const PASSWORD = 'sawah di kaki gunung'

/** Counts what a teacher's finger does, by part of the work. Typing, and tapping along with the voice, do not count. */
export class Finger {
  readonly counts = new Map<string, number>()
  #part = ''

  begin(part: string): void {
    this.#part = part
    this.counts.set(part, 0)
  }

  async press(target: Locator): Promise<void> {
    await target.tap()
    this.counts.set(this.#part, (this.counts.get(this.#part) ?? 0) + 1)
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, one) => sum + one, 0)
  }
}

/** Adds a teacher with the command that schools use, signs her in, and makes her class. */
export async function signInTeacher(page: Page, { dataFolder }: Service): Promise<void> {
  const said = execFileSync(process.execPath, ['tools/cli.mjs', 'teacher', 'add', EMAIL, 'Bu Ratna'], {
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataFolder },
  })
  const [, password = ''] = /password: (\S+)/.exec(said) ?? []
  await page.goto('/login')
  await page.getByLabel('Email').fill(EMAIL)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('New password again').fill(PASSWORD)
  await page.getByRole('button', { name: 'Save and continue' }).click()
  await page.waitForURL(/home$/)
  await page.goto('/dashboard')
  await page.getByLabel('Class', { exact: true }).fill('Class 1B')
  await page.getByLabel('Course').fill('Reading')
  await page.getByRole('button', { name: 'Make the class' }).click()
  await page.waitForURL(/\/class\/add$/)
}
