import { lazy, Suspense } from 'react'
import { useUser } from '../lib/account/useUser.ts'
import { LoadingOverlay } from '../ui/screen/LoadingOverlay.tsx'
import { NotFoundPage } from './NotFoundPage.tsx'

const MakerPage = lazy(async () => ({ default: (await import('../features/maker/MakerPage.tsx')).MakerPage }))

/** The book maker for teachers. For everybody else its addresses are as unknown as any other. */
export function MakerGate() {
  if (useUser()?.role !== 'teacher') return <NotFoundPage />
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <MakerPage />
    </Suspense>
  )
}
