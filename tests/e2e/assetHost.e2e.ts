import { createReadStream, existsSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, normalize } from 'node:path'
import { expect, test } from '@playwright/test'
import { ownService } from './ownService.ts'

const PORT = Number(process.env['E2E_PORT'] ?? 4173) + 7

/** A host that serves only the built app's pictures and sound, like a CDN. */
async function startHost() {
  const asked: string[] = []
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const file = normalize(join('dist', 'client', path))
    const isOurs = /^\/(img|audio)\//.test(path) && existsSync(file)
    asked.push(path)
    response.writeHead(isOurs ? 200 : 404, {
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
    })
    if (isOurs) createReadStream(file).pipe(response)
    else response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // Cast: the address of a TCP server is an `AddressInfo`.
  const { port } = server.address() as AddressInfo
  return { asked, url: `http://localhost:${port}`, stop: () => new Promise((resolve) => server.close(resolve)) }
}

test('pictures and sound are loaded from the asset host, and the security policy allows them', async ({ page }) => {
  const host = await startHost()
  const service = ownService(PORT)
  process.env['ASSETS_URL'] = host.url
  await service.start()
  delete process.env['ASSETS_URL']
  const violations: string[] = []
  page.on('console', (message) => {
    if (/content security policy|cors/i.test(message.text())) violations.push(message.text())
  })
  try {
    await page.goto(`${service.url}/`)
    await expect.poll(() => host.asked.filter((path) => path.startsWith('/img/')).length).toBeGreaterThan(0)
    // The stage and the voice read the bytes too, which needs CORS.
    const read = await page.evaluate(async () => {
      const picture = await fetch('/img/books/book1/cover.webp')
      const image = new Image()
      image.src = '/img/books/book1/page-01.webp'
      await image.decode()
      return { ok: picture.ok, bytes: (await picture.arrayBuffer()).byteLength, from: picture.url, width: image.width }
    })
    expect(read).toMatchObject({ ok: true, width: 1280 })
    expect(read.bytes).toBeGreaterThan(1000)
    expect(read.from).toContain(host.url)
    expect(violations).toEqual([])
  } finally {
    await service.end()
    await host.stop()
  }
})
