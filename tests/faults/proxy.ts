import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import { Load, until } from './load.ts'
import { Findings, judged, type Scenario, withFolder } from './scenario.ts'
import { ServiceProcess } from './service.ts'

/** How many answers are spoiled in each mood. */
const SPOILED = 20

/** What the proxy does with a request: forwards it; answers it itself; forwards it, but discards the answer. */
type Mood = 'well' | 'refusing' | 'losing answers'

/** A proxy before the service returns 502 and 503, even for calls that the service has stored. */
export const proxy: Scenario = {
  name: 'a proxy that answers 502 and 503',
  run: ({ children, times, calls }) =>
    withFolder(async (folder) => {
      const findings = new Findings()
      const place = { engine: 'sqlite', folder } as const
      const service = await ServiceProcess.at(place)
      const state: { mood: Mood; spoiled: number } = { mood: 'well', spoiled: 0 }
      const between = proxyOf(() => service.port, state)
      try {
        await service.start()
        between.listen(0, '127.0.0.1')
        await once(between, 'listening')
        const bound = between.address()
        const port = typeof bound === 'object' && bound ? bound.port : 0
        const load = await Load.begin(() => `http://127.0.0.1:${port}`, children)
        for (let time = 0; time < times; time += 1) {
          for (const mood of ['refusing', 'losing answers'] as const) {
            state.mood = 'well'
            await load.more(calls)
            const before = state.spoiled
            state.mood = mood
            const isEnough = await until(() => state.spoiled >= before + SPOILED, 30_000)
            findings.note(`${state.spoiled - before} answers spoiled (${mood})`)
            findings.expect(isEnough, 'the proxy spoiled too little')
          }
          state.mood = 'well'
          load.faultIsOver()
        }
        return await judged(load, place, findings)
      } finally {
        between.closeAllConnections()
        between.close()
        await service.end('SIGKILL')
      }
    }),
}

/** Spoils two of three requests, unless the mood is `well`. */
function proxyOf(port: () => number, state: { readonly mood: Mood; spoiled: number }): Server {
  let count = 0
  return createServer((incoming, answer) => {
    count += 1
    const isSpoiled = state.mood !== 'well' && count % 3 !== 0
    const spoil = () => {
      state.spoiled += 1
      answer.writeHead(count % 2 === 0 ? 502 : 503, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    }
    if (isSpoiled && state.mood === 'refusing') {
      incoming.resume().on('end', spoil)
      return
    }
    const { method, url, headers } = incoming
    const passed = request({ host: '127.0.0.1', port: port(), method, path: url, headers }, (back) => {
      if (isSpoiled) back.resume().on('end', spoil)
      else back.pipe(answer.writeHead(back.statusCode ?? 502, back.headers))
    })
    passed.on('error', () => answer.destroy())
    incoming.pipe(passed)
  })
}
