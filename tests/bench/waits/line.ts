import { createServer, connect, type AddressInfo, type Socket } from 'node:net'

/** A thin line as a village school has it: 1.6 Mbps down, 0.75 up, 150 ms to and fro. */
export const THIN = { down: 1_600_000 / 8, up: 750_000 / 8, delayMs: 75 } as const

/** What lies between the browser and the service. Everything that is fetched goes through it: by the page and by its workers. */
export interface Line {
  /** The address that the browser opens. */
  readonly url: string
  /** The requests so far. */
  sent(): readonly Sent[]
  /** Forgets what was sent. */
  clear(): void
  /** Waits until nothing has moved on it for so long, at most for so long. */
  rested(quietMs: number, atMostMs: number): Promise<void>
  /** From now on nobody answers, as where the service was stopped. */
  cut(): Promise<void>
}

/** A request, and the bytes that came for it, heads and all. */
interface Sent {
  readonly method: string
  readonly path: string
  bytes: number
  /** When its last byte so far came, ms since 1970. */
  arrived: number
}

/** As much as is put on the wire at once. */
const PACKET = 1460
/** What a late timer may catch up with, ms. */
const CREDIT_MS = 10

/** Puts a line before a port of this machine; without a shape it is as quick as the machine. */
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
      // Either side may end a connection in any moment; the other one is told by its own end.
      socket.on('error', () => undefined)
    }
    up.join(browser, service, (bytes) => {
      movedAt = performance.now()
      // A browser sends one request at a time on a connection, and its head in one piece.
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
  // It listens on a port, so its address is no path.
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

/** One way of the line: all connections share it, packet by packet in turn. */
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

  /** Carries what comes from one socket to another; `arrived` hears each piece when it is there. */
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
    // The next packet is another connection's.
    this.leave(stream)
    this.streams.push(stream)
  }
}
