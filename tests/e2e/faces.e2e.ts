import { expect, type Locator, type Page, test } from '@playwright/test'
import { chosenPassword, expectSound, newTeacher, signIn } from './desk.ts'

const LONG = ['Anastasia Ningrum Puspitasari', 'Muhammad Al-Farizi Ramadhan', 'Siti Nurhaliza Kusumawardhani']
const NAMES = [
  ...LONG,
  ...Array.from({ length: 27 }, (_, index) => `Anak ${String.fromCodePoint(65 + (index % 26))}${index}`),
]

/** Calls the API as the teacher who is signed in on the page. */
function call<T>(page: Page, method: string, path: string, body: object = {}): Promise<T> {
  return page.evaluate(
    async ([verb, url, payload]) => {
      await fetch('/sanctum/csrf-cookie')
      const token = decodeURIComponent(/XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? '')
      const headers = {
        'content-type': 'application/json',
        'x-xsrf-token': token,
        authorization: `Bearer ${localStorage.getItem('authToken')}`,
      }
      const answer = await fetch(url, { method: verb, headers, ...(verb !== 'GET' && { body: payload }) })
      return (await answer.json()).data
    },
    [method, path, JSON.stringify(body)] as const,
  )
}

const PHONE = { width: 844, height: 390 } as const
const LANDSCAPE = { width: 1024, height: 768 } as const

/** Number of pairs of these elements that overlap. */
function overlaps(parts: Locator): Promise<number> {
  return parts.evaluateAll((elements) => {
    const boxes = elements.map((element) => element.getBoundingClientRect())
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    return boxes.reduce(
      (sum, box, index) => sum + boxes.slice(index + 1).filter((other) => meets(box, other)).length,
      0,
    )
  })
}

/** Creates a class of thirty, and opens it on an approved tablet. Returns the class id. */
async function classOnTablet(page: Page, tablet: Page) {
  await signIn(page, await chosenPassword(page, newTeacher()))
  const { id } = await call<{ id: string }>(page, 'POST', '/api/classes', { group_name: '1B', course_name: 'Reading' })
  await call(page, 'POST', `/api/classes/${id}/learners`, { list: NAMES.join('\n'), save: true })
  const url = `/api/classes/${id}/devices`
  const { tablet_code } = await call<{ tablet_code: string }>(page, 'GET', url)
  await tablet.goto(`/login/pictures?code=${tablet_code}`)
  await tablet.getByRole('button', { name: 'Open the class' }).tap()
  await tablet.locator('.tablet-number').waitFor()
  const { devices } = await call<{ devices: { id: string }[] }>(page, 'GET', url)
  await call(page, 'POST', `${url}/${devices[0]?.id}/approve`)
  await tablet.locator('.faces button').first().waitFor()
  return id
}

test('thirty faces at 1024×768 do not overlap, are all different, and show full names', async ({ page, browser }) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  const tablet = await context.newPage()
  await classOnTablet(page, tablet)
  await expectSound(tablet, 'faces')
  const seen = await tablet.evaluate(() => {
    const faults: string[] = []
    const buttons = [...document.querySelectorAll<HTMLElement>('.faces button')]
    for (const button of buttons) {
      button.scrollIntoView({ block: 'center' })
      const own = button.getBoundingClientRect()
      const name = button.textContent
      for (const other of buttons) {
        const box = other.getBoundingClientRect()
        const [x, y] = [
          Math.min(own.right, box.right) - Math.max(own.left, box.left),
          Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top),
        ]
        if (other !== button && x > 0.5 && y > 0.5) faults.push(`${name} overlaps ${other.textContent}`)
      }
      const face = button.querySelector('.face-picture')?.getBoundingClientRect()
      if (!face) continue
      for (const image of button.querySelectorAll('img')) {
        const { width, height } = image.getBoundingClientRect()
        if (width < 44 || Math.abs(width - height) > 1) faults.push(`${name} is ${width} × ${height}`)
      }
      const spots = [
        [0.5, 0.5],
        [0.02, 0.02],
        [0.98, 0.02],
        [0.02, 0.98],
        [0.98, 0.98],
      ] as const
      for (const [x, y] of spots) {
        const hit = document.elementFromPoint(face.left + face.width * x, face.top + face.height * y)
        if (!hit || !button.contains(hit)) faults.push(`${name}: ${x} ${y} is not its own`)
      }
      const range = document.createRange()
      const tag = button.querySelector('.face-name')
      if (tag) range.selectNodeContents(tag)
      const text = range.getBoundingClientRect()
      // A font's line box may extend a little below its line.
      const isWhole = text.left >= own.left && text.right <= own.right && text.bottom <= own.bottom + 4
      if (!tag || !isWhole) faults.push(`${name} is cut`)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (name.length >= 24 && lines !== 2) faults.push(`${name} is on ${lines} lines`)
    }
    const pictures = buttons.map((button) => [...button.querySelectorAll('img')].map(({ src }) => src).join(' '))
    return { faults, count: buttons.length, different: new Set(pictures).size }
  })
  expect(seen).toEqual({ faults: [], count: 30, different: 30 })
  await context.close()
})

test('a child chooses a face at the first sign-in, and the teacher changes it; the secret pictures are shown only on a press', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000)
  const context = await browser.newContext({ viewport: { width: 1024, height: 768 }, hasTouch: true })
  const tablet = await context.newPage()
  const id = await classOnTablet(page, tablet)
  const cards = await call<{ name: string; pictures: string[] }[]>(page, 'GET', `/api/classes/${id}/cards`)
  const card = cards.find(({ name }) => name === 'Anak A0')
  await tablet.getByRole('button', { name: 'Anak A0', exact: true }).tap()
  for (const picture of card?.pictures ?? []) await tablet.getByRole('button', { name: picture, exact: true }).tap()
  await expect(tablet.getByRole('heading', { name: 'Which one are you?' })).toBeVisible()
  await expectSound(tablet, 'choosing a face')
  for (const viewport of [PHONE, { width: 820, height: 1180 }, { width: 390, height: 844 }, LANDSCAPE]) {
    await tablet.setViewportSize(viewport)
    expect.soft(await overlaps(tablet.locator('.of-faces')), `faces at ${viewport.width}`).toBe(0)
  }
  await tablet.getByRole('radio', { name: 'boy with a peci' }).check({ force: true })
  await tablet.getByRole('radio', { name: 'waves' }).check({ force: true })
  await tablet.getByRole('button', { name: 'Done', exact: true }).tap()
  await expect(tablet).toHaveURL('/home')
  await expect(tablet.locator('.me img')).toHaveAttribute('src', /face-13/)

  await page.goto(`/dashboard/${id}/class`)
  const row = page.getByRole('row', { name: /Anak A0 / })
  await expect(row.locator('.face-frame')).toHaveAttribute('src', /frame-wave/)
  await expect(row.locator('.pics')).toHaveCount(0)
  await row.getByRole('button', { name: 'Show' }).click()
  await expect(row.locator('.pics img')).toHaveCount(3)
  await row.getByRole('button', { name: 'Hide' }).click()
  await expect(row.locator('.pics')).toHaveCount(0)
  await row.getByRole('button', { name: 'Change face' }).click()
  const dialog = page.getByRole('dialog')
  await expectSound(page, 'another face')
  await dialog.getByRole('radio', { name: 'boy with glasses' }).check({ force: true })
  await dialog.getByRole('button', { name: 'Use this face' }).click()
  await expect(row.locator('.member-face img').first()).toHaveAttribute('src', /face-14/)
  await context.close()
})
