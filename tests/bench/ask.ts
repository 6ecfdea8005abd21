import { Agent, request } from 'node:http'

/** Connections stay open, as browsers keep them. */
const agent = new Agent({ keepAlive: true, maxSockets: 64 })

/** An answer, read to its end. */
export interface Answer {
  readonly status: number
  readonly text: string
  readonly cookie: string
}

/** Sends one request. By node:http, because fetch takes as much of a processor as the service that is measured. */
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
      // The service lets go of idle connections; one may be taken up again at that very moment.
      const isIdleEnd = sent.reusedSocket && 'code' in error && /^(ECONNRESET|EPIPE)$/.test(String(error.code))
      if (isIdleEnd) ask(method, url, headers, body).then(resolve, reject)
      else reject(error)
    })
    sent.end(payload)
  })
}

/** Seconds of a processor that a process has used, by its own figures. */
export async function cpuSeconds(address: string): Promise<number> {
  const { text } = await ask('GET', `${address}/metrics`)
  const seconds = /^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]
  if (seconds === undefined) throw new Error(`${address}/metrics says nothing of the processor.`)
  return Number(seconds)
}
