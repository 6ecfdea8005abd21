import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { importGraph } from '../check/circles.ts'
import { FEATURE_PAIRS } from './featurePairs.mjs'

const ROOT = join(import.meta.dirname, '..', '..')
const FEATURES = 'src/shell/features'

/** The current number of pairs. Lower it when there are fewer. */
const MOST_PAIRS = 30

type Import = readonly [file: string, imported: string]

/** Imports that are forbidden in every form. */
const FORBIDDEN: readonly Import[] = [
  // The stage.
  ['src/game/scene/a.ts', '../../scenes/table.ts'],
  ['src/game/scene/a.ts', '../../shell/lib/paths.ts'],
  ['src/game/runtime/a.ts', '../../content/books.ts'],
  ['src/game/parts/a.ts', '../../../server/contract/events.ts'],
  ['src/game/audio/a.ts', '../../../tools/build/media.ts'],
  ['src/game/parts/a.ts', 'react'],
  ['src/game/parts/a.ts', 'howler'],
  ['src/game/debug/a.ts', 'phaser'],
  ['src/game/scene/a.ts', 'node:fs'],
  // The parts of the stage that also run in Node.
  ['src/game/rules/a.ts', '../../scenes/shared/words.ts'],
  ['src/game/rules/deep/a.ts', '../../../shell/lib/paths.ts'],
  ['src/game/rules/a.ts', '../../content/books.ts'],
  ['src/game/rules/a.ts', '../../../server/lib/clock.ts'],
  ['src/game/rules/a.ts', '../parts/paint.ts'],
  ['src/game/rules/a.ts', '../scene/playScene.ts'],
  ['src/game/rules/a.ts', '../runtime/index.ts'],
  ['src/game/rules/a.ts', '../audio/index.ts'],
  ['src/game/rules/a.ts', 'phaser'],
  ['src/game/rules/a.ts', 'phaser/src/math'],
  ['src/game/rules/a.ts', 'axios'],
  ['src/game/kind.ts', './scene/playScene.ts'],
  ['src/game/kind.ts', 'phaser'],
  // Kinds.
  ['src/scenes/interactions/a/scene.ts', '../../../shell/lib/paths.ts'],
  ['src/scenes/interactions/a/scene.ts', '../../../content/books.ts'],
  ['src/scenes/interactions/a/scene.ts', '../../../../server/contract/events.ts'],
  ['src/scenes/interactions/a/scene.ts', '../../../../tools/build/media.ts'],
  ['src/scenes/interactions/a/scene.ts', 'react-dom/client'],
  ['src/scenes/interactions/a/scene.ts', 'howler'],
  ['src/scenes/interactions/a/rules.ts', 'phaser'],
  ['src/scenes/interactions/a/rules.ts', '../../../game/parts/paint.ts'],
  ['src/scenes/interactions/a/schema.ts', '../../../game/scene/playScene.ts'],
  ['src/scenes/interactions/a/index.ts', '../../../game/runtime/index.ts'],
  ['src/scenes/interactions/a/example.ts', 'phaser'],
  ['src/scenes/table.ts', '../game/scene/playScene.ts'],
  ['src/scenes/shared/words.ts', '../../game/scene/playScene.ts'],
  ['src/scenes/shared/words.ts', 'phaser'],
  ['src/scenes/shared/words.ts', '../../content/books.ts'],
  // The first page.
  ['src/shell/app/a.ts', '../../firstPage/app/hydration.ts'],
  ['server/app.ts', '../src/firstPage/service/documents.ts'],
  ['tools/check/a.ts', '../../src/firstPage/build/chunks.ts'],
  ['src/shell/app/a.ts', '../../firstPage/service.ts'],
  ['src/shell/app/a.ts', '../../firstPage/build.ts'],
  ['server/plugins/a.ts', '../../src/firstPage/index.ts'],
  ['src/firstPage/app/a.ts', '../service/documents.ts'],
  ['src/firstPage/app/a.ts', '../build/chunks.ts'],
  ['src/firstPage/app/a.ts', '../../shell/app/App.tsx'],
  ['src/firstPage/app/a.ts', '../../shell/features/reader/Reader.tsx'],
  ['src/firstPage/app/a.ts', '../../../tools/build/media.ts'],
  ['src/firstPage/app/a.ts', 'node:fs'],
  ['src/firstPage/service/a.ts', '../../content/books.ts'],
  ['src/firstPage/service/a.ts', '../../../server/lib/clock.ts'],
  ['src/firstPage/service/a.ts', '../app/firstPlay.ts'],
  // Content.
  ['src/content/a.ts', '../shell/lib/paths.ts'],
  ['src/content/a.ts', '../../server/contract/events.ts'],
  ['src/content/a.ts', '../../tools/build/media.ts'],
  ['src/content/a.ts', '../game/scene/playScene.ts'],
  ['src/content/a.ts', '../scenes/interactions/tapping/scene.ts'],
  ['src/content/a.ts', '../scenes/shared/wordScene.ts'],
  ['src/content/a.ts', 'phaser'],
  ['src/content/a.ts', 'react'],
  ['src/content/a.ts', 'jotai'],
  ['src/content/a.ts', 'node:path'],
  // The shell.
  ['src/shell/lib/a.ts', '../features/library/startBook.ts'],
  ['src/shell/lib/a.ts', '../features/outbox/index.ts'],
  ['src/shell/lib/a.ts', '../app/routes.tsx'],
  ['src/shell/lib/a.ts', '../ui/Bar.tsx'],
  ['src/shell/ui/A.tsx', '../features/menu/index.ts'],
  ['src/shell/ui/A.tsx', '../app/App.tsx'],
  [`${FEATURES}/library/a.ts`, '../../app/routes.tsx'],
  [`${FEATURES}/library/a.ts`, '../../../main.tsx'],
  [`${FEATURES}/library/a.ts`, '../../testing/fakeBackend.ts'],
  [`${FEATURES}/library/a.ts`, '../outbox/testOutbox.ts'],
  [`${FEATURES}/library/a.ts`, '../../../../server/app.ts'],
  [`${FEATURES}/library/a.ts`, '../../../../server/features/auth/service.ts'],
  [`${FEATURES}/library/a.ts`, '../../../../server/lib/clock.ts'],
  [`${FEATURES}/library/a.ts`, '../../../../tools/build/media.ts'],
  [`${FEATURES}/library/a.ts`, 'phaser'],
  [`${FEATURES}/library/a.ts`, 'howler'],
  [`${FEATURES}/library/a.ts`, 'fastify'],
  ['src/shell/app/a.ts', '../../../tools/build/media.ts'],
  ['src/main.tsx', '../server/main.ts'],
  // Features importing one another.
  [`${FEATURES}/library/a.ts`, '../outbox/performCall.ts'],
  [`${FEATURES}/library/a.ts`, '../reader/reader.css'],
  [`${FEATURES}/library/deep/a.ts`, '../../reader/ReaderPage.tsx'],
  [`${FEATURES}/library/a.ts`, '../dashboard/index.ts'],
  [`${FEATURES}/outbox/a.ts`, '../reader/index.ts'],
  [`${FEATURES}/outbox/a.ts`, './index.ts'],
  // The service.
  ['server/features/auth/a.ts', '../../../src/shell/lib/routes.ts'],
  ['server/features/auth/a.ts', '../../../src/scenes/table.ts'],
  ['server/features/auth/a.ts', '../../../src/game/language.ts'],
  ['server/features/auth/a.ts', '../../../tools/build/media.ts'],
  ['server/features/auth/a.ts', '../../../tests/helpers/toast.ts'],
  ['server/features/auth/a.ts', '../classes/routes.ts'],
  ['server/features/auth/a.ts', '../classes/yearRoutes.ts'],
  ['server/features/auth/a.ts', '../../app.ts'],
  ['server/features/auth/a.ts', '../../demo/index.ts'],
  ['server/features/auth/a.ts', 'react'],
  ['server/features/auth/a.ts', 'axios'],
  ['server/features/auth/a.ts', 'phaser'],
  ['server/features/report/figures/a.ts', 'kysely'],
  ['server/lib/a.ts', '../features/auth/service.ts'],
  ['server/lib/a.ts', '../plugins/session.ts'],
  ['server/db/a.ts', '../features/auth/service.ts'],
  ['server/contract/a.ts', '../db/tables.ts'],
  ['server/contract/a.ts', 'kysely'],
  // Tools, and spelling.
  ['tools/a.ts', 'react'],
  ['src/content/a.ts', './books'],
  [`${FEATURES}/library/a.ts`, '../outbox'],
]

