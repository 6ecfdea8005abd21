/**
 * An oxlint plugin that restricts which folder may import which. `walls/imports` enforces the zones of `.oxlintrc.json`; `walls/features` allows
 * imports between features of the shell only through `index.ts`. Paths are resolved before they are compared, so their spelling doesn't matter. All
 * zones apply at once; a later one never replaces an earlier one. Type imports, dynamic imports and re-exports count like all others.
 *
 * A zone: `target` matches the importing files (`except` excludes some); they must not import the project paths that `from` matches, or the packages
 * that `packages` matches. `lazy: true` allows `import()`, in types too. With `other: true`, the first capture groups of `target` and `from` are
 * compared, and an import is forbidden only if they differ.
 */
import { dirname, relative, resolve } from 'node:path'
import { FEATURE_PAIRS } from './featurePairs.mjs'

const FEATURE = /^src\/shell\/features\/([^/]+)\/(.+)$/

/** Calls `visit` for each import of a file with `{node, from, to, isPackage, isLazy}`; paths are relative to the project's root. */
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
