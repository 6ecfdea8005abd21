import { existsSync, readdirSync, readFileSync, truncateSync, utimesSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { getPriority } from 'node:os'
import { join } from 'node:path'
import type { LightMyRequestResponse } from 'fastify'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SPEECH_FAULTS, speechAnswer } from '../../server/contract/speech.ts'
import { storageWatch } from '../../server/lib/storageWatch.ts'
import { type Engine, engines, sqlite } from './helpers/engines.ts'
import { signedInTeacher, startService, Visitor } from './helpers/service.ts'
import { type SpeakingService, startSpeaking } from './helpers/voice.ts'

// Each test starts a process, on machines that may be busy with other tests.
const PATIENCE = { timeout: 30_000 }
const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

/** Collects what is to be done every hour, so that a test can do it now. */
function hourly() {
  const hours: (() => void)[] = []
  const original = globalThis.setInterval
  const spy = vi.spyOn(globalThis, 'setInterval').mockImplementation((work, ms, ...words) => {
    if (ms === 3_600_000 && typeof work === 'function') hours.push(() => Reflect.apply(work, undefined, words))
    return original(work, ms, ...words)
  })
  return { hours, restore: () => spy.mockRestore() }
}

/** What the tests ask of a service that speaks, on one engine. */
function asked(engine: Engine) {
  async function started(manner: Parameters<typeof startSpeaking>[1] = {}): Promise<SpeakingService> {
    const all = await startSpeaking(engine, manner)
    cleanups.push(() => all.stop())
    return all
  }
  const speak = (teacher: Visitor, text: unknown, language: unknown = 'en') =>
    teacher.post('/api/speech', { text, language })
  const dataOf = (answer: LightMyRequestResponse) => {
    expect([answer.statusCode, answer.body]).toEqual([200, answer.body])
    return speechAnswer.parse(answer.json()).data
  }
  const waitingOf = async ({ service }: SpeakingService) => {
    const { body } = await service.app.inject({ url: '/metrics' })
    return Number(/^lumbung_speech_waiting (\d+)$/m.exec(body)?.[1])
  }
  const isAlive = (pid: number) => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  return { started, speak, dataOf, waitingOf, isAlive }
}

