import './shell/lib/zodWithoutEval.ts'
import './shell/styles/index.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { areHooksWanted, installHooks } from './game/debug/hooks.ts'
import { App } from './shell/app/App.tsx'

if (areHooksWanted(window.location.search, () => window.localStorage)) installHooks()

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
