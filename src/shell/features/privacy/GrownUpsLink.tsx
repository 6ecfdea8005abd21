import { lazy, Suspense, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { playClick } from '../../lib/sound/sound.ts'

// Children never need it: it is fetched when somebody asks.
const GateDialog = lazy(async () => ({ default: (await import('./GateDialog.tsx')).GateDialog }))

interface Props {
  readonly to: string
  readonly className?: string
  readonly children: string
}

/** A way out of the children's world: open to those who can read three number words. */
export function GrownUpsLink({ to, className, children }: Props) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        onClick={() => {
          playClick()
          setOpen(true)
        }}
      >
        {children}
      </button>
      {isOpen && (
        <Suspense>
          <GateDialog onSolved={() => void navigate(to)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
