import { expect, type Page } from '@playwright/test'
import { withHooks } from './stage.ts'

/** The app ends without a word, as a phone ends it, and is opened again at the same address. What was found after the end is said, and put away. */
export async function kill(page: Page): Promise<Page> {
  await expect(page.locator('.top .state')).not.toHaveText(/Saving/)
  const [address, context] = [page.url(), page.context()]
  await page.close({ runBeforeUnload: false })
  const again = await context.newPage()
  await withHooks(again)
  await again.goto(address)
  const found = again.getByRole('button', { name: 'Go on' })
  await found.or(again.locator('.stage[data-ready=true]')).first().waitFor()
  if (await found.isVisible()) await again.keyboard.press('Escape')
  await again.locator('.stage[data-ready=true]').waitFor()
  return again
}
