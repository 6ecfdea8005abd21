import { expect, it } from 'vitest'
import { VoiceLog } from './voiceLog.ts'

it('keeps the last ten lines for testers', () => {
  const log = new VoiceLog()
  for (let line = 1; line <= 12; line += 1) log.add(String(line))
  expect(log.lines).toEqual(['3', '4', '5', '6', '7', '8', '9', '10', '11', '12'])
})