/** Imports that are allowed only as `import()`, in code or in types, because they are loaded on demand. */
const LAZY: readonly Import[] = [
  ['src/scenes/interactions/a/rules.ts', './scene.ts'],
  ['src/scenes/interactions/a/rules.ts', '../../shared/wordScene.ts'],
  ['src/scenes/interactions/a/rules.ts', '../../shared/parts/tile.ts'],
  ['src/scenes/interactions/a/index.ts', './scene.ts'],
  ['src/scenes/shared/words.ts', './wordScene.ts'],
  [`${FEATURES}/library/a.ts`, '../../../game/runtime/index.ts'],
  [`${FEATURES}/library/a.ts`, '../../../game/scene/playScene.ts'],
  [`${FEATURES}/library/a.ts`, '../../../scenes/interactions/tapping/scene.ts'],
]

/** Imports that are allowed. */
const ALLOWED: readonly Import[] = [
  ['src/game/scene/b.ts', 'phaser'],
  ['src/game/scene/b.ts', '../rules/session.ts'],
  ['src/game/audio/b.ts', 'howler'],
  ['src/game/rules/b.ts', '../language.ts'],
  ['src/game/rules/b.ts', 'zod'],
  ['src/scenes/interactions/b/scene.ts', 'phaser'],
  ['src/scenes/interactions/b/scene.ts', '../../../game/scene/playScene.ts'],
  ['src/scenes/interactions/b/scene.ts', '../../shared/wordScene.ts'],
  ['src/scenes/interactions/b/rules.ts', '../../../game/rules/session.ts'],
  ['src/scenes/interactions/b/rules.ts', '../../shared/words.ts'],
  ['src/scenes/shared/wordScene.ts', '../../game/scene/playScene.ts'],
  ['src/scenes/shared/parts/tile.ts', 'phaser'],
  ['src/content/b.ts', '../scenes/table.ts'],
  ['src/content/b.ts', '../game/language.ts'],
  ['src/content/b.ts', 'zod'],
  ['src/shell/lib/b.ts', '../../../server/contract/events.ts'],
  ['src/shell/lib/b.ts', '../../game/language.ts'],
  ['src/shell/ui/B.tsx', '../lib/language.ts'],
  ['src/shell/app/b.ts', '../features/reader/ReaderPage.tsx'],
  [`${FEATURES}/library/b.ts`, '../outbox/index.ts'],
  [`${FEATURES}/library/b.ts`, './useShelf.ts'],
  [`${FEATURES}/library/b.ts`, '../../../scenes/table.ts'],
  [`${FEATURES}/library/b.ts`, '../../../content/books.ts'],
  [`${FEATURES}/library/b.ts`, 'react'],
  ['server/features/auth/b.ts', '../classes/service.ts'],
  ['server/features/auth/b.ts', './routes.ts'],
  ['server/features/auth/b.ts', '../../../src/content/books.ts'],
  ['server/features/auth/b.ts', 'kysely'],
  ['server/contract/b.ts', '../../src/content/avatarVariantSchema.ts'],
  ['tools/b.ts', '../src/scenes/table.ts'],
  ['tools/b.ts', '../server/db/open.ts'],
  ['tests/b.ts', '../src/shell/features/outbox/performCall.ts'],
  [`${FEATURES}/library/b.test.ts`, '../outbox/testOutbox.ts'],
  [`${FEATURES}/library/testB.ts`, '../outbox/testOutbox.ts'],
]

