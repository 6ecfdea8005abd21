import { ApiError } from '../../lib/service/apiError.ts'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { type FailureText, failureText } from './text/errors/index.ts'

/** Meaning of an error's status, with the status in brackets. */
export function statusText(words: FailureText, status: number): string {
  const text = status >= 500 ? words.server : (words.status[status] ?? words.other)
  return `${text} (${status}).`
}

/**
 * Returns a function that describes a failed call in the dashboard's language. The service's messages are English: other languages use a
 * translation, or the meaning of the status.
 */
export function useErrorText(): (error: unknown) => string {
  const words = useText(failureText)
  const [language] = useDashboardLanguage()
  return (error) => {
    if (!(error instanceof ApiError)) return words.failed
    const { kind, status, serverMessage } = error
    if (kind === 'network' || (kind === 'csrf' && status === undefined)) return words.offline
    if (kind === 'timeout') return words.slow
    if (status === undefined) return words.failed
    const said = language === 'en' && status < 500 ? serverMessage : words.known[serverMessage ?? '']
    return said ?? statusText(words, status)
  }
}
