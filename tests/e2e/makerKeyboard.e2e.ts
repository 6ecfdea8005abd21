import { expect, type Locator, type Page, test } from '@playwright/test'
import { chosenPassword, newTeacher, signIn } from './desk.ts'
import { kill } from './makerKill.ts'

/** Presses Tab, as a person does, until the control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor()
  for (let presses = 0; presses < 80; presses += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab does not reach ${control.toString()}`)
}

/** What lies in the picture, from back to front, and how. */
const lying = (page: Page) =>
  page
    .locator('.stage [data-name]')
    .evaluateAll((all) => all.map((one) => [one.dataset['name'], one instanceof HTMLElement && one.style.transform]))

test('a picture is composed with the keyboard alone, and ends of the app lose nothing of it', async ({
  page: first,
}) => {
  let page = first
  const umbrella = () => page.locator('.stage [data-name=umbrella]')
  await signIn(page, await chosenPassword(page, newTeacher()))
  await page.goto('/maker/new')
  await tabTo(page, page.getByRole('textbox', { name: 'Title, English' }))
  await page.keyboard.type('Rain')
  await page.keyboard.press('Enter')
  await page.locator('.stage[data-ready=true]').waitFor()

  /** Does something with the umbrella: it is said, and seen. Gives what lies in the picture now. */
  async function change(keys: readonly string[], said: RegExp): Promise<unknown> {
    await tabTo(page, umbrella())
    const before = await lying(page)
    for (const key of keys) await page.keyboard.press(key)
    await expect(page.locator('.pic [role=status]')).toHaveText(said)
    const after = await lying(page)
    expect(after).not.toEqual(before)
    return after
  }
  /** The same, and the app ends and is opened again: it is still so. */
  async function changeAndKill(keys: readonly string[], said: RegExp): Promise<void> {
    const after = await change(keys, said)
    page = await kill(page)
    expect(await lying(page)).toEqual(after)
  }

  await tabTo(page, page.getByRole('searchbox'))
  await page.keyboard.type('umbrella')
  await tabTo(page, page.getByRole('button', { name: 'Umbrella', exact: true }).first())
  await page.keyboard.press('Enter')
  await expect(umbrella()).toBeFocused()
  page = await kill(page)
  await changeAndKill(['ArrowRight', 'ArrowRight', 'ArrowUp'], /^left \d+, bottom \d+$/)
  await changeAndKill(['Shift+ArrowUp', 'Shift+ArrowUp'], /^size \d+ percent$/)
  await change(['.', '.'], /^turned 10 degrees$/)
  await change(['f'], /^flipped$/)
  await changeAndKill(['['], /^2 of 2 from the front$/)

  await tabTo(page, umbrella())
  await page.keyboard.press('Delete')
  await expect(umbrella()).toHaveCount(0)
  page = await kill(page)
  await expect(umbrella()).toHaveCount(0)
  // Undo is there after the end, too.
  await page.keyboard.press('Control+z')
  await expect(umbrella()).toHaveCount(1)
})
