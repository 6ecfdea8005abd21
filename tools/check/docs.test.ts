import { describe, expect, it } from 'vitest'
import { undocumentedExports } from './docs.ts'

const check = (source: string) => undocumentedExports('x.ts', source)

describe('undocumentedExports', () => {
  it('reports the line of an export without a doc comment', () => {
    const { total, missing } = check('/** Said. */\nexport const a = 1\n\nexport function b() {}\n')
    expect(total).toBe(2)
    expect(missing).toEqual([{ file: 'x.ts', line: 4, name: 'export function b() {}' }])
  })

  it('does not accept a line comment or a doc comment of something else', () => {
    expect(check('// said\nexport const a = 1').missing).toHaveLength(1)
    expect(check('/** of c */\nconst c = 1\nexport const a = c').missing).toHaveLength(1)
  })

  it('ignores re-exports', () => {
    expect(check("export { a } from './a.ts'\nexport * from './b.ts'").total).toBe(0)
  })
})
