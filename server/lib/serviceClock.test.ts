import { describe, expect, it } from 'vitest'
import { serviceClock } from './serviceClock.ts'

const HOUR = 3_600_000
const START = Date.parse('2026-11-21T08:00:00Z')

/** The clock of a machine that counts how often its uptime is read. */
function clockOf() {
  const state = { wall: START, up: 0, reads: 0 }
  const uptime = {
    bootId: 'boot',
    ms() {
      state.reads += 1
      return state.up
    },
  }
  const clock = serviceClock({ wall: () => new Date(state.wall), uptime, gap: 15 * 24 * HOUR })
  const pass = (ms: number) => {
    state.wall += ms
    state.up += ms
  }
  state.reads = 0
  return { ...clock, state, pass }
}

describe('the clock of the service', () => {
  it('is judged once a second, and exact in between', () => {
    const { clock, state, pass } = clockOf()
    expect(clock().getTime()).toBe(START)
    for (const step of [1, 498, 500]) {
      pass(step)
      expect(clock().getTime()).toBe(state.wall)
      expect(clock.isSuspect?.()).toBe(false)
    }
    expect(state.reads).toBe(1)
    pass(1)
    expect(clock().getTime()).toBe(state.wall)
    expect(state.reads).toBe(2)
  })

  it.each([3 * HOUR, -3 * HOUR])('is suspect at once when set by %i ms, and continues evenly', (wrong) => {
    const { clock, state, pass } = clockOf()
    clock()
    pass(10)
    state.wall += wrong
    expect(clock.isSuspect?.()).toBe(true)
    pass(20)
    expect(clock().getTime()).toBe(START + 30)
  })

  it('is judged again as soon as devices report', () => {
    const { clock, noteDevice, state } = clockOf()
    expect(clock.isSuspect?.()).toBe(false)
    for (const device of ['a', 'b', 'c']) noteDevice({ device, sender: device, time: state.wall + 5 * HOUR })
    expect(clock.isSuspect?.()).toBe(true)
    expect(clock().getTime()).toBe(START + 5 * HOUR)
  })

  it('is judged again as soon as a later record is found', () => {
    const { clock, noteRecord } = clockOf()
    expect(clock.isSuspect?.()).toBe(false)
    noteRecord(START + HOUR)
    expect(clock.isSuspect?.()).toBe(true)
  })
})
