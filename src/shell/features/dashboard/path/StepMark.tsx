import type { PathReport } from '../../../../../server/contract/path.ts'
import { useDashboardLanguage } from '../dashboardLanguage.ts'

/** A step of the ladder: its number in a ring, and what it brings. */
export function StepMark({ step }: { readonly step: PathReport['steps'][number] | undefined }) {
  const [language] = useDashboardLanguage()
  if (!step) return <>–</>
  return (
    <>
      <b className="step-number">{step.order}</b> {step.title[language]}
    </>
  )
}
