import { LANGUAGES } from '../../../src/game/language.ts'
import type { Local } from '../../../src/game/language.ts'
import type { Expect } from '../fault.ts'

/** Spellings and words that KBBI doesn't have; children learn the standard ones. */
const NONSTANDARD = new Set(
  'gak nggak bikin dimana disini disana kesini diatas dibawah dibalik silahkan telpon ketemunya cabe sekedar antri jaman ijin nasehat coklat aja udah pake banget kalo sampe'.split(
    ' ',
  ),
)

/** Checks how a text in both languages is written: quotes, spaces, placeholders, standard Indonesian. */
export function checkText(text: Local, where: string, expect: Expect): void {
  for (const language of LANGUAGES) {
    const written = text[language]
    expect(!/"|\w'\w/.test(written), where, `has straight quotes: ${written}`)
    expect(written === written.trim() && !written.includes('  '), where, `has spaces too many: ${written}`)
    expect(!/\bTODO\b|\bXXX\b|\?\?\?|lorem/.test(written), where, `is a placeholder: ${written}`)
  }
  const parts = text.id.toLowerCase().match(/[\w-]+/g) ?? []
  for (const part of parts) expect(!NONSTANDARD.has(part), where, `'${part}' is not standard Indonesian`)
}
