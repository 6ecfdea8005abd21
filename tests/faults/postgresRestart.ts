import { Client } from 'pg'
import { startCluster } from '../helpers/cluster.ts'
import { Load, until } from './load.ts'
import { Findings, judged, type Scenario } from './scenario.ts'
import { ServiceProcess } from './service.ts'

/** Terminates PostgreSQL's connections and restarts the server while children read. */
export const postgresRestart: Scenario = {
  name: 'PostgreSQL restarted',
  async run({ children, times, calls }) {
    const findings = new Findings()
    const cluster = await startCluster()
    if (!cluster) {
      findings.note('NOT RUN: needs root and the PostgreSQL server of Debian (/usr/lib/postgresql)')
      return { figures: undefined, notes: findings.notes, faults: findings.faults }
    }
    const place = { engine: 'postgres', url: cluster.url } as const
    const service = await ServiceProcess.at(place)
    try {
      await service.start()
      const pid = service.pid
      const load = await Load.begin(() => service.address, children)
      await load.more(calls)
      for (let time = 0; time < times; time += 1) {
        const ended = await endConnections(cluster.url)
        findings.note(`${ended} connections ended`)
        await load.more(calls)
        const before = load.answered503
        await cluster.restart(time % 2 === 0 ? 'fast' : 'immediate')
        load.faultIsOver()
        findings.expect(await until(() => load.answered503 > before, 5000), 'nobody was answered 503 meanwhile')
        findings.expect(await load.more(calls), 'the service did not go on')
      }
      findings.expect(service.isRunning() && service.pid === pid, `the process ended: ${service.output}`)
      const report = await until(() => isReady(service.address), 10_000)
      findings.expect(report, '/readyz is not 200 afterwards')
      return await judged(load, place, findings)
    } finally {
      await service.end('SIGKILL')
      await cluster.drop()
    }
  },
}

const isReady = async (address: string) => (await fetch(`${address}/readyz`)).status === 200

async function endConnections(url: string): Promise<number> {
  const operator = new Client({ connectionString: url })
  await operator.connect()
  const { rows } = await operator.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'lumbung' and pid <> pg_backend_pid()",
  )
  await operator.end()
  return rows.length
}
