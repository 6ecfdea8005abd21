import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

describe('readConfig', () => {
  it('has defaults for everything: port 3000, SQLite in ./data', () => {
    const config = readConfig({})
    expect(config).toMatchObject({
      port: 3000,
      host: '0.0.0.0',
      logLevel: 'info',
      trustProxy: [],
      tokenDays: 30,
      tls: undefined,
    })
    expect(config.database).toEqual({ engine: 'sqlite', folder: `${process.cwd()}/data` })
  })

  it('uses PostgreSQL when DATABASE_URL is set, and SQLite when it is empty', () => {
    expect(readConfig({ DATABASE_URL: 'postgres://u@h/db' }).database).toEqual({
      engine: 'postgres',
      url: 'postgres://u@h/db',
    })
    expect(readConfig({ DATABASE_URL: '' }).database.engine).toBe('sqlite')
  })

  it.each([
    ['', []],
    ['false', []],
    ['10.0.0.0/8', ['10.0.0.0/8']],
    ['172.31.213.2, fd00::1/64 loopback,uniquelocal', ['172.31.213.2', 'fd00::1/64', 'loopback', 'uniquelocal']],
  ])('with TRUST_PROXY=%s trusts %j', (text, trust) => {
    expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust)
  })

  it.each(['1', '2', 'true', '10.0.0.0/0', '::/0', '10.0.0.0/33', '10.0.0/8', 'caddy', '10.0.0.1/8/8', '10.0.0.1, 1'])(
    'rejects TRUST_PROXY=%s and says what to set instead',
    (text) => {
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(ConfigError)
      expect(() => readConfig({ TRUST_PROXY: text })).toThrow(/TRUST_PROXY: must be the addresses of the proxies/)
    },
  )

  it.each([{ PORT: '70000' }, { PORT: '-1' }, { PORT: '3.5' }, { TLS_CERT: '/x' }, { TOKEN_DAYS: '0' }])(
    'rejects %j and names the setting',
    (env) => {
      expect(() => readConfig(env)).toThrow(ConfigError)
      expect(() => readConfig(env)).toThrow(Object.keys(env)[0])
    },
  )

  it('takes VOICE_DIR for a folder, which may be filled later: nobody is kept from reading because there is no voice', () => {
    expect(readConfig({}).voiceDir).toBeUndefined()
    expect(readConfig({ VOICE_DIR: '' }).voiceDir).toBeUndefined()
    expect(readConfig({ VOICE_DIR: './no-such-folder' }).voiceDir).toBe(join(process.cwd(), 'no-such-folder'))
  })

  it('stores files in DATA_DIR on either engine', () => {
    for (const DATABASE_URL of ['', 'postgres://u@h/db']) {
      expect(readConfig({ DATABASE_URL, DATA_DIR: '/srv/data' }).dataDir).toBe('/srv/data')
    }
  })
})
