import { expect, it } from 'vitest'
import { requestMetrics } from './metrics.ts'

it('counts requests by route and status, in buckets that add up', () => {
  const metrics = requestMetrics()
  metrics.count('GET', '/api/books', 200, 0.004)
  metrics.count('GET', '/api/books', 200, 0.2)
  metrics.count('GET', '/api/books', 200, 60)
  metrics.count('GET', '/api/books', 401, 0.001)
  const text = metrics.text()
  metrics.stop()
  const labels = 'method="GET",route="/api/books",status="200"'
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.005"} 1\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="0.25"} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="10"} 2\n`)
  expect(text).toContain(`http_request_duration_seconds_bucket{${labels},le="+Inf"} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_count{${labels}} 3\n`)
  expect(text).toContain(`http_request_duration_seconds_sum{${labels}} 60.204\n`)
  expect(text).toContain('status="401",le="0.005"} 1')
  expect(text).toMatch(/^process_cpu_seconds_total [\d.]+$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
})

it('writes nothing that would break the format', () => {
  const metrics = requestMetrics()
  metrics.count('GET', 'a"b\nc\\d', 200, 0)
  expect(metrics.text()).toContain('route="a_b_c_d"')
  metrics.stop()
})
