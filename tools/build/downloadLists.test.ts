import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FIRST_EFFECTS } from '../../src/content/effectNames.ts'
import ladderSpeech from '../../src/content/generated/audio/ladder.json' with { type: 'json' }
import letterSpeech from '../../src/content/generated/audio/letterSounds.json' with { type: 'json' }
import ladderJson from '../../src/content/ladder/ladder.json' with { type: 'json' }
import { ladderSchema } from '../../src/content/ladder/schema.ts'
import { kinds } from '../../src/scenes/table.ts'
import { chosenFiles } from '../../src/shell/features/downloads/downloadList.ts'
import { AHEAD } from '../../src/shell/features/downloads/pathDownload.ts'
import { SELLER_FILES } from '../../src/scenes/shared/ladder/sellers.ts'
import { LANGUAGES } from '../../src/game/language.ts'
import { downloadFiles, makerFiles, pathFiles } from './downloadLists.ts'

const files = downloadFiles()
const ladder = ladderSchema.parse(ladderJson)

it('lists for every book all effects of its kinds and the shell, and only its own ambience, avatar pictures and files', () => {
  for (const [id, list] of files) {
    const always = ['click', 'page-flip', 'complete', ...FIRST_EFFECTS, ...kindsOf(id).flatMap(effectsIn)]
    const paths = new Set(list.map(([path]) => path))
    for (const name of always) expect(paths, `book ${id}`).toContain(`/audio/effect/${name}.webm`)
    expect([...paths].filter((path) => /^\/audio\/ambience\/.*webm$/.test(path))).toHaveLength(1)
    expect([...paths].some((path) => path.startsWith('/img/look/'))).toBe(id === 3)
    expect([...paths].every((path) => !/\/books\/book\d/.test(path) || path.includes(`/book${id}/`))).toBe(true)
  }
})

/** The kinds that play a book's pages and activities. */
function kindsOf(id: number) {
  const text = ['book', 'activities']
    .map((name) => readFileSync(new URL(`../../src/content/books/book${id}/${name}.json`, import.meta.url), 'utf8'))
    .join('')
  return kinds.filter(({ type }) => text.includes(`"${type}"`))
}

const effectsIn = (kind: object): readonly string[] =>
  'effects' in kind && Array.isArray(kind.effects) ? kind.effects.map(String) : []

const atlasOf = (page: string) => page.replace(/^b(\d)-p(\d+)$/, '/img/books/book$1/page-$2-sprites')

it.each(LANGUAGES)(
  'lists for today’s path in %s every clip and picture of the ladder once, and little for its first weeks',
  (language) => {
    const { shared, steps } = pathFiles()
    const tablet = { language, isDouble: false, hasAvif: true, hasWebm: true, looks: new Set<string>() }
    const chosen = [shared, ...steps[language]].map((list) => chosenFiles(list, tablet))
    const stems = chosen.flat().map(([path]) => path.replace(/\.\w+$/, ''))
    expect(stems).toHaveLength(new Set(stems).size)
    const spoken = [...ladderSpeech.files, ...letterSpeech.files].filter((file) => file.includes(`/${language}/`))
    expect(stems).toEqual(expect.arrayContaining(spoken))
    const { steps: wanted } = ladder.languages[language]
    expect(steps[language]).toHaveLength(wanted.length)
    const pictures = wanted.flatMap(({ words }) =>
      words.flatMap(({ picture }) => (picture !== undefined && ladder.pictures[picture]) || []),
    )
    const drawn = pictures.flatMap(
      ({ free, page }) => free?.replace('.webp', '') ?? (page === undefined ? [] : atlasOf(page)),
    )
    expect(drawn.length).toBeGreaterThan(40)
    expect(stems).toEqual(expect.arrayContaining(drawn))
    // Whoever sells at the stall, as each kind's own scene draws them.
    const shown = chosen[0]?.map(([path]) => path.replace(/\.\w+$/, '.webp'))
    expect(shown).toEqual(expect.arrayContaining([...SELLER_FILES]))
    const weeks = chosen.slice(0, 1 + AHEAD).flat()
    expect(weeks.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(2_000_000)
  },
)

it('lists for the book maker all effects, numbers and letters, and the words of its things, and little of anything else', () => {
  const paths = makerFiles().map(([path]) => path)
  for (const language of LANGUAGES) {
    for (const name of ['counts', 'letters']) expect(paths).toContain(`/audio/sprites/${name}-${language}.webm`)
  }
  expect(paths).toEqual(expect.arrayContaining(['/audio/effect/tap.webm', '/audio/effect/goat.mp3']))
  expect(paths.filter((path) => /naration|ladder|keepsakes|ambience/.test(path))).toEqual([])
  const webm = makerFiles().filter(([path]) => path.endsWith('.webm'))
  expect(webm.reduce((sum, [, bytes]) => sum + bytes, 0)).toBeLessThan(1_500_000)
})
