import { expect, it } from 'vitest'
import { FIRST_EFFECTS } from '../../src/content/effectNames.ts'
import { kinds } from '../../src/scenes/table.ts'
import { downloadFiles } from './downloadLists.ts'

const files = downloadFiles()

it('lists for every book all effects of the kinds and the shell, and only its own ambience, avatar pictures and files', () => {
  const always = ['click', 'page-flip', 'complete', ...FIRST_EFFECTS, ...kinds.flatMap(effectsIn)]
  for (const [id, list] of files) {
    const paths = new Set(list.map(([path]) => path))
    for (const name of always) expect(paths, `book ${id}`).toContain(`/audio/effect/${name}.webm`)
    expect([...paths].filter((path) => /^\/audio\/ambience\/.*webm$/.test(path))).toHaveLength(1)
    expect([...paths].some((path) => path.startsWith('/img/look/'))).toBe(id === 3)
    expect([...paths].every((path) => !/\/books\/book\d/.test(path) || path.includes(`/book${id}/`))).toBe(true)
  }
})

const effectsIn = (kind: object): readonly string[] =>
  'effects' in kind && Array.isArray(kind.effects) ? kind.effects.map(String) : []
