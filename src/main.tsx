import './shell/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { setTakenIn } from './content/takenIn.ts'
import { areHooksWanted, installHooks } from './game/debug/hooks.ts'
import { App } from './shell/app/App.tsx'
import { prepareScreen } from './shell/app/CurrentScreen.tsx'
import { hasFirstPage } from './firstPage/index.ts'
import { afterCriticalPath, awaitCriticalPath, turnCanBegin } from './shell/lib/loading/criticalPath.ts'
import { forgiveSlips } from './shell/lib/press/forgivingPress.ts'
import { renewLanguage } from './shell/lib/language/language.ts'
import { whenIdle } from './shell/lib/loading/whenIdle.ts'

if (areHooksWanted(window.location.search, () => window.localStorage)) installHooks()
forgiveSlips(document)
renewLanguage()

// Ours come with the app; the shelf's list names the others.
setTakenIn(async (id, isNew) => (await import('./shell/lib/books/takenIn.ts')).takenInUrls(id, isNew))

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
const begin = () =>
  createRoot(root).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
// The page that came with the document shows meanwhile: what takes its place is drawn once.
if (hasFirstPage()) {
  awaitCriticalPath()
  void prepareScreen(window.location.pathname).then(begin)
} else begin()

// From here on events are queued durably; until it runs, they wait in memory. A save is queued durably without it.
afterCriticalPath(() => {
  void turnCanBegin().then(() =>
    whenIdle(() => void import('./shell/features/outbox/start.ts').then(({ startOutbox }) => startOutbox())),
  )
})
