import { once } from 'node:events'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, it, vi } from 'vitest'
import { notFound } from '../lib/httpError.ts'
import { fileStream } from './fileStream.ts'
import { type FileService, gathered } from './files.ts'
import { openFiles } from './openFiles.ts'

const PIECE = 'x'.repeat(70_000)

/** Files of this many pieces. `state` has the number of pieces made, and whether the generator was closed. */
function service(pieces = 100) {
  const state = { made: 0, isLetGo: false }
  async function* text() {
    try {
      for (; state.made < pieces; ) {
        state.made += 1
        yield PIECE
      }
    } finally {
      state.isLetGo = true
    }
  }
  const files: FileService = {
    record: () => Promise.reject(notFound()),
    classRecord: async () => text(),
    facts: () => Promise.reject(new Error('unused')),
  }
  return { files, state }
}

it('makes each piece on request and none in advance', async () => {
  const { files, state } = service(3)
  const open = openFiles(files)
  await open.begin(1, 'classRecord', [])
  expect(state.made).toBe(0)
  expect(await open.next(1)).toBe(PIECE)
  await turn()
  expect(state.made).toBe(1)
  expect(await open.next(1)).toBe(PIECE)
  expect(await open.next(1)).toBe(PIECE)
  expect(open.count()).toBe(1)
  expect(await open.next(1)).toBeUndefined()
  expect(open.count()).toBe(0)
  await expect(open.next(1)).rejects.toThrow('no such file')
})

it('closes a dropped file', async () => {
  const { files, state } = service()
  const open = openFiles(files)
  await open.begin(1, 'classRecord', [])
  await open.next(1)
  await open.drop(1)
  expect(state.isLetGo).toBe(true)
  expect(open.count()).toBe(0)
})

it('rejects a forbidden file before its first piece, and a ninth concurrent file', async () => {
  const open = openFiles(service().files)
  await expect(open.begin(1, 'record', [])).rejects.toMatchObject({ status: 404 })
  const begun = await Promise.allSettled(Array.from({ length: 9 }, (_, file) => open.begin(file, 'classRecord', [])))
  expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(8)
  await expect(open.begin(20, 'classRecord', [])).rejects.toMatchObject({ status: 503, retryAfter: 10 })
  await open.drop(0)
  await expect(open.begin(20, 'classRecord', [])).resolves.toBeUndefined()
})

it('joins small pieces without changing the text', async () => {
  async function* small() {
    for (let index = 0; index < 5000; index += 1) yield `piece ${index} of the text,`
  }
  let text = ''
  let count = 0
  for await (const piece of gathered(small())) {
    text += piece
    count += 1
  }
  expect(text).toBe(Array.from({ length: 5000 }, (_, index) => `piece ${index} of the text,`).join(''))
  expect(count).toBeLessThan(5)
})

it('requests no more than its reader takes', async () => {
  let asked = 0
  const drop = vi.fn<() => void>()
  const stream = fileStream({
    next: async () => {
      asked += 1
      return PIECE
    },
    drop,
  })
  await once(stream, 'readable')
  await turn()
  expect(asked).toBe(1)
  stream.destroy()
  await once(stream, 'close')
  expect(drop).toHaveBeenCalledOnce()
})

it('fails when its source fails, instead of ending as if it were complete', async () => {
  const pieces = ['one', 'two']
  const drop = vi.fn<() => void>()
  const stream = fileStream({
    next: async () => {
      const piece = pieces.shift()
      if (piece === undefined) throw new Error('gone')
      return piece
    },
    drop,
  })
  await expect(stream.toArray()).rejects.toThrow('gone')
  expect(drop).not.toHaveBeenCalled()
})

it('fails and drops its source when its reader stops reading', async () => {
  const drop = vi.fn<() => void>()
  const stream = fileStream({ next: async () => PIECE, drop }, 5)
  // The stream starts with the first read.
  stream.read(0)
  const [error] = await once(stream, 'error')
  expect(error).toMatchObject({ message: 'Nobody reads this file.' })
  expect(drop).toHaveBeenCalledOnce()
})