describe.each(engines)('speech on $name', (engine) => {
  const { started, speak, dataOf } = asked(engine)

  it('answers 501 with a sentence until a voice is installed', async () => {
    const none = await startService(engine)
    cleanups.push(() => none.stop())
    const teacher = await signedInTeacher(none)
    const refused = await speak(teacher, 'A big tree.')
    expect([refused.statusCode, refused.json()]).toEqual([
      501,
      { message: expect.stringMatching(/^No voice is installed/) },
    ])
    // No input is right without a voice.
    expect((await speak(teacher, '')).statusCode).toBe(501)
    expect((await teacher.get(`/api/speech/${'0'.repeat(64)}.wav`)).statusCode).toBe(501)

    const all = await started({ isInstalled: false })
    expect((await speak(all.teacher, 'A big tree.')).statusCode).toBe(501)
    all.voice.install()
    expect((await speak(all.teacher, 'A big tree.')).statusCode).toBe(200)
  })

  it('gives a sound and the times of its words', async () => {
    const { service, teacher, sounds } = await started()
    const data = dataOf(await speak(teacher, '  Kiko has 3 quick cats. '))
    expect(data).toEqual({
      url: expect.stringMatching(/^\/api\/speech\/[0-9a-f]{64}\.wav$/),
      ms: 1800,
      words: [
        { word: 'Kiko', start_ms: 0, end_ms: 400 },
        { word: 'has', start_ms: 400, end_ms: 700 },
        { word: '3', start_ms: 700, end_ms: 800 },
        { word: 'quick', start_ms: 800, end_ms: 1300 },
        { word: 'cats.', start_ms: 1300, end_ms: 1800 },
      ],
      guessed: ['quick'],
      voice: 'tone-1',
    })
    // The sounds are the service's own: nobody else on this machine reads them.
    for (const name of readdirSync(sounds)) expect(name).toMatch(/^[0-9a-f]{64}\.(wav|json)$/)

    const sound = await teacher.get(data.url)
    expect(sound.statusCode).toBe(200)
    expect(sound.headers).toMatchObject({
      'content-type': 'audio/wav',
      'content-length': String(sound.rawPayload.length),
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=31536000, immutable',
      vary: 'authorization',
    })
    const wav = sound.rawPayload
    expect([wav.toString('latin1', 0, 4), wav.toString('latin1', 8, 16)]).toEqual(['RIFF', 'WAVEfmt '])
    const head = [wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24), wav.readUInt16LE(34)]
    expect(head).toEqual([1, 1, 24_000, 16])
    expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
    const loudest = Math.max(...Array.from({ length: 1000 }, (_, index) => wav.readInt16LE(44 + index * 2)))
    expect(loudest).toBeGreaterThan(16_000)

    // Another teacher has the same text; children and strangers have no sound at all.
    expect((await (await signedInTeacher(service)).get(data.url)).statusCode).toBe(200)
    expect((await (await Visitor.signedIn(service.app)).get(data.url)).statusCode).toBe(403)
    expect((await new Visitor(service.app).get(data.url)).statusCode).toBe(401)
    for (const name of ['0'.repeat(64), `${'0'.repeat(64)}.wav`, '..%2F..%2Flumbung.db', 'x.wav']) {
      const missing = await teacher.get(`/api/speech/${name}`)
      expect([name, missing.statusCode, missing.headers['cache-control']]).toEqual([name, 404, 'no-store'])
    }
  })

  it('speaks a text once in each language and for each version of the voice', async () => {
    const { teacher, voice, speaker, service } = await started()
    const first = dataOf(await speak(teacher, 'ibu'))
    const pid = speaker.pid()
    expect(dataOf(await speak(teacher, ' ibu\n'))).toEqual(first)
    expect(dataOf(await speak(teacher, 'ibu', 'id')).url).not.toBe(first.url)
    expect(voice.spoken()).toEqual(['en ibu', 'id ibu'])
    // One letter, written by two keyboards.
    const accented = dataOf(await speak(teacher, 'caf\u00e9')).url
    expect(dataOf(await speak(teacher, 'cafe\u0301')).url).toBe(accented)
    expect(speaker.pid()).toBe(pid)

    voice.install('tone-2')
    const other = dataOf(await speak(teacher, 'ibu'))
    expect([other.voice, other.url === first.url]).toEqual(['tone-2', false])
    expect(speaker.pid()).not.toBe(pid)
    expect(voice.spoken()).toEqual(['en ibu', 'id ibu', 'en caf\u00e9', 'en ibu'])
    const { body } = await service.app.inject({ url: '/metrics' })
    expect(body).toContain('lumbung_speech_texts_total{outcome="spoken"} 4\n')
  })

  it('answers from the cache without the process, and after a restart', async () => {
    const { teacher, speaker, voice, service } = await started()
    const first = dataOf(await speak(teacher, 'A big tree.'))
    await speaker.stop()
    expect(speaker.pid()).toBeUndefined()
    expect(dataOf(await speak(teacher, 'A big tree.'))).toEqual(first)
    const replica = await service.replica()
    const there = await replica.inject({ url: first.url, headers: { authorization: `Bearer ${teacher.token}` } })
    expect(there.statusCode).toBe(200)
    expect(voice.spoken()).toHaveLength(1)
  })

  it('refuses with 422 and a sentence what is no text', async () => {
    const { teacher, troubles } = await started()
    const refused = [
      ['nothing', {}, 'text', 'language'],
      ['an empty text', { text: '', language: 'en' }, 'text'],
      ['spaces', { text: ' \n ', language: 'en' }, 'text'],
      ['a number', { text: 7, language: 'en' }, 'text'],
      ['301 characters', { text: 'a'.repeat(301), language: 'en' }, 'text'],
      ['10,000 characters', { text: 'kata '.repeat(2000), language: 'id' }, 'text'],
      ['NUL', { text: 'a\u0000b', language: 'en' }, 'text'],
      ['a language that is not there', { text: 'ni hao', language: 'zh' }, 'language'],
      ['a language that is an object', { text: 'ni hao', language: { en: 1 } }, 'language'],
      ['unknown letters', { text: 'дом', language: 'en' }, 'text'],
      ['an emoji', { text: 'A cat 🐱', language: 'en' }, 'text'],
      ['a flag', { text: 'Our flag 🇮🇩', language: 'en' }, 'text'],
      ['half an emoji', { text: 'A cat \ud83d', language: 'en' }, 'text'],
      ['a bell', { text: 'A \u0007 cat', language: 'en' }, 'text'],
    ] as const
    for (const [what, body, ...fields] of refused) {
      const answer = await teacher.post('/api/speech', body)
      const { message, errors } = answer.json()
      expect([what, answer.statusCode, Object.keys(errors)]).toEqual([what, 422, fields])
      expect(message).toMatch(/^[A-Z].{10,}\.( \(and 1 more error\))?$/)
    }
    for (const body of [[], ['A big tree.'], { text: null, language: null }, { text: ['a'], language: ['en'] }]) {
      expect((await teacher.post('/api/speech', body)).statusCode).toBe(422)
    }
    expect(troubles).toEqual([])
  })

  it('says it in fixed sentences, which an app can say in another language; the field’s errors name the word', async () => {
    const { teacher } = await started()
    expect((await speak(teacher, 'дом')).json()).toEqual({
      message: SPEECH_FAULTS.letters,
      errors: { text: ['“дом” cannot be read aloud.'] },
    })
    expect((await speak(teacher, 'A cat 🐱')).json()).toEqual({
      message: SPEECH_FAULTS.letters,
      errors: { text: [SPEECH_FAULTS.letters] },
    })
    expect((await speak(teacher, '...')).json()).toEqual({
      message: SPEECH_FAULTS.empty,
      errors: { text: ['There is nothing to read aloud.'] },
    })
    expect((await speak(teacher, 'a'.repeat(10_000))).json().message).toBe(SPEECH_FAULTS.long)
    expect((await speak(teacher, '777777 '.repeat(40))).json().message).toBe(SPEECH_FAULTS.digits)
    expect((await speak(teacher, 'a', 'zh')).json().message).toBe(SPEECH_FAULTS.language)
  })

  it('accepts numbers and 300 characters, and goes on after a text that cannot be read', async () => {
    const { teacher, service, speaker } = await started()
    expect((await speak(teacher, 'дом')).statusCode).toBe(422)
    const pid = speaker.pid()
    expect((await service.app.inject({ url: '/metrics' })).body).toContain('texts_total{outcome="failed"} 0\n')
    expect(dataOf(await speak(teacher, '12 345')).words).toHaveLength(2)
    const counted = Array.from({ length: 50 }, (_, index) => index + 1).join(' ')
    expect(dataOf(await speak(teacher, counted)).words).toHaveLength(50)
    expect(dataOf(await speak(teacher, 'a'.repeat(300))).ms).toBe(30_000)
    expect(speaker.pid()).toBe(pid)
  })

  it('deletes in the hourly clean-up what nobody has asked for', async () => {
    const { hours, restore } = hourly()
    try {
      const { teacher, sounds, service } = await started()
      const old = dataOf(await speak(teacher, 'old')).url
      const used = dataOf(await speak(teacher, 'used')).url
      const long = new Date(service.clock.now().getTime() - 31 * 86_400_000)
      for (const name of readdirSync(sounds)) utimesSync(join(sounds, name), long, long)
      expect((await teacher.get(used)).statusCode).toBe(200)
      for (const hour of hours) hour()
      await expect.poll(() => readdirSync(sounds).length, PATIENCE).toBe(2)
      expect((await teacher.get(old)).statusCode).toBe(404)
      expect((await teacher.get(used)).statusCode).toBe(200)
    } finally {
      restore()
    }
  })

  it('has a budget for each teacher, in which stored texts are free', async () => {
    const { teacher, service } = await started()
    await speak(teacher, 'one')
    await service.db.updateTable('limits').set({ count: 300 }).where('count', '=', 1).execute()
    const refused = await speak(teacher, 'two')
    expect([refused.statusCode, Number(refused.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await speak(teacher, 'one')).statusCode).toBe(200)
    expect((await speak(await signedInTeacher(service), 'two')).statusCode).toBe(200)
  })

  it('stores nothing new when the disk runs low', async () => {
    const space = { free: 2 ** 40, total: 2 ** 41 }
    let uptime = 0
    const storage = storageWatch({ folder: '/', spaceOf: () => space, uptime: () => (uptime += 5000) })
    const { teacher } = await started({ options: { storage } })
    expect((await speak(teacher, 'one')).statusCode).toBe(200)
    space.free = 2 ** 20
    const refused = await speak(teacher, 'two')
    expect([refused.statusCode, refused.json().message]).toEqual([503, expect.stringContaining('no space left')])
    expect((await speak(teacher, 'one')).statusCode).toBe(200)
  })
})

