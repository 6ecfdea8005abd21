import type { AxiosInstance } from 'axios'
import { ApiError, NETWORK_TEXT } from './apiError.ts'
import type { ApiAxios } from './axiosClient.ts'
import { config } from './config.ts'
import { readToken } from '../account/session.ts'

const METHODS = ['request', 'get', 'options', 'delete', 'post', 'put', 'patch'] as const

type Method = (typeof METHODS)[number]

/** An axios client for one backend. Requests reject with an `ApiError`. */
type ApiClient = Pick<AxiosInstance, Method>

type Call = (...given: readonly unknown[]) => Promise<unknown>

/** A client that loads axios (`axiosClient.ts`) with the first request; reading and playing a page does not need it. */
function lazyClient(baseURL: string) {
  let opening: Promise<ApiAxios> | undefined
  const open = () => {
    opening ??= import('./axiosClient.ts').then(
      ({ createApiClient }) => createApiClient(baseURL),
      () => {
        // Retried at the next request, when the network may be back.
        opening = undefined
        throw new ApiError('network', NETWORK_TEXT)
      },
    )
    return opening
  }
  const callBy = (method: Method): Call => {
    return async (...given) => {
      const { client } = await open()
      return (client[method] as Call)(...given)
    }
  }
  // Deferred axios methods, with axios' types.
  const client = Object.fromEntries(METHODS.map((method) => [method, callBy(method)])) as unknown as ApiClient
  return { client, open }
}

const main = lazyClient(config.apiUrl)

/** The client of all requests except the profile's. */
export const apiClient = main.client

/** The client of the profile request, which may go to another host. */
export const dashboardClient = lazyClient(config.dashboardApiUrl).client

/** Preloads axios for a screen; rejects on failure. */
export async function askForCalls(): Promise<void> {
  await main.open()
}

/** Prefetches the CSRF cookie for the next write if somebody is signed in; on failure it is fetched with the write. */
export function askForCookie(): void {
  if (readToken() === undefined || !navigator.onLine) return
  main.open().then(
    ({ prepareWrite }) => void prepareWrite(),
    () => undefined,
  )
}
