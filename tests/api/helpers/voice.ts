import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AppOptions } from '../../../server/app.ts'
import type { Config } from '../../../server/config.ts'
import { type Speaker, startSpeaker } from '../../../server/speech/parent.ts'
import { VOICE_LIST, VOICE_PARTS } from '../../../server/speech/voiceFiles.ts'
import type { Engine } from './engines.ts'
import { type Service, signedInTeacher, startService, testConfig, type Visitor } from './service.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** A folder with a voice of made-up files, for `tests/api/fixtures/toneSpeaker.ts`. */
export class VoiceFolder {
  readonly path = mkdtempSync(join(tmpdir(), 'lumbung-voice-'))

  /** Writes all files and their list. */
  install(version = 'tone-1'): void {
    const files: Record<string, string> = {}
    for (const name of VOICE_PARTS) {
      const text = `${name} of ${version}`
      writeFileSync(join(this.path, name), text)
      files[name] = createHash('sha256').update(text).digest('hex')
    }
    writeFileSync(join(this.path, VOICE_LIST), JSON.stringify({ version, files }))
  }

  /** Changes a byte of a file. */
  damage(name: string): void {
    appendFileSync(join(this.path, name), '!')
  }

  /** Lets texts with the word `wait` go on. */
  release(): void {
    writeFileSync(join(this.path, 'go'), '')
  }

  /** What the process was asked to speak, with its language, in order. */
  spoken(): string[] {
    const file = join(this.path, 'spoken.log')
    return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }
}

/** A service that speaks in tones. */
export interface SpeakingService {
  readonly service: Service
  readonly voice: VoiceFolder
  readonly speaker: Speaker
  readonly teacher: Visitor
  /** Where sounds are stored. */
  readonly sounds: string
  /** What the operator was told. */
  readonly troubles: readonly string[]
  stop(): Promise<void>
}

interface Manner {
  readonly times?: { readonly idleMs?: number; readonly jobMs?: number; readonly restMs?: number }
  readonly options?: Partial<AppOptions> & { config?: Config }
  readonly isInstalled?: boolean
}

/** Starts a service with a voice folder and the process of the fixture. */
export async function startSpeaking(
  engine: Engine,
  { times, options, isInstalled = true }: Manner = {},
): Promise<SpeakingService> {
  const voice = new VoiceFolder()
  if (isInstalled) voice.install()
  const troubles: string[] = []
  const speaker = startSpeaker(
    {
      script: join(ROOT, 'tests', 'api', 'fixtures', 'toneSpeaker.ts'),
      execArgv: ['--import', join(ROOT, 'node_modules', 'tsx', 'dist', 'esm', 'index.mjs')],
      env: { ...process.env, VOICE_DIR: voice.path },
      ...times,
    },
    ({ message }) => troubles.push(message),
  )
  const data = mkdtempSync(join(tmpdir(), 'lumbung-'))
  const config = testConfig({ VOICE_DIR: voice.path, DATA_DIR: data })
  const service = await startService(engine, { config, speaker, ...options })
  return {
    service,
    voice,
    speaker,
    teacher: await signedInTeacher(service),
    sounds: join(data, 'speech'),
    troubles,
    async stop() {
      await service.stop()
      voice.remove()
      rmSync(data, { recursive: true, force: true })
    },
  }
}
