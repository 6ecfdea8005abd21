import { useEffect, useRef, useState } from 'react'

// Parameters are what handlers differ in; each is called as it was given.
type Handlers = Readonly<Record<string, (...args: never[]) => unknown>>

/**
 * The same functions for good, each doing what its latest rendering gave: a memoized child that gets them is not redrawn for them. What
 * effects of a child undo still finds those of the rendering before.
 */
export function useSteady<Given extends Handlers>(given: Given): Given {
  const latest = useRef(given)
  useEffect(() => {
    latest.current = given
  })
  const [steady] = useState(() => {
    const pass = (name: string) => [name, (...args: never[]) => latest.current[name]?.(...args)]
    // Each name has a function of its own kind, which `fromEntries` cannot know.
    return Object.fromEntries(Object.keys(given).map(pass)) as Given
  })
  return steady
}
