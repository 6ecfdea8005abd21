import { Link } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { useText } from '../dashboardLanguage.ts'
import { dashboardRoutes } from '../routes.ts'
import { countsText } from '../text/counts/index.ts'
import type { CountKey } from '../text/counts/shape.ts'

/** Link from a figure to its definition. */
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
