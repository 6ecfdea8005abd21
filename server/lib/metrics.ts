import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Upper edges of the time buckets, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10] as const

/** What one kind of request has come to. */
interface Series {
  readonly labels: string
  count: number
  seconds: number
  readonly buckets: number[]
}

/** Counts requests of this process, and writes them in Prometheus' text form. Labels are patterns, never addresses. */
export function requestMetrics() {
  const series = new Map<string, Series>()
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()

  return {
    count(method: string, route: string, status: number, seconds: number): void {
      const labels = `method="${escaped(method)}",route="${escaped(route)}",status="${status}"`
      const found = series.get(labels) ?? { labels, count: 0, seconds: 0, buckets: BUCKETS.map(() => 0) }
      series.set(labels, found)
      found.count += 1
      found.seconds += seconds
      for (const [index, edge] of BUCKETS.entries())
        if (seconds <= edge) found.buckets[index] = (found.buckets[index] ?? 0) + 1
    },

    text(): string {
      const { rss, heapUsed } = process.memoryUsage()
      const { user, system } = process.cpuUsage()
      return `${[
        '# HELP http_request_duration_seconds Time to answer a request.',
        '# TYPE http_request_duration_seconds histogram',
        ...[...series.values()].flatMap(linesOf),
        '# HELP process_cpu_seconds_total Seconds of a processor that were used.',
        '# TYPE process_cpu_seconds_total counter',
        `process_cpu_seconds_total ${(user + system) / 1e6}`,
        ...gauge('process_resident_memory_bytes', 'Memory of the process.', rss),
        ...gauge('nodejs_heap_used_bytes', 'JavaScript heap in use.', heapUsed),
        ...gauge(
          'nodejs_eventloop_delay_p99_seconds',
          'How late the event loop is, 99th percentile.',
          (delay.percentile(99) || 0) / 1e9,
        ),
        ...gauge('process_uptime_seconds', 'Since the process began.', process.uptime()),
      ].join('\n')}\n`
    },

    stop(): void {
      delay.disable()
    },
  }
}

/** What `requestMetrics` gives. */
export type RequestMetrics = ReturnType<typeof requestMetrics>

function linesOf({ labels, count, seconds, buckets }: Series): string[] {
  const name = 'http_request_duration_seconds'
  return [
    ...BUCKETS.map((edge, index) => `${name}_bucket{${labels},le="${edge}"} ${buckets[index] ?? 0}`),
    `${name}_bucket{${labels},le="+Inf"} ${count}`,
    `${name}_sum{${labels}} ${seconds}`,
    `${name}_count{${labels}} ${count}`,
  ]
}

const gauge = (name: string, help: string, value: number): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} gauge`,
  `${name} ${value}`,
]

const escaped = (text: string): string => text.replace(/[\\"\n]/g, '_')
