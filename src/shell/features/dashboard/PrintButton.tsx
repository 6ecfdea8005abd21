import { clsx } from 'clsx'
import { useText } from './dashboardLanguage.ts'
import { Sign } from './Sign.tsx'
import { frameText } from './text/frame/index.ts'

/** Prints the current screen. `isMain`: printing is the main action of the screen. */
export function PrintButton({ isMain = false, isDisabled = false }: { isMain?: boolean; isDisabled?: boolean }) {
  const said = useText(frameText)
  return (
    <button
      type="button"
      className={clsx('button', isMain && 'main')}
      disabled={isDisabled}
      onClick={() => window.print()}
    >
      <Sign name="print" /> {said.print}
    </button>
  )
}
