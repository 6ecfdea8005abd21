import { expect, it, vi } from 'vitest'
import type { Utterance } from '../../services.ts'
import { Speech } from './speech.ts'

const LINE = (name: string) => ({ en: `en/${name}`, id: `id/${name}` })

/** A voice whose lines start and end when the test does so. */
function voice() {
  const said: string[] = []
  const emitted: string[] = []
  const begins: (() => void)[] = []
  const ends: ((how: 'ended' | 'stopped' | 'failed') => void)[] = []
  const say = (path: string): Utterance => {
    said.push(path)
    let end: (how: 'ended' | 'stopped' | 'failed') => void = () => undefined
    const ended = new Promise<'ended' | 'stopped' | 'failed'>((resolve) => {
      end = resolve
    })
    ends.push(end)
    const started = new Promise<void>((resolve) => {
      begins.push(resolve)
    })
    return { started, ended, stop: () => end('stopped') }
  }
  return {
    said,
    end: (how: 'ended' | 'failed' = 'ended') => ends.shift()?.(how),
    speech: new Speech({ say }, (path, state) => emitted.push(`${path} ${state}`)),
    emitted,
    begin: () => begins.shift()?.(),
  }
}
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('speaks the lines in order and in the language, then calls back', async () => {
  const { speech, said, end } = voice()
  const done = vi.fn<() => void>()
  speech.say([LINE('one'), LINE('two')], 'id', done)
  expect(said).toEqual(['id/one'])
  end()
  await settled()
  expect(said).toEqual(['id/one', 'id/two'])
  expect(done).not.toHaveBeenCalled()
  end('failed')
  await settled()
  expect(done).toHaveBeenCalledOnce()
})

it('never calls back for a request that was replaced', async () => {
  const { speech, said, end } = voice()
  const done = vi.fn<() => void>()
  speech.say([LINE('one'), LINE('two')], 'en', done)
  speech.say([LINE('three')], 'en')
  end()
  end()
  await settled()
  expect(said).toEqual(['en/one', 'en/three'])
  expect(done).not.toHaveBeenCalled()
})

it('speaks a last line after the others and drops it if interrupted', async () => {
  const { speech, said, end } = voice()
  speech.say([LINE('five')], 'en')
  speech.sayAfter([LINE('hooray')], 'en')
  expect(said).toEqual(['en/five'])
  end()
  await settled()
  expect(said).toEqual(['en/five', 'en/hooray'])
  speech.sayAfter([LINE('never')], 'en')
  speech.stop()
  end()
  await settled()
  expect(said).toEqual(['en/five', 'en/hooray'])
})

it('reports start and end of a line, and nothing for a line that was never audible', async () => {
  const { speech, emitted, begin, end } = voice()
  speech.say([LINE('one'), LINE('two')], 'en')
  await settled()
  expect(emitted).toEqual([])
  begin()
  await settled()
  expect(emitted).toEqual(['en/one started'])
  end()
  await settled()
  expect(emitted).toEqual(['en/one started', 'en/one ended'])
  end('failed')
  await settled()
  expect(emitted).toHaveLength(2)
})
