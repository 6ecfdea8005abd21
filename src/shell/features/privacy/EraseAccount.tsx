import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useKeeping } from '../../lib/account/retention.ts'
import type { Language } from '../../../game/language.ts'
import { routes } from '../../lib/routes.ts'
import type { UserInfo } from '../../lib/account/session.ts'
import { useUser } from '../../lib/account/useUser.ts'
import { Bar } from '../../ui/screen/Bar.tsx'
import { eraseText } from './text/erase/index.ts'

const GateDialog = lazy(async () => ({ default: (await import('../../ui/gate/GateDialog.tsx')).GateDialog }))
const EraseDialog = lazy(async () => ({ default: (await import('./EraseDialog.tsx')).EraseDialog }))

/** Whoever is signed in with an e-mail can change their password, see their devices and erase their account: behind the gate for grown-ups. */
export function EraseAccount({ language }: { readonly language: Language }) {
  const user = useUser()
  const { retention_days } = useKeeping()
  const navigate = useNavigate()
  const [asking, setAsking] = useState<'gate' | 'password' | 'account'>()
  // Children who sign in by pictures have no password; the owner of their class erases them.
  if (!user || user.email === '') return null
  const said = eraseText[language]
  const close = () => setAsking(undefined)
  return (
    <section>
      <h2>{said.title}</h2>
      <p>{said.who(user.name, user.email)}</p>
      <Bar theme="cream" icon="lock" aria-haspopup="dialog" onClick={() => setAsking('account')}>
        {said.security}
      </Bar>
      <p>{user.role === 'teacher' ? said.teacher : said.child}</p>
      <p>{said.backups(retention_days)}</p>
      <Bar theme="cream" icon="close" aria-haspopup="dialog" onClick={() => setAsking('gate')}>
        {said.button}
      </Bar>
      <Suspense>
        {asking === 'gate' && <GateDialog onSolved={() => setAsking('password')} onClose={close} />}
        {asking === 'account' && <GateDialog onSolved={() => void navigate(wayOf(user))} onClose={close} />}
        {asking === 'password' && <EraseDialog user={user} language={language} onClose={close} />}
      </Suspense>
    </section>
  )
}

/** Teachers have it on their dashboard. */
const wayOf = ({ role }: UserInfo) => (role === 'teacher' ? `${routes.dashboard}/account` : routes.account)
