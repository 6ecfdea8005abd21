import type { Language } from '../../../../game/language.ts'
import { usePackError } from '../../dashboard/index.ts'
import { PackDraftError } from '../pack/index.ts'

/** Hook: says why a draft did not become a file, or the file was not taken. */
export function useShareError(language: Language): (error: unknown) => string {
  const packError = usePackError()
  return (error) => (error instanceof PackDraftError ? error.reason[language] : packError(error))
}
