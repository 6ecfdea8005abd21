import { clsx } from 'clsx'
import { useWords } from './dashboardLanguage.ts'
import { Sign } from './Sign.tsx'
import { frameWords } from './words/frame.ts'

/** Prints the screen as it stands; `isMain` where printing is what the screen is for. */
export function PrintButton({ isMain = false, isDisabled = false }: { isMain?: boolean; isDisabled?: boolean }) {
  const said = useWords(frameWords)
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
