import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fakeBackend } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { useTestClock } from '../../testing/shellTest.ts'
import { gateText } from './text/index.ts'

vi.mock('../../lib/sound/audioDesk.ts', () => import('../../testing/fakeAudioDesk.ts'))
useTestClock()

const KEEPING = { 'GET /api/keeping': [404] } as const

/** The numbers that the gate asks for, read from its words. */
function asked(language: 'en' | 'id'): number[] {
  const words = screen.getByRole('alertdialog').querySelector('b')?.textContent.split(', ') ?? []
  return words.map((word) => gateText[language].numbers.indexOf(word) + 1)
}

async function openGate(path: string, name: string) {
  fakeBackend(KEEPING)
  const app = renderApp(path, { user: null })
  await app.touch.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('alertdialog')
  // Radix lets a dialog be pressed from the render after its first on.
  await waitFor(() => expect(dialog).toHaveStyle({ pointerEvents: 'auto' }))
  const press = async (number: number) => app.touch.click(screen.getByRole('button', { name: String(number) }))
  return { ...app, press }
}

it.each(['/login', '/register'])('lets a grown-up through from %s who reads the three numbers', async (path) => {
  const { press, where } = await openGate(path, 'Privacy')
  expect(new Set(asked('en')).size).toBe(3)
  for (const number of asked('en')) await press(number)
  await waitFor(() => expect(where()).toBe('/privacy'))
})

it('asks for other numbers after a wrong one, and lets nobody through who only tries', async () => {
  const { press, where } = await openGate('/login', 'Privacy')
  const [first = 0] = asked('en')
  await press(first === 9 ? 1 : first + 1)
  expect(screen.getByText(/Not quite\. New numbers:/)).toBeVisible()
  expect(where()).toBe('/login')
  for (const number of asked('en')) await press(number)
  await waitFor(() => expect(where()).toBe('/privacy'))
})

it('speaks the child’s language, and goes away by Escape', async () => {
  localStorage.setItem('language', 'id')
  const { touch, where } = await openGate('/login', 'Privasi')
  expect(screen.getByRole('heading', { name: 'Untuk orang dewasa' })).toBeVisible()
  expect(asked('id').every((number) => number >= 1 && number <= 9)).toBe(true)
  await touch.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(where()).toBe('/login')
})
