import { LANGUAGES, type Language } from '../../game/language.ts'
import { packFault, type PackFault } from './fault.ts'
import { isFields } from './install.ts'
import { schemaFaults } from './issues.ts'
import { LEVELS, LICENCES } from './licences.ts'
import { type MediaFact, OUR_KEYS, PACK_KEY } from './names.ts'
import { KIT_VERSION, manifestSchema, PACK_FORMAT, type PackManifest } from './schema.ts'

const FILE = 'pack.json'

/** What the other checks need of pack.json even where it is faulty. */
export interface CheckedManifest {
  readonly data: PackManifest | undefined
  readonly languages: readonly Language[]
  readonly key: string
  readonly faults: readonly PackFault[]
}

/** Checks pack.json by itself. `isOurs` allows the keys that are reserved for Lumbung's own books. */
export function checkManifest(manifest: unknown, isOurs: boolean): CheckedManifest {
  const { data, faults } = schemaFaults(FILE, manifestSchema, manifest)
  const fields = isFields(manifest) ? manifest : {}
  const own = ownFaults(fields, isOurs)
  // A sentence of our own says more than the schema's about the same place.
  const others = faults.filter(({ place }) => !own.some((fault) => fault.place === place))
  const listed = Array.isArray(fields['languages']) ? fields['languages'] : []
  const languages = LANGUAGES.filter((language) => listed.includes(language))
  return {
    data: own.length === 0 ? data : undefined,
    // Without any, texts are checked for both, so that no fault of theirs is hidden.
    languages: languages.length > 0 ? languages : LANGUAGES,
    key: typeof fields['key'] === 'string' ? fields['key'] : '',
    faults: [...own, ...others],
  }
}

function ownFaults(fields: Readonly<Record<string, unknown>>, isOurs: boolean): PackFault[] {
  const { format, version, key, licence, level, needs, languages } = fields
  const faults: PackFault[] = []
  if (format !== PACK_FORMAT.format) faults.push(packFault('format-unknown', FILE, 'format'))
  else if (typeof version === 'number' && version > PACK_FORMAT.version)
    faults.push(packFault('format-newer', FILE, 'version', { found: version, known: PACK_FORMAT.version }))
  if (typeof key === 'string' && !PACK_KEY.test(key)) faults.push(packFault('key-bad', FILE, 'key', { key }))
  if (typeof key === 'string' && key.startsWith(OUR_KEYS) && !isOurs)
    faults.push(packFault('key-reserved', FILE, 'key'))
  if (typeof licence === 'string' && !Object.hasOwn(LICENCES, licence))
    faults.push(packFault('licence-unknown', FILE, 'licence', { licence }))
  if (level !== undefined && level !== null && !LEVELS.some((known) => known === level))
    faults.push(packFault('level-unknown', FILE, 'level'))
  const kit = isFields(needs) ? needs['kit'] : undefined
  if (typeof kit === 'number' && kit > KIT_VERSION)
    faults.push(packFault('kit-newer', FILE, 'needs.kit', { found: kit, known: KIT_VERSION }))
  if (Array.isArray(languages) && new Set(languages).size < languages.length)
    faults.push(packFault('id-twice', FILE, 'languages', { id: languages.map(String).join(', ') }))
  return faults
}

/** Compares the list of files in pack.json with the media that are there. JSON files are compared by whoever has their bytes. */
export function checkFileList(
  manifest: PackManifest,
  media: ReadonlyMap<string, MediaFact>,
  refused: ReadonlySet<string>,
): PackFault[] {
  const listed = Object.entries(manifest.files).filter(([name]) => !name.endsWith('.json'))
  const faults = listed.flatMap(([name, file]) => {
    const found = media.get(name)
    const place = `files.${name}`
    if (!found) return refused.has(name) ? [] : [packFault('file-missing', FILE, place, { name })]
    if (found.type !== file.type)
      return [packFault('file-type', FILE, place, { name, said: file.type, found: found.type })]
    return found.bytes === file.bytes ? [] : [packFault('file-changed', FILE, place, { name })]
  })
  const unlisted = [...media.keys()].filter((name) => !Object.hasOwn(manifest.files, name))
  return [...faults, ...unlisted.map((name) => packFault('file-unlisted', name, '', { name }))]
}
