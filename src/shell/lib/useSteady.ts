import { useEffect, useRef, useState } from 'react'

// Handlers have different parameters; each is called as given.
type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>

/**
 * Returns stable functions that call the handlers of the latest rendering, so that memoized children do not re-render. Cleanups of a child's effects
 * still call those of the previous rendering.
 */
export function useSteady<Given extends Handlers>(given: Given): Given {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const [steady] = useState(() => {
    const pass = (name: string) => [name, (...args: never[]) => latest.current[name]?.(...args)]
    // `fromEntries` cannot express that each name has its own function type.
    return Object.fromEntries(Object.keys(given).map(pass)) as Given
  })
  return steady
}
