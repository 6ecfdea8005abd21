/**
 * An oxlint plugin: which folder may import which. `walls/imports` holds the zones of `.oxlintrc.json`, `walls/features` the doors of the shell's
 * features. Paths are resolved before they are compared, so it doesn't matter how an import spells them, and all zones hold at once: no later
 * one replaces an earlier one. Imports of types, dynamic ones and re-exports count like all others.
 *
 * A zone: `target` matches the importing files (`except` leaves some out), `from` what they must not import (a path inside the project), or
 * `packages` the packages that they must not. `lazy: true` lets `import()` through, in types
 * too. With `other: true` the first group of `target` and `from` is
 * a name, and only another's files are forbidden.
 */
import { dirname, relative, resolve } from 'node:path'
import { FEATURE_PAIRS } from './featurePairs.mjs'

const FEATURE = /^src\/shell\/features\/([^/]+)\/(.+)$/

/** Calls back with each import of a file: `{node, from, to, isPackage, isLazy}`, paths from the project's root. */
const eachImport = (context, visit) => {
  const root = context.cwd
  const from = relative(root, context.filename).replaceAll('\\', '/')
  const see = (source, isLazy) => {
    const spelled = source?.value ?? (source?.quasis?.length === 1 ? source.quasis[0].value.cooked : undefined)
    if (typeof spelled !== 'string') return
    const isPackage = !/^[./]/.test(spelled)
    const path = relative(root, resolve(dirname(context.filename), spelled.replace(/\?.*$/, '')))
    visit({ node: source, from, to: isPackage ? spelled : path.replaceAll('\\', '/'), isPackage, isLazy })
  }
  return {
    ImportDeclaration: ({ source }) => see(source, false),
    ExportNamedDeclaration: ({ source }) => see(source, false),
    ExportAllDeclaration: ({ source }) => see(source, false),
    TSImportType: ({ source }) => see(source, true),
    ImportExpression: ({ source }) => see(source, true),
  }
}

const imports = {
  meta: { schema: [{ type: 'object', properties: { zones: { type: 'array' } }, required: ['zones'] }] },
  create(context) {
    const zones = context.options[0].zones.map((zone) => ({
      ...zone,
      target: new RegExp(zone.target),
      except: zone.except && new RegExp(zone.except),
      from: new RegExp(zone.packages ?? zone.from),
    }))
    return eachImport(context, ({ node, from, to, isPackage, isLazy }) => {
      if (!isPackage && !/\.\w+$/.test(to)) context.report({ node, message: 'Imports carry the extension.' })
      for (const zone of zones) {
        if (isPackage !== (zone.packages !== undefined) || (isLazy && zone.lazy) || zone.except?.test(from)) continue
        const here = zone.target.exec(from)
        const there = zone.from.exec(to)
        if (here && there && !(zone.other && here[1] === there[1])) context.report({ node, message: zone.message })
      }
    })
  },
}

const features = {
  create: (context) =>
    eachImport(context, ({ node, from, to }) => {
      const here = FEATURE.exec(from)
      const there = FEATURE.exec(to)
      if (!here || !there) return
      const say = (message) => context.report({ node, message })
      if (here[1] !== there[1]) {
        if (there[2] !== 'index.ts')
          say(`Another feature is imported through its index.ts: features/${there[1]}/index.ts.`)
        if (!Object.hasOwn(FEATURE_PAIRS, `${here[1]} -> ${there[1]}`))
          say(
            `${here[1]} may not import ${there[1]}: what both need belongs in lib or ui (tools/lint/featurePairs.mjs).`,
          )
      } else if (there[2] === 'index.ts')
        say('index.ts is the door for others: inside a feature import the file itself.')
    }),
}

export default { meta: { name: 'walls' }, rules: { imports, features } }
