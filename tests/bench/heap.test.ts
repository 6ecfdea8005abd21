import { expect, it } from 'vitest'
import { codeBytes } from './heap.ts'

const meta = { node_fields: ['type', 'name', 'self_size'], node_types: [['object', 'code'], 'string', 'number'] }

it('adds up the sizes of code nodes', () => {
  const nodes = [0, 7, 100, 1, 8, 20, 1, 9, 3]
  expect(codeBytes({ snapshot: { meta }, nodes })).toBe(23)
})

it('throws for an unknown snapshot format', () => {
  const other = { ...meta, node_types: [['object'], 'string', 'number'] }
  expect(() => codeBytes({ snapshot: { meta: other }, nodes: [] })).toThrow('another format')
})
