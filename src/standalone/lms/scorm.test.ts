import { describe, expect, it, vi } from 'vitest'
import { findApi, type ScormApi, ScormSession, timespan } from './scorm.ts'

/** A learning system that keeps what it is told. */
function system(values: Record<string, string> = {}) {
  const calls: string[] = []
  const api: ScormApi = {
    LMSInitialize: () => 'true',
    LMSGetValue: (element) => values[element] ?? '',
    LMSSetValue(element, value) {
      values[element] = value
      return 'true'
    },
    LMSCommit: () => 'true',
    LMSFinish() {
      calls.push('finish')
      return 'true'
    },
  }
  return { api, values, calls }
}

/** A frame whose parent is itself, as the top one's is. */
const topFrame = (fields: object) => {
  const frame: { parent?: unknown } = { ...fields }
  frame.parent = frame
  return frame
}

describe('the API of a learning system', () => {
  it('is found in a frame around the book, or around the window that opened it', () => {
    const { api } = system()
    expect(findApi({ parent: { parent: topFrame({ API: api }) } })).toBe(api)
    expect(findApi({ parent: topFrame({ opener: { parent: topFrame({ API: api }) } }) })).toBe(api)
    expect(findApi(topFrame({}))).toBeUndefined()
  })

  it('is not looked for where the browser forbids it', () => {
    const foreign = new Proxy(
      {},
      {
        get() {
          throw new Error('Blocked a frame with origin')
        },
      },
    )
    expect(findApi({ parent: foreign })).toBeUndefined()
    expect(findApi(topFrame({ opener: foreign }))).toBeUndefined()
  })
})

describe('a session of SCORM 1.2', () => {
  it('keeps place, answers, score and time, and ends once', () => {
    const { api, values, calls } = system({ 'cmi.interactions._count': '3' })
    let now = 0
    const session = ScormSession.begin(api, () => now)
    expect(values['cmi.core.lesson_status']).toBe('incomplete')
    session?.at('page-3', '{}')
    session?.answered({ id: 'b1-p03_word:sun|read', answer: 'word:sun|read', isRight: false, at: new Date(0) })
    session?.completed(80, 'passed')
    now = 3_723_450
    session?.finish()
    session?.finish()
    session?.at('cover', '')
    expect(values).toMatchObject({
      'cmi.core.lesson_location': 'page-3',
      'cmi.interactions.3.id': 'b1-p03_word_sun_read',
      'cmi.interactions.3.result': 'wrong',
      'cmi.core.score.raw': '80',
      'cmi.core.lesson_status': 'passed',
      'cmi.core.session_time': '0001:02:03.45',
      'cmi.core.exit': '',
    })
    expect(calls).toEqual(['finish'])
  })

  it('never takes a better status back', () => {
    const { api, values } = system({ 'cmi.core.lesson_status': 'passed' })
    const session = ScormSession.begin(api)
    expect(values['cmi.core.lesson_status']).toBe('passed')
    session?.completed(20, 'completed')
    expect(values['cmi.core.lesson_status']).toBe('passed')
  })

  it('leaves the book playing where the system refuses or fails', () => {
    const { api } = system()
    expect(ScormSession.begin({ ...api, LMSInitialize: () => 'false' })).toBeUndefined()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const broken = () => {
      throw new Error('gone')
    }
    expect(ScormSession.begin({ ...api, LMSInitialize: broken })).toBeUndefined()
    const session = ScormSession.begin({ ...api, LMSSetValue: broken, LMSCommit: broken, LMSFinish: broken })
    expect(() => {
      session?.at('page-1', '{}')
      session?.finish()
    }).not.toThrow()
    warn.mockRestore()
  })
})

it('writes times as SCORM wants them', () => {
  expect(timespan(0)).toBe('0000:00:00.00')
  expect(timespan(59_999)).toBe('0000:01:00.00')
  expect(timespan(36_000_000)).toBe('0010:00:00.00')
})
