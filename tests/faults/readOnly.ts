import { spawnSync } from 'node:child_process'
import { chmodSync, statSync } from 'node:fs'
import { Load, until } from './load.ts'
import { Findings, judged, type Scenario, withFolder } from './scenario.ts'
import { ServiceProcess } from './service.ts'

/** Stops the service while children read, starts it with a read-only folder, and then with a writable one. */
export const readOnly: Scenario = {
  name: 'folder read-only',
  run: ({ children, calls }) =>
    withFolder(async (folder) => {
      const findings = new Findings()
      const place = { engine: 'sqlite', folder } as const
      const service = await ServiceProcess.at(place)
      const size = () => statSync(`${folder}/lumbung.db`).size
      try {
        await service.start()
        const load = await Load.begin(() => service.address, children)
        await load.more(calls)
        await service.end('SIGTERM')
        const before = size()
        const undo = protect(folder)
        if (undo) {
          findings.expect(!(await service.start()), 'it started in a folder that it cannot write')
          const said = service.output.trim()
          findings.note(`it said: ${said.split('\n')[0]?.slice(0, 60)}…`)
          findings.expect(/cannot be (written|opened)|can be read only/.test(said), `it did not say why: ${said}`)
          findings.expect(!/\n\s+at /.test(said), 'it showed a stack')
          undo()
          findings.expect(size() === before, 'the file was changed')
        } else findings.note('NOT PROTECTED: no right to mount, and no right is refused to root')
        findings.expect(await service.start(), `it did not start again: ${service.output}`)
        load.faultIsOver()
        findings.expect(await until(() => load.unanswered > 0, 1000), 'nobody noticed')
        await load.more(calls)
        return await judged(load, place, findings)
      } finally {
        await service.end('SIGKILL')
      }
    }),
}

/** Makes the folder read-only; for root, who ignores permissions, by a bind mount. Returns the undo; undefined without the right to mount. */
function protect(folder: string): (() => void) | undefined {
  if (process.getuid?.() !== 0) {
    for (const path of [`${folder}/lumbung.db`, folder]) chmodSync(path, 0o500)
    return () => {
      chmodSync(folder, 0o700)
      chmodSync(`${folder}/lumbung.db`, 0o600)
    }
  }
  if (spawnSync('mount', ['--bind', folder, folder]).status !== 0) return undefined
  const undo = () => void spawnSync('umount', ['-l', folder])
  if (spawnSync('mount', ['-o', 'remount,bind,ro', folder]).status === 0) return undo
  undo()
  return undefined
}
