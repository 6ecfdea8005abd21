/**
 * `npm run bench -- speech`: how long a child's save takes while the service reads one text after another aloud. Needs a voice in `VOICE_DIR`
 * (`npm run voice -- install`); writes its table into docs/benchmarks.md. On each database engine, as `-- server`.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { speechAnswer } from '../../server/contract/speech.ts'
import { migrate } from '../../server/db/migrate.ts'
import { type Engine, engines } from '../api/helpers/engines.ts'
import { environmentOf, spawnScript } from '../api/helpers/processes.ts'
import { ask } from './ask.ts'
import { Client } from './client.ts'
import { type Figures, summed } from './load.ts'
import { atMost, type Row, tableOf } from './report.ts'
import { addTeacher } from './school.ts'
import { replaceSection, SPEECH_SECTION } from './sections.ts'

const CHILDREN = 40
const PAGE_MS = 5000
const SECONDS = 60
/** Wanted p99 of a save while the voice speaks, ms. */
const WANTED_MS = 50
const REPORT = 'docs/benchmarks.md'

const TEXTS = [
  { language: 'en', text: 'The little goat jumps over the river and looks for its mother. Where can she be?' },
  { language: 'id', text: 'Kambing kecil melompati sungai dan mencari ibunya. Di mana dia, ya?' },
  { language: 'en', text: 'Grandmother cooks rice in the kitchen, and the whole house smells of coconut.' },
  { language: 'id', text: 'Nenek menanak nasi di dapur, dan seluruh rumah harum oleh kelapa.' },
] as const

const voice = process.env['VOICE_DIR']
if (!voice) throw new Error('Set VOICE_DIR to a voice folder (npm run voice -- install).')
const rows: Row[] = []
for (const engine of engines) rows.push(...(await measured(engine, voice)))
const [load = 0] = loadavg()
const text = [
  `Made by \`npm run bench -- speech\` on ${new Date().toISOString().slice(0, 10)}, load average ${load.toFixed(1)} at its end: ${CHILDREN} children each save a page every ${PAGE_MS / 1000} s for ${SECONDS} s;`,
  'service, database, voice and load share the machine. The voice has one thread and the lowest priority.',
  '',
  tableOf(rows),
].join('\n')
writeFileSync(REPORT, replaceSection(readFileSync(REPORT, 'utf8'), SPEECH_SECTION, text))
console.log(text)

async function measured(engine: Engine, voiceDir: string): Promise<Row[]> {
  const scratch = await engine.scratch()
  const data = mkdtempSync(join(tmpdir(), 'lumbung-'))
  const db = scratch.open()
  await migrate(db)
  const env = { PORT: '0', HOST: '127.0.0.1', DATA_DIR: data, ...environmentOf(scratch.place), VOICE_DIR: voiceDir }
  const service = spawnScript('server/main.ts', [], env)
  try {
    await service.said('http://127.0.0.1:')
    const address = /http:\/\/127\.0\.0\.1:\d+/.exec(service.output())?.[0] ?? ''
    const speak = await teacher(address, await addTeacher(db))
    const readers: Client[] = []
    for (let child = 0; child < CHILDREN; child += 1) readers.push(await Client.signedIn(address))
    // The first save of each prepares its statements.
    await Promise.all(readers.map((reader) => reader.savePage(1)))
    const silent = await savesOf(readers)
    // The voice is opened before the clock starts.
    await speak(0)
    const spoken = speakUntil(Date.now() + SECONDS * 1000, speak)
    return rowsOf(engine.name, silent, await savesOf(readers), await spoken)
  } finally {
    service.child.kill('SIGTERM')
    await service.ended()
    await scratch.drop()
    rmSync(data, { recursive: true, force: true })
  }
}

/** Has the `index`-th text spoken. Resolves with the seconds of its sound. */
type Speak = (index: number) => Promise<number>

async function teacher(address: string, token: string): Promise<Speak> {
  const { cookie } = await ask('GET', `${address}/sanctum/csrf-cookie`)
  const csrf = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const headers = { authorization: `Bearer ${token}`, 'x-xsrf-token': csrf, cookie: `XSRF-TOKEN=${csrf}` }
  return async (index) => {
    const { language, text } = TEXTS[index % TEXTS.length] ?? TEXTS[0]
    // A number makes each text a new one.
    const body = { language, text: `${index}. ${text}` }
    const answer = await ask('POST', `${address}/api/speech`, headers, body)
    if (answer.status !== 200) throw new Error(`A text was answered with ${answer.status}: ${answer.text}`)
    return speechAnswer.parse(JSON.parse(answer.text)).data.ms / 1000
  }
}

interface Spoken {
  readonly texts: number
  readonly soundSeconds: number
  readonly seconds: number
}

async function speakUntil(until: number, speak: Speak): Promise<Spoken> {
  const begun = performance.now()
  let texts = 0
  let soundSeconds = 0
  while (Date.now() < until) {
    texts += 1
    soundSeconds += await speak(texts)
  }
  return { texts, soundSeconds, seconds: (performance.now() - begun) / 1000 }
}

/** Each reader saves a page every five seconds, evenly spread. */
async function savesOf(readers: readonly Client[]): Promise<Figures> {
  const until = Date.now() + SECONDS * 1000
  const times: number[] = []
  let errors = 0
  const read = async (reader: Client, child: number) => {
    await delay((child / CHILDREN) * PAGE_MS)
    for (let page = 1; Date.now() < until; page += 1) {
      const begun = performance.now()
      if ((await reader.savePage(page % 14)) !== 200) errors += 1
      const ms = performance.now() - begun
      times.push(ms)
      await delay(Math.max(0, PAGE_MS - ms))
    }
  }
  await Promise.all(readers.map(read))
  return summed(times, errors, SECONDS)
}

function rowsOf(engine: string, silent: Figures, loud: Figures, { texts, soundSeconds, seconds }: Spoken): Row[] {
  const figure = (what: string, value: number, unit: string): Row => ({ what, value, unit, wanted: '–', isMet: true })
  return [
    figure(`${engine}: a child's save, p99, while nothing is spoken (of ${silent.times.length})`, silent.p99, 'ms'),
    atMost(WANTED_MS, {
      what: `${engine}: the same while the voice speaks one text after another (of ${loud.times.length}; texts: ${texts})`,
      value: loud.p99,
      unit: 'ms',
    }),
    atMost(0, { what: `${engine}: saves that failed`, value: silent.errors + loud.errors, unit: '' }),
    figure(`${engine}: sound made in a second`, soundSeconds / seconds, 's'),
  ]
}