/** One line of code per form of import; `n` makes the names unique. */
const FORMS = {
  import: (path: string, n: number) => `import { a as a${n} } from '${path}'`,
  'import for its effect': (path: string) => `import '${path}'`,
  'import of a type': (path: string, n: number) => `import type { A as A${n} } from '${path}'`,
  're-export': (path: string, n: number) => `export { a as b${n} } from '${path}'`,
  're-export of all': (path: string) => `export * from '${path}'`,
  're-export of a type': (path: string, n: number) => `export type { A as B${n} } from '${path}'`,
  'import()': (path: string, n: number) => `export const c${n} = () => import('${path}')`,
  'import() of a template': (path: string, n: number) => `export const d${n} = () => import(\`${path}\`)`,
  'import() in a type': (path: string, n: number) => `export type E${n} = typeof import('${path}')`,
} as const
const ALL = Object.keys(FORMS) as (keyof typeof FORMS)[]
const isLazy = (form: string) => form.startsWith('import()')

const root = mkdtempSync(join(tmpdir(), 'walls-'))
/** The lines of each generated file. */
const lines = new Map<string, string[]>()
/** Places that the linter reported, as `file:line`. */
let found: ReadonlySet<string> = new Set()

/** Adds an import in all forms to the file. Returns the place of each form. */
function plant([file, imported]: Import): (readonly [form: string, place: string])[] {
  const code = lines.get(file) ?? []
  lines.set(file, code)
  return ALL.map((form) => [form, `${file}:${code.push(FORMS[form](imported, code.length))}`] as const)
}

