import { expect, it } from 'vitest'
import { type MetricSources, serviceMetrics } from './metrics.ts'

const sources: MetricSources = {
  reportsBehind: async () => ({ count: 3, seconds: 90 }),
  isClockSuspect: () => true,
  speech: () => ({ waiting: 4, spoken: 12, failed: 2 }),
  packs: () => ({ books: 2, added: 3, refused: 1, failed: 0 }),
  connections: () => ({ open: 2, waiting: 1 }),
  freeBytes: async () => 5e9,
  lastBackup: async () => ({ isWhole: true, wholeAt: 1_763_700_000, bytes: 4e9 }),
}

it('counts requests by route and status, in buckets that add up', async () => {
  const metrics = serviceMetrics(sources)
  metrics.countRequest('GET', '/api/books', 200, 0.004)
  metrics.countRequest('GET', '/api/books', 200, 0.2)
  metrics.countRequest('GET', '/api/books', 200, 60)
  metrics.countRequest('GET', '/api/books', 401, 0.001)
  const text = await metrics.text()
  metrics.stop()
  const labels = 'method="GET",route="/api/books",status="200"'
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.005",${labels}} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="0.25",${labels}} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="10",${labels}} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{le="+Inf",${labels}} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 60.204\n`)
  expect(text).toMatch(/^http_request_duration_seconds_count\{.*status="401"\} 1$/m)
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  for (const name of ['nodejs_heap_used_bytes', 'nodejs_eventloop_delay_p99_seconds', 'process_uptime_seconds'])
    expect(text).toMatch(new RegExp(`^${name} [\\d.e-]+$`, 'm'))
})

it('reports the backlog, waiting queries, free space and the last backup', async () => {
  const metrics = serviceMetrics(sources)
  metrics.countTaken(7)
  metrics.countRejected('budget', 200)
  const text = await metrics.text()
  metrics.stop()
  for (const line of [
    'lumbung_events_taken_total 7',
    'lumbung_events_refused_total{reason="budget"} 200',
    'lumbung_events_refused_total{reason="foreign"} 0',
    'lumbung_reports_behind 3',
    'lumbung_reports_behind_seconds 90',
    'lumbung_clock_in_doubt 1',
    'lumbung_speech_waiting 4',
    'lumbung_speech_texts_total{outcome="spoken"} 12',
    'lumbung_speech_texts_total{outcome="failed"} 2',
    'lumbung_database_connections 2',
    'lumbung_database_connections_waiting 1',
    'lumbung_free_bytes 5000000000',
    'lumbung_backup_last_whole_timestamp_seconds 1763700000',
    'lumbung_backup_last_run_whole 1',
    'lumbung_backup_bytes 4000000000',
  ])
    expect(text.split('\n')).toContain(line)
})

it('responds while the database does not: unknown values are NaN', async () => {
  const metrics = serviceMetrics({
    ...sources,
    reportsBehind: () => Promise.reject(new Error('down')),
    lastBackup: async () => undefined,
    freeBytes: async () => undefined,
  })
  metrics.countRequest('GET', 'a"b\nc\\d', 200, 0)
  const text = await metrics.text()
  metrics.stop()
  for (const name of ['reports_behind', 'reports_behind_seconds', 'free_bytes', 'backup_last_run_whole'])
    expect(text).toMatch(new RegExp(`^lumbung_${name} nan$`, 'im'))
  expect(text).toContain('lumbung_database_connections 2\n')
  expect(text).toContain('route="a\\"b\\nc\\\\d"')
})
