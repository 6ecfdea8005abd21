import { Link } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { dashboardRoutes } from '../routes.ts'
import { countsText } from '../text/counts/index.ts'
import type { CountKey } from '../text/counts/shape.ts'

/** The way from a figure to what it means. */
export function How({ is }: { readonly is: CountKey }) {
  const { whole } = useClass()
  const said = useText(countsText)
  return (
    <Link className="hint noprint" to={dashboardRoutes.counts(whole.id, is)}>
      {said.link}
      <span className="visually-hidden">: {said.of[is].name}</span>
    </Link>
  )
}
