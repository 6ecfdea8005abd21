import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { keepsakePath } from '../../src/content/audio.ts'
import { buildCatalog } from '../../src/content/catalog.ts'
import { loadSpeech } from '../../src/content/speech.ts'
import { LANGUAGES } from '../../src/game/language.ts'

const PUBLIC = join(import.meta.dirname, '..', '..', 'public')
const { books } = await buildCatalog()

it.each(books)(
  'book $id hangs a thing of its own in the barn, and somebody of its story is glad',
  ({ id, keepsake }) => {
    expect(keepsake).not.toBeNull()
    const missing = [keepsake?.picture, keepsake?.friend].filter((path) => !existsSync(join(PUBLIC, path ?? 'none')))
    expect(missing).toEqual([])
    const others = books.filter((book) => book.id !== id).map((book) => book.keepsake)
    expect(others.map((one) => one?.picture)).not.toContain(keepsake?.picture)
    expect(others.map((one) => one?.friend)).not.toContain(keepsake?.friend)
  },
)

it.each(books)('the thing of book $id says its name in both languages', async ({ id }) => {
  const { speech } = await loadSpeech()
  for (const language of LANGUAGES) expect(speech(keepsakePath(id, language))).toBeDefined()
})
