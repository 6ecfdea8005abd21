import { expect, type Page, test } from '@playwright/test'
import { DEMO } from '../../server/demo/seed.ts'
import { expectSound, signIn, watched } from './desk.ts'
import { ownService } from './ownService.ts'

const TEACHER = { email: DEMO.teacher.email, password: DEMO.password }
/** The first of one port for each test; different from the ports of the other test services. */
const PORT = Number(process.env['E2E_PORT'] ?? 4310) + 40

/** The screens of the demo class, each with a text from its data that it must show. */
const SCREENS: readonly (readonly [path: string, text: RegExp])[] = [
  ['', /Siapa perlu bantuan apa hari ini/],
  ['/learners/lrn-05', /Separuh atau lebih dari yang terakhir ditanyakan/],
  ['/books', /11 selesai|20 selesai/],
  ['/skills/letters?lang=en', /dalam bahasa Inggris/],
  ['/skills/body', /Bagian tubuh/],
  ['/skills/ladder', /Tangga membaca/],
  ['/skills/path?lang=id', /belum mulai/],
  ['/learners/week?lang=id', /Ucapkan bunyinya/],
  ['/learners', /masing-masing satu langkah/],
  ['/learners/lrn-12', /Catatan membaca/],
  ['/learners/lrn-12/sheet', /Kegiatan membaca Hana/],
  ['/counts#stuck', /Tersendat/],
  ['/class', /Tablet Layang-Layang/],
  ['/class/cards', /Rafi H\./],
  ['/class/privacy', /Hapus seorang murid/],
]

test('every screen shows the demo class on a phone in Indonesian, without requests to other hosts', async ({
  page,
}) => {
  await withDemo(page, PORT, async (address) => {
    await setLanguage(page, 'id')
    for (const [path, text] of SCREENS) {
      await page.goto(address(path))
      await page.getByText(text).first().waitFor({ state: 'attached' })
      await expectSound(page, path)
    }
    await page.goto(address(''))
    await page.locator('.needs').getByRole('link', { name: 'Bagus' }).waitFor()
  })
})

test('on a phone in landscape, each table shows its first row without scrolling', async ({ page }) => {
  await withDemo(page, PORT + 1, async (address) => {
    await setLanguage(page, 'id')
    await page.setViewportSize({ width: 844, height: 390 })
    for (const path of ['/books', '/skills', '/learners']) {
      await page.goto(address(path))
      const row = await page.locator('.wide-table tbody tr').first().boundingBox()
      expect.soft((row?.y ?? 390) + (row?.height ?? 0), `${path}: the first row`).toBeLessThanOrEqual(390)
    }
  })
})

test('how a child answers is saved, and her letter and her record print on one sheet each', async ({ page }) => {
  await withDemo(page, PORT + 2, async (address) => {
    await setLanguage(page, 'id')
    await page.goto(address('/learners/lrn-12'))
    const question = page.getByRole('group', { name: /\?/ }).first()
    await question.getByRole('radio', { name: 'dengan kata sendiri' }).check()
    await page.getByText('Tersimpan.').waitFor()
    await page.reload()
    await expect(question.getByRole('radio', { name: 'dengan kata sendiri' })).toBeChecked()
    for (const language of ['en', 'id']) {
      await setLanguage(page, language)
      for (const path of ['/class/letter?for=lrn-12', '/learners/lrn-12/record']) {
        await page.goto(address(path))
        await page.locator('.paper-sheet').filter({ hasText: 'Hana' }).waitFor()
        expect.soft(await sheetsOf(page), `${path} in ${language}: sheets of paper`).toBe(1)
      }
    }
  })
})

/** Runs `work` on a phone where the teacher of the demo class has signed in, and expects no errors on the way. `address` gives the address of a screen of the class. */
async function withDemo(page: Page, port: number, work: (address: (path: string) => string) => Promise<void>) {
  const service = ownService(port, ['--demo'])
  await service.start()
  try {
    const faults = watched(page)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await signIn(page, TEACHER, service.url)
    await work((path) => `${service.url}/dashboard/demo-class${path}`)
    expect(faults).toEqual([])
  } finally {
    await service.end()
  }
}

/** From the next screen on the dashboard is in `language`. */
async function setLanguage(page: Page, language: string) {
  await page.evaluate((code) => localStorage.setItem('dashboardLanguage', code), language)
}

/** Number of A4 sheets that a page prints on. */
async function sheetsOf(page: Page): Promise<number> {
  const printed = await page.pdf({ format: 'A4', preferCSSPageSize: true })
  return printed.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
