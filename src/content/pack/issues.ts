import type { z } from 'zod'
import type { Local } from '../../game/language.ts'
import { packFault, type PackFault, placeOf } from './fault.ts'
import { type JsonFile, MUSIC, PICTURE, SOUND, SPOKEN } from './names.ts'

/** Checks a JSON file by its schema. `data` is absent where there are faults. */
export function schemaFaults<Value>(
  file: JsonFile,
  schema: z.ZodType<Value>,
  value: unknown,
): { readonly data: Value | undefined; readonly faults: PackFault[] } {
  const { data, error } = schema.safeParse(value)
  return { data, faults: (error?.issues ?? []).flatMap((issue) => issueFaults(file, issue, value)) }
}

/** An issue of zod as faults with sentences; `value` is what was checked, `base` leads to it. `kind` is named where a kind's own schema refused. */
export function issueFaults(
  file: JsonFile,
  issue: z.core.$ZodIssue,
  value: unknown,
  base: readonly PropertyKey[] = [],
  kind?: string,
): PackFault[] {
  const place = placeOf([...base, ...issue.path])
  const found = valueAt(value, issue.path)
  if (found === undefined && issue.code !== 'unrecognized_keys' && issue.code !== 'custom')
    return [packFault('field-missing', file, place)]
  switch (issue.code) {
    case 'invalid_type':
      return [packFault('field-type', file, place, { wanted: TYPE_NAMES[issue.expected] ?? OTHER_VALUE })]
    case 'too_small':
      return issue.minimum === 1 && (issue.origin === 'string' || issue.origin === 'array')
        ? [packFault('field-empty', file, place)]
        : [packFault('field-range', file, place, { wanted: atLeast(issue.minimum) })]
    case 'too_big':
      return [packFault('field-range', file, place, { wanted: atMost(issue.maximum) })]
    case 'invalid_value':
      return [packFault('field-value', file, place, { known: knownOf(issue.values) })]
    case 'unrecognized_keys':
      return issue.keys.map((name) => packFault('field-unknown', file, place, { name }))
    case 'custom':
      return [packFault('kind-rule', file, place, { kind: kind ?? file, detail: issue.message })]
    case 'invalid_union':
      return unionFaults(file, issue, value, base, kind)
    case 'invalid_format': {
      const wanted = PATH_NAMES.find(({ pattern }) => String(pattern) === issue.pattern)?.name
      if (wanted && typeof found === 'string') return [packFault('media-role', file, place, { wanted, name: found })]
      return [packFault('field-value', file, place, { known: '' })]
    }
    default:
      return [packFault('field-value', file, place, { known: '' })]
  }
}

/** What the closest of the alternatives would need, not what all of them would. */
function unionFaults(
  file: JsonFile,
  issue: z.core.$ZodIssueInvalidUnion,
  value: unknown,
  base: readonly PropertyKey[],
  kind?: string,
): PackFault[] {
  const closest = [...issue.errors].sort((a, b) => a.length - b.length)[0] ?? []
  const here = closest.flatMap((inner) =>
    issueFaults(file, { ...inner, path: [...issue.path, ...inner.path] }, value, base, kind),
  )
  return here.length > 0 ? here : [packFault('field-value', file, placeOf([...base, ...issue.path]), { known: '' })]
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key) ? Reflect.get(inner, key) : undefined,
    value,
  )
}

/** What a pattern of paths stands for. */
const PATH_NAMES: readonly { readonly pattern: RegExp; readonly name: Local }[] = [
  { pattern: PICTURE, name: { en: 'picture in media/', id: 'gambar di media/' } },
  { pattern: SOUND, name: { en: 'sound in media/', id: 'suara di media/' } },
  { pattern: SPOKEN, name: { en: 'spoken line (speech/…)', id: 'ucapan (speech/…)' } },
  { pattern: MUSIC, name: { en: 'piece of music of Lumbung (ambience/…)', id: 'musik Lumbung (ambience/…)' } },
]
const OTHER_VALUE: Local = { en: 'another kind of value', id: 'jenis nilai lain' }
const TYPE_NAMES: Readonly<Record<string, Local>> = {
  string: { en: 'a text', id: 'sebuah teks' },
  number: { en: 'a number', id: 'sebuah angka' },
  int: { en: 'a whole number', id: 'sebuah bilangan bulat' },
  boolean: { en: 'true or false', id: 'true atau false' },
  array: { en: 'a list', id: 'sebuah daftar' },
  tuple: { en: 'a list', id: 'sebuah daftar' },
  object: { en: 'an object with fields', id: 'sebuah objek dengan kolom' },
  record: { en: 'an object with fields', id: 'sebuah objek dengan kolom' },
}
const atLeast = (least: number | bigint): Local => ({ en: `at least ${least}`, id: `paling sedikit ${least}` })
const atMost = (most: number | bigint): Local => ({ en: `at most ${most}`, id: `paling banyak ${most}` })

function knownOf(values: readonly unknown[]): Local {
  const list = values.slice(0, 8).map(String).join(', ')
  return { en: `; possible are: ${list}`, id: `; yang mungkin: ${list}` }
}
