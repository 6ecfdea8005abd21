import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { ASK_MS, watchIdle } from '../lib/device/idle.ts'
import { languageNow } from '../lib/language/language.ts'
import { notify } from '../lib/notify.ts'
import { routes } from '../lib/routes.ts'
import { troubleText } from './text/trouble/index.ts'

/** A child of a class who has left the tablet is signed out after ten minutes, and it asks who is there now. */
export function useIdleSignOut(): void {
  const navigate = useNavigate()
  const onSignedOut = useEffectEvent(() => void navigate(routes.pictures, { replace: true }))
  useEffect(
    () =>
      watchIdle({
        onAsk: () => notify('info', troubleText[languageNow()].stillThere, ASK_MS),
        onSignedOut: () => onSignedOut(),
      }),
    [],
  )
}
