import { createServer, type AddressInfo } from 'node:net'
import { loginAnswer } from '../../../server/contract/auth.ts'
import { loadBook } from '../../../src/content/books.ts'
import { ask } from '../ask.ts'
import { startService } from '../browser.ts'
import type { Leaf, Player } from './player.ts'

const BOOK = 1
const PASSWORD = 'padi-kuning-7'

/** Starts our app, built in a folder, with its own service. */
export async function startOurs(built = '.'): Promise<Player> {
  const book = await loadBook(BOOK)
  if (!book) throw new Error(`there is no book ${BOOK}`)
  const service = await startService(await freePort(), built)
  return {
    name: 'ours',
    port: Number(new URL(service.url).port),
    leaves: book.pages.map(({ id, image }, index): Leaf => {
      const [, stem = ''] = /(\w[\w-]*)\.webp$/.exec(image) ?? []
      return { index, id, picture: `/${stem}\\.(avif|webp)`, voice: `/naration/en/${stem}\\.` }
    }),
    next: '[data-control="next"]',
    prev: '[data-control="prev"]',
    address: ({ index }) => `/book/${BOOK}?page=${index + 1}`,
    async prepare(page) {
      const user = await aChild(service.url)
      await page.addInitScript((data) => {
        if (!location.protocol.startsWith('http')) return
        localStorage.setItem('debugHooks', '1')
        localStorage.setItem('language', 'en')
        localStorage.setItem('authToken', data.token)
        localStorage.setItem('userInfo', JSON.stringify(data))
      }, user)
    },
    stop: () => service.stop(),
  }
}

let children = 0

/** Registers and signs in a new child, outside the browser. */
async function aChild(url: string) {
  const { cookie } = await ask('GET', `${url}/sanctum/csrf-cookie`)
  const token = /XSRF-TOKEN=([^;]+)/.exec(cookie)?.[1] ?? ''
  const headers = { 'x-xsrf-token': token, cookie: `XSRF-TOKEN=${token}`, accept: 'application/json' }
  const email = `waits-${Date.now()}-${(children += 1)}@example.org`
  const send = async (path: string, body: object) => (await ask('POST', `${url}${path}`, headers, body)).text
  await send('/api/auth/register', { name: 'Bench', email, password: PASSWORD, password_confirmation: PASSWORD })
  return loginAnswer.parse(JSON.parse(await send('/api/auth/login', { email, password: PASSWORD }))).data
}

/** A free local port. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}
