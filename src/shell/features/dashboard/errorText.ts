import { ApiError } from '../../lib/service/apiError.ts'
import { useDashboardLanguage, useText } from './dashboardLanguage.ts'
import { type FailureText, failureText } from './text/errors/index.ts'

/** What an error's status means, with the status in brackets. */
export function statusText(words: FailureText, status: number): string {
  const text = status >= 500 ? words.server : (words.status[status] ?? words.other)
  return `${text} (${status}).`
}

/**
 * Gives a failed call its text in the dashboard's language. The service answers in English: what it says is shown to who reads English, others
 * get our words for it, or what its status means.
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
