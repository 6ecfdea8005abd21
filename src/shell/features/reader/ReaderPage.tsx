import { NotFoundPage } from '../../app/NotFoundPage.tsx'

/** Stands in until this screen is there. */
export function ReaderPage() {
  return <NotFoundPage />
}
