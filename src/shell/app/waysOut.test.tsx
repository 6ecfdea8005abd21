import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../testing/fakeBackend.ts'
import { renderApp } from '../testing/renderApp.tsx'
import { useTestClock } from '../testing/shellTest.ts'

vi.mock('../lib/sound/audioDesk.ts', () => import('../testing/fakeAudioDesk.ts'))
useTestClock()

const SHELL = join(import.meta.dirname, '..')
/** Where a child may go without a grown-up. */
const CHILDS_WORLD = /^\/(?:$|home$|books$|games$|profile$|today$|login(?:\/pictures)?$|register$|book\/)/
/** The teachers' side, the account behind the gate, and the gate itself. What leads to the dashboard from menu and home is shown to teachers alone. */
const BEHIND_THE_GATE = [
  'features/dashboard/',
  'features/maker/',
  'features/account/',
  'features/privacy/',
  'features/debug/',
  'testing/',
]
const TEACHERS_ONLY = ['features/menu/FloatingMenu.tsx', 'features/home/TeacherCard.tsx']

const SCREENS = [
  ['/', null],
  ['/login', null],
  ['/login/pictures', null],
  ['/register', null],
  ['/home', {}],
  ['/books', {}],
  ['/games', {}],
  ['/profile', {}],
  ['/dashboard', {}],
  ['/nowhere', {}],
] as const

it.each(SCREENS)('has on %s no link out of the children’s world that no gate stands before', async (path, user) => {
  fakeBackend({
    'GET /api/books': [200, { data: [] }],
    'GET /api/auth/profile': [200, { data: { name: 'Eka', course_name: null, list_buku: [] } }],
  })
  renderApp(path, { user })
  await screen.findAllByRole('button')
  const links = screen.queryAllByRole('link').map((link) => link.getAttribute('href') ?? '')
  expect(links.filter((href) => !CHILDS_WORLD.test(href))).toEqual([])
})

it('opens no other page, window or address from the children’s code', () => {
  const files = readdirSync(SHELL, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !BEHIND_THE_GATE.some((folder) => path.startsWith(folder)) && !TEACHERS_ONLY.includes(path))
  expect(files.length).toBeGreaterThan(50)
  const waysOut =
    /window\.open|target="_blank"|(?:href|to)=["{`'](?:https?:|mailto:|(?:dashboardR|r)outes\.(?:privacy|dashboard|unsent))/
  const ungated = files.flatMap((path) =>
    readFileSync(join(SHELL, path), 'utf8')
      .split('\n')
      .filter((line) => waysOut.test(line) && !line.includes('<GrownUpsLink'))
      .map((line) => `${path}: ${line.trim()}`),
  )
  expect(ungated).toEqual([])
})