const plantAll = (imports: readonly Import[]) => imports.map((one) => ({ what: one.join(' → '), places: plant(one) }))
const forbidden = plantAll(FORBIDDEN)
const lazy = plantAll(LAZY)
const allowed = plantAll(ALLOWED)

/** The forms that the linter reported. */
const foundForms = (places: readonly (readonly [form: string, place: string])[]) =>
  places.filter(([, place]) => found.has(place)).map(([form]) => form)

interface Diagnostic {
  readonly code: string
  readonly filename: string
  readonly labels: readonly { readonly span: { readonly line: number } }[]
}

beforeAll(() => {
  cpSync(join(ROOT, '.oxlintrc.json'), join(root, '.oxlintrc.json'))
  cpSync(join(ROOT, 'tools', 'lint'), join(root, 'tools', 'lint'), { recursive: true })
  for (const [file, code] of lines) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), code.join('\n'))
  }
  const oxlint = join(ROOT, 'node_modules', '.bin', 'oxlint')
  const { stdout } = spawnSync(oxlint, ['--format', 'json'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const { diagnostics } = JSON.parse(stdout) as { readonly diagnostics: readonly Diagnostic[] }
  found = new Set(
    diagnostics
      .filter(({ code }) => code.startsWith('walls('))
      .flatMap(({ filename, labels }) => labels.map(({ span }) => `${filename}:${span.line}`)),
  )
})
afterAll(() => rmSync(root, { recursive: true }))

describe('an import through a wall', () => {
  it.each(forbidden)('fails: $what', ({ places }) => {
    expect(foundForms(places)).toEqual(ALL)
  })

  it.each(lazy)('fails except as import(): $what', ({ places }) => {
    expect(foundForms(places)).toEqual(ALL.filter((form) => !isLazy(form)))
  })

  it.each(allowed)('passes where there is no wall: $what', ({ places }) => {
    expect(foundForms(places)).toEqual([])
  })
})

describe('features of the shell', () => {
  const FEATURE = /^src\/shell\/features\/([^/]+)\//
  const TEST = /\.test\.tsx?$|\/(?:fake|test)[A-Z]\w*\.tsx?$/
  const featureOf = (file: string) => FEATURE.exec(file)?.[1]

  it('import only the listed pairs, and use every one', () => {
    const used = new Set<string>()
    for (const [file, imported] of importGraph(ROOT, [FEATURES])) {
      if (TEST.test(file)) continue
      const feature = featureOf(file)
      for (const other of imported.map(featureOf)) if (other !== feature) used.add(`${feature} -> ${other}`)
    }
    expect([...used].toSorted()).toEqual(Object.keys(FEATURE_PAIRS).toSorted())
  })

  it('have no more pairs than before, each with a reason', () => {
    expect(Object.keys(FEATURE_PAIRS).length).toBeLessThanOrEqual(MOST_PAIRS)
    for (const reason of Object.values(FEATURE_PAIRS)) expect(reason.split(' ').length).toBeGreaterThan(2)
  })

  const doors = readdirSync(join(ROOT, FEATURES))
    .map((feature) => `${FEATURES}/${feature}/index.ts`)
    .filter((door) => existsSync(join(ROOT, door)))
  it.each(doors)('have an index.ts that only re-exports: %s', (door) => {
    const { program } = parseSync(door, readFileSync(join(ROOT, door), 'utf8'))
    for (const statement of program.body) {
      expect(statement.type).toBe('ExportNamedDeclaration')
      expect(statement).toHaveProperty('source.value', expect.stringMatching(/^\.\/[\w/]+\.tsx?$/))
    }
  })
})
