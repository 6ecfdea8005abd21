import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { SPEECH_FAULTS } from '../../server/contract/speech.ts'
import { addTeacher } from '../bench/school.ts'
import { engines } from './helpers/engines.ts'
import { environmentOf, spawnService } from './helpers/processes.ts'
import { VoiceFolder } from './helpers/voice.ts'

const LIMIT = 60_000
const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

describe.each(engines)('the service that is started as usual, on $name', (engine) => {
  async function started(voiceDir: string) {
    const scratch = await engine.scratch()
    cleanups.push(() => scratch.drop())
    const data = mkdtempSync(join(tmpdir(), 'lumbung-'))
    cleanups.push(() => rmSync(data, { recursive: true, force: true }))
    const env = { DATA_DIR: data, ...environmentOf(scratch.place), VOICE_DIR: voiceDir }
    const service = spawnService([], { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env })
    cleanups.push(async () => {
      service.child.kill('SIGKILL')
      await service.ended()
    })
    await service.said('http://127.0.0.1:')
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(service.output())?.[0] ?? ''
    const authorization = `Bearer ${await addTeacher(scratch.open())}`
    const cookie = (await fetch(`${address}/sanctum/csrf-cookie`)).headers.get('set-cookie') ?? ''
    const csrf = /XSRF-TOKEN=([\w-]+)/.exec(cookie)?.[1] ?? ''
    const headers = {
      authorization,
      'content-type': 'application/json',
      'x-xsrf-token': csrf,
      cookie: `XSRF-TOKEN=${csrf}`,
    }
    const speak = async (text: string) => {
      const body = JSON.stringify({ text, language: 'en' })
      const answer = await fetch(`${address}/api/speech`, { method: 'POST', headers, body })
      const said: unknown = await answer.json()
      return { status: answer.status, said }
    }
    return { service, address, speak }
  }

  it('starts without the voice that VOICE_DIR names, and tells the operator', { timeout: LIMIT }, async () => {
    const folder = join(tmpdir(), 'no-such-voice')
    const { service, address, speak } = await started(folder)
    expect((await fetch(`${address}/readyz`)).status).toBe(200)
    expect(await speak('A big tree.')).toEqual({ status: 501, said: { message: SPEECH_FAULTS.noVoice } })
    await service.said(`npm run voice -- install --to ${folder}`)
  })

  it('starts its own process for the voice, which says what is damaged, and ends with it', {
    timeout: LIMIT,
  }, async () => {
    const voice = new VoiceFolder()
    cleanups.push(() => voice.remove())
    voice.install()
    voice.damage('voices.bin')
    const { service, speak } = await started(voice.path)
    expect(await speak('A big tree.')).toEqual({ status: 503, said: { message: SPEECH_FAULTS.damaged } })
    await service.said(`${join(voice.path, 'voices.bin')} is damaged`)
    service.child.kill('SIGTERM')
    expect(await service.ended()).toBe(0)
  })
})

it('the process that speaks does not start without a voice folder', { timeout: LIMIT }, async () => {
  const child = spawnService(['--speech'], { VOICE_DIR: '' })
  expect(await child.ended()).toBe(1)
  expect(child.output().trim()).toBe('VOICE_DIR is not set: there is no voice to speak with.')
})
