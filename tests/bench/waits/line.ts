import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** The slow connection of a village school: 1.6 Mbps down, 0.75 Mbps up, 150 ms round trip. In bytes per second and ms one way. */
export const THIN = { down: 1_600_000 / 8, up: 750_000 / 8, delayMs: 75 } as const

/** A proxy between browser and service. All requests of the page and of its workers go through it. */
export interface Line {
  /** The URL that the browser opens. */
  readonly url: string
  /** The requests so far. */
  sent(): readonly Sent[]
  /** Forgets what was sent. */
  clear(): void
  /** Waits until no data has passed for `quietMs`, at most `atMostMs`. */
  rested(quietMs: number, atMostMs: number): Promise<void>
  /** Closes all connections and refuses new ones, as if the service were stopped. */
  cut(): Promise<void>
}

/** A request, and the bytes of its response with headers. */
interface Sent {
  readonly method: string
  readonly path: string
  bytes: number
  /** When the last byte so far arrived, ms since 1970. */
  arrived: number
}

/** Packet size in bytes. */
const PACKET = 1460
/** How much delay of a late timer is made up for, ms. */
const CREDIT_MS = 10

/** Opens a line to a local port. Without a shape it is not throttled. */
export async function openLine(port: number, shape: typeof THIN | undefined): Promise<Line> {
  const requests: Sent[] = []
  const sockets = new Set<Socket>()
  let movedAt = performance.now()
  const down = new Direction(shape?.down, shape?.delayMs)
  const up = new Direction(shape?.up, shape?.delayMs)
  const server = createServer({ noDelay: true }, (browser) => {
    const service = connect({ port, host: '127.0.0.1', noDelay: true })
    let current: Sent | undefined
    for (const socket of [browser, service]) {
      sockets.add(socket)
      socket.on('close', () => sockets.delete(socket))
      // Either side may reset the connection at any time; the other side is closed in `join`.
      socket.on('error', () => undefined)
    }
    up.join(browser, service, (bytes) => {
      movedAt = performance.now()
      // Over HTTP/1.1, browsers send one request at a time per connection, with its head in one chunk.
      const [, method, path] = /^([A-Z]+) (\S+) HTTP\/1\.1\r\n/.exec(bytes.toString('latin1', 0, 2048)) ?? []
      if (method === undefined || path === undefined) return
      current = { method, path, bytes: 0, arrived: Infinity }
      requests.push(current)
    })
    down.join(service, browser, (bytes) => {
      movedAt = performance.now()
      if (!current) return
      current.bytes += bytes.length
      current.arrived = performance.timeOrigin + movedAt
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Cast: a server that listens on a port has an `AddressInfo`, not a path.
  const { port: own } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${own}`,
    sent: () => requests,
    clear: () => void requests.splice(0),
    async rested(quietMs, atMostMs) {
      const end = performance.now() + atMostMs
      while (performance.now() - movedAt < quietMs && performance.now() < end)
        await new Promise((resolve) => setTimeout(resolve, 100))
    },
    async cut() {
      for (const socket of sockets) socket.destroy()
      if (server.listening) await new Promise((resolve) => server.close(resolve))
    },
  }
}

interface Packet {
  readonly bytes: Buffer
  readonly due: number
}

interface Stream {
  readonly to: Socket
  readonly packets: Packet[]
  readonly arrived: (bytes: Buffer) => void
  isOver: boolean
}

/** One direction of the line. All connections share its bandwidth, one packet each in turn. */
class Direction {
  private readonly bytesPerMs: number
  private readonly delayMs: number
  private readonly streams: Stream[] = []
  private freeAt = 0
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(bytesPerSecond = Infinity, delayMs = 0) {
    this.bytesPerMs = bytesPerSecond / 1000
    this.delayMs = delayMs
  }

  /** Forwards data from one socket to another. Calls `arrived` for each packet on arrival. */
  join(from: Socket, to: Socket, arrived: (bytes: Buffer) => void): void {
    const stream: Stream = { to, packets: [], arrived, isOver: false }
    this.streams.push(stream)
    from.on('data', (bytes: Buffer) => {
      const due = performance.now() + this.delayMs
      for (let at = 0; at < bytes.length; at += PACKET)
        stream.packets.push({ bytes: bytes.subarray(at, at + PACKET), due })
      this.run()
    })
    from.on('close', () => {
      stream.isOver = true
      this.run()
    })
    to.on('close', () => this.leave(stream))
  }

  private leave(stream: Stream): void {
    const place = this.streams.indexOf(stream)
    if (place >= 0) this.streams.splice(place, 1)
  }

  private run(): void {
    clearTimeout(this.timer)
    for (;;) {
      for (const stream of this.streams.filter(({ isOver, packets }) => isOver && packets.length === 0)) {
        this.leave(stream)
        stream.to.end()
      }
      const now = performance.now()
      const waiting = this.streams.filter(({ packets }) => packets.length > 0)
      if (waiting.length === 0) return
      const next = waiting.find(({ packets }) => (packets[0]?.due ?? Infinity) <= now)
      const begin = Math.max(this.freeAt, Math.min(...waiting.map(({ packets }) => packets[0]?.due ?? Infinity)))
      if (!next || this.freeAt > now) {
        this.timer = setTimeout(() => this.run(), Math.max(0, begin - now))
        return
      }
      this.carry(next, now)
    }
  }

  private carry(stream: Stream, now: number): void {
    const packet = stream.packets.shift()
    if (!packet) return
    this.freeAt = Math.max(this.freeAt, now - CREDIT_MS) + packet.bytes.length / this.bytesPerMs
    stream.to.write(packet.bytes)
    stream.arrived(packet.bytes)
    // Move this stream to the end, so that another connection sends the next packet.
    this.leave(stream)
    this.streams.push(stream)
  }
}
