import { Link } from 'react-router-dom'
import { useClass } from '../ClassFrame.tsx'
import { useWords } from '../dashboardLanguage.ts'
import { dashboardRoutes } from '../routes.ts'
import { countsWords } from '../words/counts.ts'
import type { CountKey } from '../words/countsShape.ts'

/** The way from a figure to what it means. */
export function How({ is }: { readonly is: CountKey }) {
  const { whole } = useClass()
  const said = useWords(countsWords)
  return (
    <Link className="hint noprint" to={dashboardRoutes.counts(whole.id, is)}>
      {said.link}
      <span className="visually-hidden">: {said.of[is].name}</span>
    </Link>
  )
}
