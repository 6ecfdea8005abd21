import { configure, screen } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { loadBook } from '../../../content/books.ts'
import { type Answer, type Answers, fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { forgetSounds } from './narration/fakeSounds.ts'
import { stage } from './stage/fakeStage.ts'
import { learningEvents } from './record/learningEvents.ts'

/** The call that keeps a page. */
export const SAVE = 'PATCH /api/progress/update-page'
/** The call for the shelf. */
export const BOOKS = 'GET /api/books'
const SHELF: Answer = [200, { data: [shelfBook] }]

/** Call it at the top of a file of tests that open the reader; the file mocks `audioDesk.ts` and `stageRuntime.ts`. */
export function setUpReader(): void {
  // The screen and its book are chunks that load at the first test; a busy machine takes its time.
  beforeAll(async () => {
    configure({ asyncUtilTimeout: 5000 })
    await Promise.all([import('./ReaderPage.tsx'), loadBook(1)])
  }, 60_000)

  beforeEach(() => {
    forgetSounds()
    stage.pages.length = 0
    stage.isBroken = false
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    // What other tests have left.
    learningEvents.connect(() => undefined)()
  })
}

/** Opens the app at a page of a book. */
export function openReader(path: string, answers: Answers = {}, options = {}) {
  const backend = fakeBackend({ [BOOKS]: SHELF, [SAVE]: [200, {}], ...answers })
  return { ...backend, ...renderApp(path, options) }
}

/** A button by its name, once it is there. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** The way to the next page. */
export const next = () => button(/^Next \d/)
/** The text of the page that is read. */
export const story = () => document.querySelector('.story')?.textContent?.trim()
