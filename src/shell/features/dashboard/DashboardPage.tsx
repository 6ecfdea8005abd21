import { lazy, Suspense } from 'react'
import { useUser } from '../../lib/account/useUser.ts'
import { LoadingOverlay } from '../../ui/screen/LoadingOverlay.tsx'
import { Placeholder } from './Placeholder.tsx'

const TeacherDashboard = lazy(async () => ({ default: (await import('./TeacherDashboard.tsx')).TeacherDashboard }))

/** The dashboard for teachers; other users see a placeholder. */
export function DashboardPage() {
  const user = useUser()
  if (user?.role !== 'teacher') return <Placeholder />
  return (
    <Suspense fallback={<LoadingOverlay />}>
      <TeacherDashboard />
    </Suspense>
  )
}
