import { lazy, Suspense } from 'react'

const Barn = lazy(async () => ({ default: (await import('../features/library/Barn.tsx')).Barn }))

/** What finished stories have left, for the home screen: it comes behind the three postcards. */
export function HomeBarn() {
  return (
    <Suspense>
      <Barn />
    </Suspense>
  )
}
