import { ApiError } from '../../../lib/service/apiError.ts'
import { useText } from '../dashboardLanguage.ts'
import { useErrorText } from '../errorText.ts'
import { packText } from '../text/packs/index.ts'

/** Returns a function that says why a book was not taken, in the dashboard's language. */
export function usePackError(): (error: unknown) => string {
  const said = useText(packText)
  const errorText = useErrorText()
  return (error) => {
    if (!(error instanceof ApiError) || error.status === undefined) return errorText(error)
    return said.known[error.serverMessage ?? ''] ?? said.refusals[error.status] ?? errorText(error)
  }
}
