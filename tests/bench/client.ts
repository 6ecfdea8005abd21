import { randomUUID } from 'node:crypto'
import { loginAnswer } from '../../server/contract/auth.ts'
import { type Answer, ask } from './ask.ts'

const PASSWORD = 'a good password'

/** A child's device, as the service sees it. */
export class Client {
  readonly #address: string
  #headers: Record<string, string> = {}
  #id = ''
  #sequence = 0

  private constructor(address: string) {
    this.#address = address
  }

  /** Registers a child and signs in. */
  static async signedIn(address: string): Promise<Client> {
    const client = new Client(address)
    const { cookie } = await ask('GET', `${address}/sanctum/csrf-cookie`)
    const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
    client.#headers = { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}` }
    const email = `${randomUUID()}@bench.example`
    const form = { name: 'Anak', email, password: PASSWORD, password_confirmation: PASSWORD }
    await client.#send('POST', '/api/auth/register', form)
    const answer = await client.#send('POST', '/api/auth/login', { email, password: PASSWORD })
    const { data } = loginAnswer.parse(JSON.parse(answer.text))
    client.#id = data.id
    client.#headers['authorization'] = `Bearer ${data.token}`
    return client
  }

  /** The same device with another service that accepts its token. */
  at(address: string): Client {
    const other = new Client(address)
    other.#headers = this.#headers
    other.#id = this.#id
    return other
  }

  /** Each of these calls resolves with the status, after the whole response has arrived. */
  csrfCookie(): Promise<number> {
    return this.#status('GET', '/sanctum/csrf-cookie')
  }

  books(): Promise<number> {
    return this.#status('GET', '/api/books')
  }

  savePage(page_number: number): Promise<number> {
    return this.#status('PATCH', '/api/progress/update-page', { book_id: 1, page_number })
  }

  sendEvents(count: number): Promise<number> {
    const events = Array.from({ length: count }, () => this.#event())
    return this.#status('POST', '/api/events', { sent_at: new Date().toISOString(), events })
  }

  join(code: string): Promise<number> {
    return this.#status('POST', '/api/classes/join', { code })
  }

  #event(): object {
    this.#sequence += 1
    return {
      id: randomUUID(),
      type: 'try',
      at: new Date().toISOString(),
      device_id: 'bench',
      device_seq: this.#sequence,
      session_id: 'bench',
      learner_id: this.#id,
      lang: 'id',
      app: '0.1.0',
      content: 1,
      ask: `bench-${this.#sequence}`,
      item: 'letter:E|sound',
      place: '102',
      n: 1,
      ok: true,
      help: 0,
      guess: 0.083,
      input: 'tap',
    }
  }

  async #status(method: string, path: string, body?: object): Promise<number> {
    return (await this.#send(method, path, body)).status
  }

  #send(method: string, path: string, body?: object): Promise<Answer> {
    return ask(method, `${this.#address}${path}`, this.#headers, body)
  }
}
