import { type RefObject, useEffect } from 'react'

const CONTROLS = 'textarea, input, select, button'

/** Hook: shows and focuses what is marked `data-field` with this name, as soon as it is there: parts of the editor load what they need first. */
export function useFieldFocus(panel: RefObject<HTMLElement | null>, field: string | undefined): void {
  useEffect(() => {
    const { current } = panel
    if (field === undefined || !current) return undefined
    const observer = new MutationObserver(() => show())
    const show = () => {
      const found = current.querySelector<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)
      if (!found) return
      observer.disconnect()
      found.scrollIntoView({ block: 'center' })
      found.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true })
    }
    observer.observe(current, { childList: true, subtree: true })
    show()
    return () => observer.disconnect()
  }, [panel, field])
}
