import { Agent, request } from 'node:http'

/** Reuses connections, as browsers do. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** A complete response. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

/** Sends one request. Uses node:http, because fetch takes as much CPU as the measured service. */
export function ask(
  method: string,
  url: string,
  headers: Readonly<Record<string, string>> = {},
  body?: object,
): Promise<Answer> {
  const payload = body && JSON.stringify(body)
  const typed = payload && { 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(payload)) }
  return new Promise((resolve, reject) => {
    const sent = request(url, { agent, method, headers: { ...headers, ...typed } }, (answer) => {
      const pieces: Buffer[] = []
      answer.on('data', (piece: Buffer) => pieces.push(piece))
      answer.on('error', reject)
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text: Buffer.concat(pieces).toString(),
          cookie: String(answer.headers['set-cookie'] ?? ''),
        }),
      )
    })
    sent.on('error', (error) => {
      // The service closes idle connections; it may close one just as we reuse it. Then retry.
      const isIdleEnd = sent.reusedSocket && 'code' in error && /^(ECONNRESET|EPIPE)$/.test(String(error.code))
      if (isIdleEnd) ask(method, url, headers, body).then(resolve, reject)
      else reject(error)
    })
    sent.end(payload)
  })
}

/** CPU seconds that a process has used, from its own /metrics. */
export async function cpuSeconds(address: string): Promise<number> {
  const { text } = await ask('GET', `${address}/metrics`)
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${address}/metrics says nothing of the processor.`)
  return Number(seconds)
}