// No database has part in it: one engine is enough.
describe('the process that speaks', () => {
  const { started, speak, dataOf, waitingOf, isAlive } = asked(sqlite)

  it('speaks one text at a time; 20 wait, and the next gets 429 with Retry-After', async () => {
    const all = await started()
    const { teacher, voice } = all
    const answers = [speak(teacher, 'wait 0')]
    await expect.poll(() => voice.spoken(), PATIENCE).toHaveLength(1)
    for (let index = 1; index <= 20; index += 1) answers.push(speak(teacher, `wait ${index}`))
    await expect.poll(() => waitingOf(all), PATIENCE).toBe(20)
    // A text that waits already takes no second place.
    answers.push(speak(teacher, 'wait 7'), speak(teacher, 'wait 0'))
    const refused = await speak(teacher, 'one more')
    expect([refused.statusCode, refused.json()]).toEqual([429, { message: SPEECH_FAULTS.queueFull }])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    // Nothing was taken from the budget for it; the last two that were answered may still be counted.
    const budget = async () =>
      (await all.service.db.selectFrom('limits').select('count').where('count', '>', 20).executeTakeFirst())?.count
    await expect.poll(budget, PATIENCE).toBe(23)
    expect(voice.spoken()).toEqual(['en wait 0'])
    // What needs no voice goes on.
    expect((await teacher.get('/api/books')).statusCode).toBe(200)

    voice.release()
    for (const answer of await Promise.all(answers)) expect(answer.statusCode).toBe(200)
    const once = Array.from({ length: 21 }, (_, index) => `en wait ${index}`)
    expect(voice.spoken().toSorted()).toEqual(once.toSorted())
    expect((await speak(teacher, 'one more')).statusCode).toBe(200)
  })

  it('frees the place of a client that hangs up', async () => {
    const all = await started()
    const { teacher, voice, service } = all
    const address = new URL(await service.app.listen({ port: 0, host: '127.0.0.1' }))
    const token = await teacher.csrf()
    const first = speak(teacher, 'wait here')
    await expect.poll(() => voice.spoken(), PATIENCE).toHaveLength(1)
    const leaving = request(new URL('/api/speech', address), {
      method: 'POST',
      headers: {
        authorization: `Bearer ${teacher.token}`,
        'content-type': 'application/json',
        cookie: `XSRF-TOKEN=${token}`,
        'x-xsrf-token': token,
      },
    })
    leaving.on('error', () => undefined)
    leaving.end(JSON.stringify({ text: 'never heard', language: 'en' }))
    await expect.poll(() => waitingOf(all), PATIENCE).toBe(1)
    leaving.destroy()
    await expect.poll(() => waitingOf(all), PATIENCE).toBe(0)
    voice.release()
    expect((await first).statusCode).toBe(200)
    expect((await speak(teacher, 'the next')).statusCode).toBe(200)
    expect(voice.spoken()).toEqual(['en wait here', 'en the next'])
    expect(service.logs.filter((line) => line.includes('request failed'))).toEqual([])
  })

  it('answers 503 when the process dies or fails; the next text and those that wait are spoken', async () => {
    const { teacher, service, speaker, voice, troubles, sounds } = await started()
    const crash = speak(teacher, 'crash')
    await expect.poll(() => speaker.pid(), PATIENCE).toBeDefined()
    const [dead, waiting] = await Promise.all([crash, speak(teacher, 'after it')])
    expect([dead.statusCode, dead.json()]).toEqual([503, { message: expect.stringMatching(/again in a moment\.$/) }])
    expect(dead.headers['retry-after']).toBe('2')
    expect(waiting.statusCode).toBe(200)
    expect((await speak(teacher, 'fail')).statusCode).toBe(503)
    expect((await speak(teacher, 'and on')).statusCode).toBe(200)
    expect(voice.spoken()).toEqual(['en crash', 'en after it', 'en fail', 'en and on'])
    expect((await service.app.inject({ url: '/metrics' })).body).toContain('texts_total{outcome="failed"} 2\n')
    expect(troubles).toEqual([expect.stringContaining('SIGKILL'), 'The tone failed.'])
    expect(readdirSync(sounds).filter((name) => name.endsWith('.part'))).toEqual([])
  })

  it('answers 503 for a damaged voice, tells the operator which file, and works once it is repaired', async () => {
    const { teacher, voice, troubles, service } = await started()
    voice.damage('model.onnx')
    const refused = await speak(teacher, 'A big tree.')
    expect([refused.statusCode, refused.json()]).toEqual([503, { message: expect.stringMatching(/damaged\. .*\.$/) }])
    // Where it lies is nothing for a teacher.
    expect(refused.body).not.toContain(voice.path)
    expect(troubles).toEqual([expect.stringContaining(join(voice.path, 'model.onnx'))])
    expect((await service.app.inject({ url: '/readyz' })).statusCode).toBe(200)
    voice.install()
    expect((await speak(teacher, 'A big tree.')).statusCode).toBe(200)

    writeFileSync(join(voice.path, 'voice.json'), '{"version": ')
    expect((await speak(teacher, 'Another tree.')).statusCode).toBe(503)
    expect(troubles.at(-1)).toContain('voice.json is damaged')
  })

  it('rests after three failures in a row instead of starting again and again', async () => {
    const { teacher, voice, troubles } = await started({ times: { restMs: 1500 } })
    for (let time = 0; time < 3; time += 1) expect((await speak(teacher, `crash ${time}`)).statusCode).toBe(503)
    const resting = await speak(teacher, 'A big tree.')
    expect([resting.statusCode, resting.headers['retry-after']]).toEqual([503, expect.stringMatching(/^[12]$/)])
    expect(voice.spoken()).toHaveLength(3)
    expect(troubles).toHaveLength(3)
    await expect.poll(async () => (await speak(teacher, 'A big tree.')).statusCode, PATIENCE).toBe(200)
  })

  it('begins with the first text, with the lowest priority, and ends when there is nothing to do', async () => {
    const { teacher, speaker, voice, troubles } = await started({ times: { idleMs: 400 } })
    expect(speaker.pid()).toBeUndefined()
    const first = speak(teacher, 'wait here')
    await expect.poll(() => speaker.pid(), PATIENCE).toBeDefined()
    const pid = speaker.pid() ?? 0
    const tasks = `/proc/${pid}/task`
    const threads = () => (existsSync(tasks) ? readdirSync(tasks).map(Number) : [pid])
    await expect.poll(() => threads().every((thread) => getPriority(thread) === 19), PATIENCE).toBe(true)
    // Where memory runs out, it is the first to go.
    const score = `/proc/${pid}/oom_score_adj`
    expect(existsSync(score) ? readFileSync(score, 'utf8').trim() : '900').toBe('900')
    voice.release()
    expect((await first).statusCode).toBe(200)
    await expect.poll(() => isAlive(pid), PATIENCE).toBe(false)
    expect(speaker.pid()).toBeUndefined()
    expect((await speak(teacher, 'once more')).statusCode).toBe(200)
    expect(troubles).toEqual([])
  })

  it.each(['never done', 'block'])(
    'gives up a text that takes too long, and kills the process if it must: %s',
    async (text) => {
      const { teacher, service, speaker, troubles } = await started({ times: { jobMs: 4000 } })
      const late = speak(teacher, text)
      await expect.poll(() => speaker.pid(), PATIENCE).toBeDefined()
      const pid = speaker.pid() ?? 0
      expect((await late).statusCode).toBe(503)
      // The service does not end before it.
      await service.app.close()
      expect(isAlive(pid)).toBe(false)
      expect(troubles).toEqual([expect.stringContaining('too long')])
    },
  )

  it('speaks again what was cut off on the disk', async () => {
    const { teacher, sounds, voice } = await started()
    const { url } = dataOf(await speak(teacher, 'A big tree.'))
    const sound = join(sounds, url.split('/').at(-1) ?? '')
    truncateSync(sound, 100)
    expect((await teacher.get(url)).statusCode).toBe(404)
    expect(dataOf(await speak(teacher, 'A big tree.')).url).toBe(url)
    expect((await teacher.get(url)).rawPayload).toEqual(readFileSync(sound))
    truncateSync(sound.replace('.wav', '.json'), 0)
    expect(dataOf(await speak(teacher, 'A big tree.')).url).toBe(url)
    expect(voice.spoken()).toHaveLength(3)
  })

  it('answers what waits with 503 when the service ends, and leaves no process behind', async () => {
    const all = await started()
    const { teacher, service, speaker, voice } = all
    const waiting = [speak(teacher, 'never done'), speak(teacher, 'nor this')]
    await expect.poll(() => voice.spoken(), PATIENCE).toHaveLength(1)
    await expect.poll(() => waitingOf(all), PATIENCE).toBe(1)
    const pid = speaker.pid() ?? 0
    await service.app.close()
    for (const answer of await Promise.all(waiting)) expect(answer.statusCode).toBe(503)
    expect(isAlive(pid)).toBe(false)
  })
})
