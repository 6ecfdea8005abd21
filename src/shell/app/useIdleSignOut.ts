import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ASK_MS, watchIdle } from '../lib/device/idle.ts'
import { languageNow } from '../lib/language/language.ts'
import { notify } from '../lib/notify.ts'
import { routes } from '../lib/routes.ts'

const ASK = {
  en: 'Are you still there? Touch the screen.',
  id: 'Masih di sini? Sentuh layarnya.',
} as const

/** A child of a class who has left the tablet is signed out after ten minutes, and it asks who is there now. */
export function useIdleSignOut(): void {
  const navigate = useNavigate()
  const onSignedOut = useEffectEvent(() => void navigate(routes.pictures, { replace: true }))
  useEffect(
    () => watchIdle({ onAsk: () => notify('info', ASK[languageNow()], ASK_MS), onSignedOut: () => onSignedOut() }),
    [],
  )
}
