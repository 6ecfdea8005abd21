import type { AxiosInstance } from 'axios'
import { ApiError, NETWORK_TEXT } from './apiError.ts'
import type { ApiAxios } from './axiosClient.ts'
import { config } from './config.ts'
import { readToken } from '../account/session.ts'

const METHODS = ['request', 'get', 'options', 'delete', 'post', 'put', 'patch'] as const

type Method = (typeof METHODS)[number]

/** Calls to one backend, as axios makes them. Each rejects with an `ApiError`. */
type ApiClient = Pick<AxiosInstance, Method>

type Call = (...given: readonly unknown[]) => Promise<unknown>

/** A client whose axios (`axiosClient.ts`) comes with the first call: a page is read and played without it. */
function lazyClient(baseURL: string) {
  let opening: Promise<ApiAxios> | undefined
  const open = () => {
    opening ??= import('./axiosClient.ts').then(
      ({ createApiClient }) => createApiClient(baseURL),
      () => {
        // Asked for again at the next call: the network may be back.
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
  // Methods of axios, called a little later: their types are axios' own.
  const client = Object.fromEntries(METHODS.map((method) => [method, callBy(method)])) as unknown as ApiClient
  return { client, open }
}

const main = lazyClient(config.apiUrl)

/** The client of all calls but the profile's. */
export const apiClient = main.client

/** The client of the profile call, which may live on another host. */
export const dashboardClient = lazyClient(config.dashboardApiUrl).client

/** Fetches what the calls of a screen need, before it makes one; rejects where it cannot be had. */
export async function askForCalls(): Promise<void> {
  await main.open()
}

/** Fetches the cookie of the next write, where somebody is signed in; what cannot be had now is fetched with the write. */
export function askForCookie(): void {
  if (readToken() === undefined || !navigator.onLine) return
  main.open().then(
    ({ prepareWrite }) => void prepareWrite(),
    () => undefined,
  )
}
