import type { JsonFile } from './names.ts'
import type { PackLimits } from './limits.ts'
import { packFault, type PackFault } from './fault.ts'

/** A JSON file as it was read: its value, or why there is none. */
export interface ReadJson {
  readonly value: unknown
  readonly faults: readonly PackFault[]
}

/** Reads a JSON file of a pack: strict UTF-8, no byte order mark, limited depth. Does not throw. */
export function readJson(file: JsonFile, bytes: Uint8Array, limits: PackLimits): ReadJson {
  const text = decoded(bytes)
  if (text === undefined) return { value: undefined, faults: [packFault('json-broken', file)] }
  // Measured before it is parsed: what is deep enough ends the stack of whoever walks it.
  if (depthOf(text) > limits.jsonDepth)
    return { value: undefined, faults: [packFault('json-deep', file, '', { most: limits.jsonDepth })] }
  try {
    return { value: JSON.parse(text), faults: [] }
  } catch {
    return { value: undefined, faults: [packFault('json-broken', file)] }
  }
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** How deep brackets lie in one another; those inside strings do not count. */
function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let isText = false
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at]
    if (isText) {
      if (char === '\\') at += 1
      else if (char === '"') isText = false
    } else if (char === '"') isText = true
    else if (char === '{' || char === '[') deepest = Math.max(deepest, (depth += 1))
    else if (char === '}' || char === ']') depth -= 1
  }
  return deepest
}
