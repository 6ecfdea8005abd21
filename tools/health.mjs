/** Health check for containers: exits with 0 if the local service answers. Uses Node built-ins only and reads the service's settings. */
import { get } from 'node:http'
import { get as getByTls } from 'node:https'

const { PORT = '3000', TLS_CERT } = process.env
const options = { host: '127.0.0.1', port: PORT, path: '/healthz', timeout: 4000 }

// The certificate names the hosts that tablets use, not 127.0.0.1.
const request = TLS_CERT ? getByTls({ ...options, rejectUnauthorized: false }, end) : get(options, end)
request.on('timeout', () => request.destroy(new Error('no answer in time')))
request.on('error', (error) => {
  console.error(error.message)
  process.exit(1)
})

function end({ statusCode }) {
  process.exit(statusCode === 200 ? 0 : 1)
}
