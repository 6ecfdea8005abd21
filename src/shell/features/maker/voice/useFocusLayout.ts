import { use, useEffect } from 'react'
import { MakerRoot } from '../ui/Sheet.tsx'

/** Gives the panel all the room on small screens, while it is shown: picture and pages go. */
export function useFocusLayout(): void {
  const root = use(MakerRoot)
  useEffect(() => {
    root?.classList.add('focus')
    return () => root?.classList.remove('focus')
  }, [root])
}
