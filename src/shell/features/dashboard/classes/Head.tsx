import type { ReactNode } from 'react'
import { NavLink } from 'react-router-dom'
import { ScreenTitle } from '../../../ui/screen/Screen.tsx'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { dashboardRoutes } from '../routes.ts'
import { classText } from '../text/classes/index.ts'
import { custodyText } from '../text/custody/index.ts'

interface HeadProps {
  readonly title: string
  readonly sub?: ReactNode
  /** Buttons on the right; not printed. */
  readonly tools?: ReactNode
}

/** Head of a screen: title, subtitle and tools. */
export function Head({ title, sub, tools }: HeadProps) {
  return (
    <div className="page-head">
      <ScreenTitle title={title} />
      <div>
        <h1>{title}</h1>
        {sub !== undefined && <p className="page-sub">{sub}</p>}
      </div>
      {tools !== undefined && <div className="tools">{tools}</div>}
    </div>
  )
}

/** Head of the class screens, with tabs between them. */
export function ClassHead({ sub, tools }: Pick<HeadProps, 'sub' | 'tools'>) {
  const { whole } = useClass()
  const said = useText(classText)
  const custody = useText(custodyText)
  const tabs = [
    [dashboardRoutes.members(whole.id), said.tabLearners],
    [dashboardRoutes.add(whole.id), said.tabAdd],
    [dashboardRoutes.cards(whole.id), said.tabCards],
    [dashboardRoutes.access(whole.id), said.tabBooks],
    [dashboardRoutes.packs(whole.id), said.tabPacks],
    ...(whole.is_owner ? [[dashboardRoutes.custody(whole.id), custody.tab] as const] : []),
    [dashboardRoutes.privacy(whole.id), said.tabPrivacy],
  ] as const
  return (
    <>
      <Head title={whole.group_name} sub={sub} tools={tools} />
      <nav className="tabs" aria-label={whole.group_name}>
        {tabs.map(([to, word]) => (
          <NavLink key={to} to={to} end>
            {word}
          </NavLink>
        ))}
      </nav>
    </>
  )
}
