import { render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { beforeEach, expect, it, vi } from 'vitest'
import type { BookCell } from '../../../../../server/contract/report.ts'
import { BookMark } from './BookMark.tsx'

const FINISHED: BookCell = {
  book_id: 3,
  state: 'done',
  best: { round: 1, day: '2026-11-20', lang: 'en', points: 100, stars: 5, first: 0, asked: 0, helped: false },
  times: 1,
  rounds: 1,
  furthest_page: 12,
  no_pages_seen: false,
  pages: 12,
  finished_activities: 2,
  activities: 2,
  left: [],
  last_day: '2026-11-20',
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

it.each([
  ['en', 'no pages seen'],
  ['id', 'tanpa halaman yang dibuka'],
])('warns in %s only if no page of a finished book was seen', (language, text) => {
  localStorage.setItem('dashboardLanguage', language)
  const { rerender } = render(<BookMark cell={FINISHED} />, {
    wrapper: ({ children }) => <Provider store={createStore()}>{children}</Provider>,
  })
  expect(screen.queryByText(text)).toBeNull()
  rerender(<BookMark cell={{ ...FINISHED, furthest_page: 0, no_pages_seen: true }} />)
  expect(screen.getByText(text)).toBeVisible()
})
