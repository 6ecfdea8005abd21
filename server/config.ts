import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { KEEPING } from './contract/retention.ts'
import type { DatabasePlace } from './db/open.ts'
import { installedBrowser } from './packs/export/print/browser.ts'
import { PROXIES_HELP, readProxies } from './lib/proxies.ts'

const count = (fallback: number, min: number, max: number) =>
  z.coerce.number().int().min(min).max(max).default(fallback)

/** Splits a list setting at spaces or commas. */
function listOf(text: string): string[] {
  return text.split(/[\s,]+/).filter((word) => word !== '')
}

/** Whether the text is a bare origin. Anything more would end up in the Content-Security-Policy. */
function isOrigin(text: string): boolean {
  return /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

function isPlainUrl(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined
  return (
    url !== undefined && /^https?:$/.test(url.protocol) && url.search === '' && url.hash === '' && url.username === ''
  )
}

/** Of the disk of the data folder, so much stays free of books. */
const SPARE_BYTES = 1_000_000_000

const environment = z
  .object({
    PORT: count(3000, 0, 65_535),
    HOST: z.string().min(1).default('0.0.0.0'),
    DATA_DIR: z.string().min(1).default('./data'),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, { error: 'must begin with postgres:// or postgresql://' })
      .optional(),
    CLIENT_DIR: z.string().min(1).optional(),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
    TRUST_PROXY: z
      .string()
      .default('')
      .transform(readProxies)
      .refine((proxies) => proxies !== undefined, { error: PROXIES_HELP }),
    TIME_ZONE: z
      .string()
      .refine(isTimeZone, { error: 'must be a time zone, as in Asia/Jakarta' })
      .default(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    TOKEN_DAYS: count(KEEPING.token_days, 1, 365),
    RETENTION_DAYS: count(KEEPING.retention_days, 1, 3650),
    REGISTRATIONS_PER_HOUR: count(2000, 1, 1_000_000),
    CONNECT_ORIGINS: z.string().default(''),
    IMAGE_ORIGINS: z
      .string()
      .default('')
      .refine((text) => listOf(text).every(isOrigin), { error: 'must be origins, as in https://pictures.example' }),
    ASSETS_URL: z
      .string()
      .refine(isPlainUrl, { error: 'must be an address without ? and #, as in https://cdn.example/lumbung' })
      .optional(),
    METRICS_TOKEN: z.string().min(16, { error: 'needs at least 16 characters' }).optional(),
    PACKS_TEACHER_MB: count(500, 0, 1_000_000),
    PACKS_MB: count(20_000, 0, 10_000_000),
    CHROMIUM_PATH: z.string().min(1).optional(),
    VOICE_DIR: z.string().min(1).optional(),
    TLS_CERT: z.string().min(1).optional(),
    TLS_KEY: z.string().min(1).optional(),
  })
  .refine((env) => (env.TLS_CERT === undefined) === (env.TLS_KEY === undefined), {
    path: ['TLS_CERT'],
    error: 'TLS_CERT and TLS_KEY belong together',
  })

/** The names of all settings, as the environment has them. */
export const SETTINGS: readonly string[] = Object.keys(environment.shape)

/** Everything that can be set from outside, checked. */
export interface Config {
  readonly port: number
  readonly host: string
  readonly database: DatabasePlace
  /** Where files are stored that belong to no database: spoken texts. With an embedded database it is that one's folder. */
  readonly dataDir: string
  /** Folder of the built app; `undefined` when it has not been built. */
  readonly clientDir: string | undefined
  readonly logLevel: z.infer<typeof environment>['LOG_LEVEL']
  /** Proxies whose `X-Forwarded-*` headers are trusted: addresses, subnets, or Fastify's names for them. Empty: none. */
  readonly trustProxy: readonly string[]
  /** The school's time zone: days and weeks in reports begin and end in it. */
  readonly timeZone: string
  readonly tokenDays: number
  /** How long the data of a child without an e-mail is stored after they leave the class. */
  readonly retentionDays: number
  readonly registrationsPerHour: number
  /** Other origins that the built app may call (`VITE_API_URL`, `VITE_DASHBOARD_API_URL`). */
  readonly connectOrigins: readonly string[]
  /** Other origins whose pictures the built app may show, for covers served by another backend. */
  readonly imageOrigins: readonly string[]
  /** Where `/img` and `/audio` of the built app are served from, without a slash at the end; `undefined`: by this service. */
  readonly assetsUrl: string | undefined
  /** Token that Prometheus must send; without one, only this machine may read the metrics. */
  readonly metricsToken: string | undefined
  /** Space for books that the running service takes in, bytes: of one teacher, of all, and what stays free of the disk. */
  readonly packs: { readonly ofTeacher: number; readonly ofAll: number; readonly spare: number }
  /** Chrome or Chromium, which prints books as PDF; without one they are not. */
  readonly chromium: string | undefined
  /** Folder of the voice that speaks teachers' texts, which may be installed later; without one they are not spoken. */
  readonly voiceDir: string | undefined
  readonly tls: { readonly cert: string; readonly key: string } | undefined
}

/** What is wrong with the settings, one line each, for the person who starts the service. */
export class ConfigError extends Error {}

/** Reads the settings from the environment. Empty ones count as absent. Throws `ConfigError`, which names every invalid one. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const { data, error } = environment.safeParse(given)
  if (error) {
    const lines = error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings will not do:\n${lines.join('\n')}`)
  }
  return {
    port: data.PORT,
    host: data.HOST,
    database: data.DATABASE_URL
      ? { engine: 'postgres', url: data.DATABASE_URL }
      : { engine: 'sqlite', folder: resolve(data.DATA_DIR) },
    dataDir: resolve(data.DATA_DIR),
    clientDir: findClient(data.CLIENT_DIR),
    logLevel: data.LOG_LEVEL,
    trustProxy: data.TRUST_PROXY ?? [],
    timeZone: data.TIME_ZONE,
    tokenDays: data.TOKEN_DAYS,
    retentionDays: data.RETENTION_DAYS,
    registrationsPerHour: data.REGISTRATIONS_PER_HOUR,
    connectOrigins: listOf(data.CONNECT_ORIGINS),
    imageOrigins: listOf(data.IMAGE_ORIGINS),
    assetsUrl: data.ASSETS_URL?.replace(/\/+$/, ''),
    metricsToken: data.METRICS_TOKEN,
    packs: { ofTeacher: data.PACKS_TEACHER_MB * 1_000_000, ofAll: data.PACKS_MB * 1_000_000, spare: SPARE_BYTES },
    chromium: installedBrowser(env),
    voiceDir: data.VOICE_DIR === undefined ? undefined : resolve(data.VOICE_DIR),
    tls: data.TLS_CERT && data.TLS_KEY ? { cert: data.TLS_CERT, key: data.TLS_KEY } : undefined,
  }
}

/** The built service is in dist/server, or in a part of it, next to dist/client; in development it is in server. */
function findClient(wanted: string | undefined): string | undefined {
  const places = wanted
    ? [resolve(wanted)]
    : ['../client', '../../client', '../dist/client'].map((place) => join(import.meta.dirname, place))
  return places.find((place) => existsSync(join(place, 'index.html')))
}
