/** A bare Fastify route, as a process of its own like the service: what this machine can do at most. */
import Fastify from 'fastify'

const app = Fastify()
app.get('/', async () => ({ data: [] }))
app.get('/metrics', async () => {
  const { user, system } = process.cpuUsage()
  return `process_cpu_seconds_total ${(user + system) / 1e6}\n`
})
console.log(await app.listen({ port: 0, host: '127.0.0.1' }))
process.once('SIGTERM', () => void app.close())
