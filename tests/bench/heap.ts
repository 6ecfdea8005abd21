import type { CDPSession } from 'playwright'

/** What a page holds when all that can be let go of has been. */
export interface Held {
  /** Bytes of the heap without `code`. */
  readonly heap: number
  /** Bytes of what V8 has made of the page's functions: bytecode, and machine code of those that run often. */
  readonly code: number
  readonly listeners: number
  readonly nodes: number
}

/**
 * Reads what the page holds; `Performance` must be enabled. V8 goes on making machine code of what runs often, here until about turn 200, and then no
 * more (+1.3 MB from turn 20 to 200, 0.0 from 200 to 400, with the same objects): that is a cache of V8's and no leak, so it is told apart.
 */
export async function heldBy(cdp: CDPSession): Promise<Held> {
  // What the first round lets go of may have held more.
  await cdp.send('HeapProfiler.collectGarbage')
  await cdp.send('HeapProfiler.collectGarbage')
  const { metrics } = await cdp.send('Performance.getMetrics')
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  const [listeners, nodes] = [of('JSEventListeners'), of('Nodes')]
  const code = codeBytes(await snapshot(cdp))
  return { heap: of('JSHeapUsedSize') - code, code, listeners, nodes }
}

/** The parts of a heap snapshot that are read here (V8's own format). */
interface HeapSnapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: readonly string[]
      readonly node_types: readonly (readonly string[] | string)[]
    }
  }
  readonly nodes: readonly number[]
}

async function snapshot(cdp: CDPSession): Promise<HeapSnapshot> {
  const chunks: string[] = []
  const listen = ({ chunk }: { readonly chunk: string }) => chunks.push(chunk)
  cdp.on('HeapProfiler.addHeapSnapshotChunk', listen)
  await cdp.send('HeapProfiler.enable')
  await cdp.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false })
  cdp.off('HeapProfiler.addHeapSnapshotChunk', listen)
  // Else V8 goes on following each object from here on, and the turns that come are slower.
  await cdp.send('HeapProfiler.disable')
  return JSON.parse(chunks.join(''))
}

/** Bytes of a snapshot's nodes of type `code`. Throws where the format has changed. */
export function codeBytes({ snapshot: { meta }, nodes }: HeapSnapshot): number {
  const fields = meta.node_fields
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')]
  const code = meta.node_types[type]?.indexOf('code') ?? -1
  if (type < 0 || size < 0 || code < 0) throw new Error('the heap snapshot has another format')
  let bytes = 0
  for (let node = 0; node < nodes.length; node += fields.length)
    if (nodes[node + type] === code) bytes += nodes[node + size] ?? 0
  return bytes
}
