import axios, { type AxiosAdapter, AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'

/** A call as it left the client. */
export interface Call {
  readonly name: string
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
  readonly params: unknown
  readonly timeout: number | undefined
  readonly withCredentials: boolean | undefined
}

/** What the backend answers: status, body and headers, or how the connection fails; `never` leaves the caller waiting. */
export type Answer =
  | readonly [status: number, body?: unknown, headers?: Readonly<Record<string, string>>]
  | 'offline'
  | 'timeout'
  | 'never'

/** Answers by `METHOD /path`; a function is asked at each call. */
export type Answers = Record<string, Answer | (() => Answer | Promise<Answer>)>

let answer: AxiosAdapter = () => Promise.reject(new Error('no backend yet'))
// Clients are made with the first call, and take this from the defaults.
axios.defaults.adapter = (config) => answer(config)

/** A backend in place of the network, for both clients; `calls` is what was sent, in order. Unknown calls get 404. */
export function fakeBackend(answers: Answers) {
  const calls: Call[] = []
  const all: Answers = { 'GET /sanctum/csrf-cookie': [204], ...answers }
  answer = async (config) => {
    const name = `${(config.method ?? 'get').toUpperCase()} ${config.url}`
    calls.push(callOf(name, config))
    const said = all[name] ?? [404, { message: 'Not found' }]
    return settle(config, typeof said === 'function' ? await said() : said)
  }
  return { calls, names: () => calls.map(({ name }) => name) }
}

function callOf(name: string, config: InternalAxiosRequestConfig): Call {
  const { params, timeout, withCredentials } = config
  const body: unknown = typeof config.data === 'string' ? JSON.parse(config.data) : config.data
  return { name, body, headers: config.headers.toJSON(), params, timeout, withCredentials }
}

function settle(config: InternalAxiosRequestConfig, answer: Answer): Promise<AxiosResponse> {
  if (answer === 'never') return new Promise(() => undefined)
  if (answer === 'offline') return Promise.reject(new AxiosError('Network Error', AxiosError.ERR_NETWORK, config))
  if (answer === 'timeout') return Promise.reject(new AxiosError('timeout', AxiosError.ECONNABORTED, config))
  const [status, data = {}, headers = {}] = answer
  const response: AxiosResponse = { status, statusText: '', data, headers, config }
  if (status < 300) return Promise.resolve(response)
  return Promise.reject(new AxiosError(`status ${status}`, AxiosError.ERR_BAD_RESPONSE, config, undefined, response))
}

/** A book as the shelf has it, of which nothing is read. */
export const shelfBook = {
  id: 1,
  title: 'B',
  cover_image: '/c',
  is_locked: false,
  latest_page: 0,
  current_page: 0,
  total_pages: 15,
}
