import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { build, type Plugin } from 'vite'
import {
  DRAWN_BY_WEBGL,
  FACTORIES,
  GAME_OBJECTS,
  LEFT_OUT,
  LEFT_OUT_FILTERS,
  NAMESPACES,
  NUMBERS,
  SYSTEMS,
  VALUES,
} from './parts.ts'

const require = createRequire(import.meta.url)
const SOURCES = join(dirname(require.resolve('phaser/package.json')), 'src')

/** The engine's modules by file name. `phaser.js` and `phaserWebgl.js` are asked for by name, the rest by them. */
export type Engine = ReadonlyMap<string, string>

/** Switches that Phaser's own build sets; one that is missing counts as on. */
const SWITCHES = {
  'typeof CANVAS_RENDERER': 'true',
  'typeof WEBGL_RENDERER': 'true',
  'typeof WEBGL_DEBUG': 'false',
  'typeof EXPERIMENTAL': 'false',
  'typeof FEATURE_SOUND': 'false',
  'typeof PLUGIN_CAMERA3D': 'false',
  'typeof PLUGIN_FBINSTANT': 'false',
}

/** Puts the house's Phaser together from its sources. Takes about a second. Throws where the sources are not as `parts.ts` knows them. */
export async function buildEngine(): Promise<Engine> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    define: SWITCHES,
    plugins: [parts()],
    build: {
      write: false,
      target: 'es2022',
      // The app's own build minifies.
      minify: false,
      modulePreload: false,
      rolldownOptions: {
        input: { phaser: ENTRY, phaserWebgl: WEBGL },
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: '[name].js', chunkFileNames: 'phaserShared.js' },
      },
    },
  })
  if (!('output' in built)) throw new Error('Vite has built something else than one engine')
  return new Map(built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code] as const] : [])))
}

const ENTRY = '\0engine'
const WEBGL = '\0engine/webgl'
/** What the WebGL chunk hands to the rest when it has come. */
const HANDED = '\0engine/handed'

const entry = () => `
${Object.values({ ...SYSTEMS, ...FACTORIES })
  .map((path) => `import 'phaser-src/${path}'`)
  .join('\n')}
import CONST from 'phaser-src/const.js'
${imports({ ...VALUES, ...GAME_OBJECTS })}
${imports(Object.fromEntries(namespaceFiles().map(({ name, member, path }) => [`${name}_${member}`, path])))}
export { ${Object.keys(VALUES).join(', ')} }
export const GameObjects = { ${Object.keys(GAME_OBJECTS).join(', ')} }
export const { ${NUMBERS.join(', ')} } = CONST
${Object.entries(NAMESPACES)
  .map(([name, members]) => `export const ${name} = { ${Object.entries(members).map(memberOf(name)).join(', ')} }`)
  .join('\n')}
`

const webgl = () => `
import 'phaser-src/renderer/index.js'
import WebGLRenderer from 'phaser-src/renderer/webgl/WebGLRenderer.js'
import handed from '${HANDED}'
${Object.entries(DRAWN_BY_WEBGL)
  .map(([file, wanted], index) => `import draw${index} from 'phaser-src/${join(dirname(file), wanted)}.js'`)
  .join('\n')}
handed.WebGLRenderer = WebGLRenderer
${Object.values(DRAWN_BY_WEBGL)
  .map((wanted, index) => `handed['${wanted}'] = draw${index}`)
  .join('\n')}
`

const imports = (files: Readonly<Record<string, string>>) =>
  Object.entries(files)
    .map(([name, path]) => `import ${name} from 'phaser-src/${path}'`)
    .join('\n')

function namespaceFiles() {
  return Object.entries(NAMESPACES).flatMap(([name, members]) =>
    Object.entries<string | number>(members).flatMap(([member, path]) =>
      typeof path === 'string' ? [{ name, member, path }] : [],
    ),
  )
}

const memberOf =
  (name: string) =>
  ([member, value]: [string, string | number]) =>
    `${member}: ${typeof value === 'string' ? `${name}_${member}` : value}`

/** Phaser's sources with the changes that `parts.ts` asks for. */
function parts(): Plugin {
  const own = new Map([
    [ENTRY, entry],
    [WEBGL, webgl],
    [HANDED, () => 'module.exports = {}'],
  ])
  return {
    name: 'engine-parts',
    enforce: 'pre',
    resolveId(id) {
      if (own.has(id)) return id
      if (id.startsWith('phaser-src/')) return join(SOURCES, id.slice('phaser-src/'.length))
      // Phaser's sources ask for it as a whole; the package's other entry would wrap it.
      return id === 'eventemitter3' ? require.resolve('eventemitter3') : undefined
    },
    load(id) {
      const made = own.get(id)?.()
      if (made !== undefined) return made
      const path = pathOf(id)
      return path !== undefined && LEFT_OUT_FILTERS.test(path) ? 'module.exports = null' : LEFT_OUT[path ?? '']
    },
    transform(code, id) {
      const path = pathOf(id)
      if (path === 'core/CreateRenderer.js')
        return exchange(code, `require('../renderer/webgl/WebGLRenderer')`, `require('${HANDED}').WebGLRenderer`)
      // Asked by `src/game/runtime/renderer.ts`: Phaser's own question starts a graphics driver also where the stage draws by Canvas.
      if (path === 'device/Features.js')
        return exchange(code, 'Features.webGL = testWebGL();', 'Features.webGL = true;')
      const wanted = Object.entries(DRAWN_BY_WEBGL).find(([file]) => file === path)?.[1]
      if (wanted === undefined) return undefined
      return exchange(
        code,
        `require('${wanted}')`,
        `function () { return require('${HANDED}')['${wanted}'].apply(this, arguments) }`,
      )
    },
  }
}

const pathOf = (id: string) => (id.startsWith(SOURCES) ? id.slice(SOURCES.length + 1) : undefined)

function exchange(code: string, old: string, better: string): string {
  if (!code.includes(old)) throw new Error(`Phaser's sources have no ${old} any more: mend src/firstPage/build/phaser`)
  return code.replaceAll(old, better)
}
