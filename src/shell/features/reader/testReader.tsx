import { configure, screen } from '@testing-library/react'
import { beforeAll, beforeEach, vi } from 'vitest'
import { loadBook } from '../../../content/books.ts'
import { type Answer, type Answers, fakeBackend, shelfBook } from '../../testing/fakeBackend.ts'
import { renderApp } from '../../testing/renderApp.tsx'
import { forgetSounds } from '../../testing/fakeSounds.ts'
import { stage } from './stage/fakeStage.ts'
import { learningEvents } from '../../lib/service/learningEvents.ts'

/** The request that saves a page. */
export const SAVE = 'PATCH /api/progress/update-page'
/** The request for the shelf. */
export const BOOKS = 'GET /api/books'
const SHELF: Answer = [200, { data: [shelfBook] }]

/** Call it at the top of a test file that opens the reader; the file must mock `audioDesk.ts` and `stageRuntime.ts`. */
export function setUpReader(): void {
  // The screen and its book are chunks that load in the first test, which takes long on a busy machine.
  beforeAll(async () => {
    configure({ asyncUtilTimeout: 5000 })
    await Promise.all([import('./ReaderPage.tsx'), loadBook(1)])
  }, 60_000)

  beforeEach(() => {
    forgetSounds()
    stage.pages.length = 0
    stage.preloaded.length = 0
    stage.preloadedFrames.length = 0
    stage.preloadedScenes.length = 0
    stage.isBroken = false
    vi.spyOn(console, 'warn').mockReturnValue()
    vi.spyOn(console, 'error').mockReturnValue()
    // Discards events of earlier tests.
    learningEvents.connect(() => undefined)()
  })
}

/** Opens the app at a page of a book. */
export function openReader(path: string, answers: Answers = {}, options = {}) {
  const backend = fakeBackend({ [BOOKS]: SHELF, [SAVE]: [200, {}], ...answers })
  return { ...backend, ...renderApp(path, options) }
}

/** A button by its name, as soon as it appears. */
export const button = (name: string | RegExp) => screen.findByRole('button', { name })
/** The Next button. */
export const next = () => button(/^Next \d/)
/** The text of the open page. */
export const story = () => document.querySelector('.story')?.textContent?.trim()
