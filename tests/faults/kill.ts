import { Load } from './load.ts'
import { Findings, judged, type Scenario, withFolder } from './scenario.ts'
import { ServiceProcess } from './service.ts'

/** Kills the service in the middle of writing and starts it again. */
export const kill: Scenario = {
  name: 'kill -9',
  run: ({ children, times, calls }) =>
    withFolder(async (folder) => {
      const findings = new Findings()
      const place = { engine: 'sqlite', folder } as const
      const service = await ServiceProcess.at(place)
      try {
        await service.start()
        const load = await Load.begin(() => service.address, children)
        for (let time = 0; time < times; time += 1) {
          await load.more(calls)
          await service.end('SIGKILL')
          findings.expect(await service.start(), `it did not start again: ${service.output}`)
          load.faultIsOver()
        }
        findings.note(`killed ${times} times`)
        await load.more(calls)
        return await judged(load, place, findings)
      } finally {
        await service.end('SIGKILL')
      }
    }),
}
