import type { AxiosAdapter, AxiosRequestConfig, AxiosResponse } from 'axios'
import { ApiError, NETWORK_TEXT } from './apiError.ts'
import type { ApiAxios } from './axiosClient.ts'
import { config } from './config.ts'
import { readToken } from '../account/session.ts'

declare module 'axios' {
  interface AxiosRequestConfig {
    /** Fetch the CSRF cookie first although this is a GET. */
    needsCsrf?: boolean
    /** The call itself signs in or out, so a 401 is no expired session. */
    isSignIn?: boolean
    /** Whoever calls ends the session at a 401 when it is time. */
    keepsSession?: boolean
    /** The write that a cookie fetched ahead is meant for. */
    usesSpareCookie?: boolean
    /** The CSRF cookie was refused once; this is the one try with a new one. */
    isSecondTry?: boolean
    /** The token to call with, where it is not the session's: what another child has left to be sent. */
    as?: string
  }
}

type Reply<Data> = Promise<AxiosResponse<Data>>

/** Calls to one backend, as axios has them. Axios itself comes with the first call: a page is read and played without it. */
export class ApiClient {
  private readonly baseURL: string
  private opening: Promise<ApiAxios> | undefined
  private adapter: AxiosAdapter | undefined

  constructor(baseURL: string) {
    this.baseURL = baseURL
  }

  /** Makes a call; rejects with an `ApiError`. */
  async request<Data>(call: AxiosRequestConfig): Reply<Data> {
    const { client } = await this.open()
    return client.request<Data>(call)
  }

  get<Data>(url: string, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'get', url })
  }

  options<Data>(url: string, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'options', url })
  }

  delete<Data>(url: string, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'delete', url })
  }

  post<Data>(url: string, data?: unknown, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'post', url, data })
  }

  put<Data>(url: string, data?: unknown, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'put', url, data })
  }

  patch<Data>(url: string, data?: unknown, call?: AxiosRequestConfig): Reply<Data> {
    return this.request({ ...call, method: 'patch', url, data })
  }

  /** From now on the adapter answers instead of the network, in tests. */
  answerBy(adapter: AxiosAdapter): void {
    this.adapter = adapter
    void this.opening?.then(({ client }) => {
      client.defaults.adapter = adapter
    })
  }

  /** Fetches axios, which calls are made with; rejects where it cannot be had. */
  async prepare(): Promise<void> {
    await this.open()
  }

  /** Fetches the cookie of the next write ahead of it; what cannot be had now is fetched with the write. Never rejects. */
  async prepareWrite(): Promise<void> {
    const opened = await this.open().catch(() => undefined)
    await opened?.prepareWrite()
  }

  private open(): Promise<ApiAxios> {
    this.opening ??= import('./axiosClient.ts').then(
      ({ createApiClient }) => createApiClient({ baseURL: this.baseURL, adapter: this.adapter }),
      () => {
        // Asked for again at the next call: the network may be back.
        this.opening = undefined
        throw new ApiError('network', NETWORK_TEXT)
      },
    )
    return this.opening
  }
}

/** The client of all calls but the profile's. */
export const apiClient = new ApiClient(config.apiUrl)

/** Fetches what the calls of a screen need, before it makes one. */
export function askForCalls(): Promise<void> {
  return apiClient.prepare()
}

/** Fetches the cookie of the next write, where somebody is signed in; what cannot be had now is fetched with the write. */
export function askForCookie(): void {
  if (readToken() !== undefined && navigator.onLine) void apiClient.prepareWrite()
}

/** The client of the profile call, which may live on another host. */
export const dashboardClient = new ApiClient(config.dashboardApiUrl)
