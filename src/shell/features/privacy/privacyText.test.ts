import { expect, it } from 'vitest'
import type { Keeping } from '../../../../server/contract/retention.ts'
import { privacyText } from './text/page/index.ts'

const textOf = (language: 'en' | 'id', keeping: Keeping) =>
  privacyText[language](keeping)
    .parts.flatMap(({ lines }) => lines)
    .join('\n')

it.each([
  ['en', 'erased after 7 days', 'ends 90 days after'],
  ['id', 'dihapus setelah 7 hari', 'berakhir 90 hari setelah'],
] as const)('says in %s what the service is set to', (language, retention, token) => {
  const text = textOf(language, { retention_days: 7, token_days: 90, bin_days: 5 })
  expect(text).toContain(retention)
  expect(text).toContain(token)
  expect(text).not.toMatch(/\b30\b/)
})

it('says a day where it is one', () => {
  expect(textOf('en', { retention_days: 1, token_days: 1, bin_days: 1 })).toContain('erased after a day.')
})
