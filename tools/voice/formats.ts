import { z } from 'zod'

/** An array of numpy, little-endian float32 in row order. */
export interface FloatArray {
  readonly shape: readonly number[]
  readonly bytes: Buffer
}

const HEAD_BYTES = 10

/** Reads a file of numpy (format 1.0, `<f4`). Throws for any other. */
export function floatArray(npy: Buffer): FloatArray {
  const begin = HEAD_BYTES + (npy.length > HEAD_BYTES ? npy.readUInt16LE(8) : 0)
  const head = npy.toString('latin1', HEAD_BYTES, begin)
  const isKnown =
    npy.toString('latin1', 1, 6) === 'NUMPY' &&
    npy[6] === 1 &&
    /'<f4'/.test(head) &&
    /'fortran_order': False/.test(head)
  const shape = /'shape': \(([\d, ]+)\)/.exec(head)?.[1]?.match(/\d+/g)?.map(Number) ?? []
  const bytes = npy.subarray(begin)
  const count = shape.reduce((product, length) => product * length, 1)
  if (!isKnown || shape.length === 0 || bytes.length !== count * Float32Array.BYTES_PER_ELEMENT) {
    throw new Error('This is no array of float32.')
  }
  return { shape, bytes }
}

/** The number of a field of a protobuf message that holds bytes, and how its tag is written. */
const field = (number: number, bytes: Buffer): Buffer =>
  Buffer.concat([Buffer.of((number << 3) | 2), varint(bytes.length), bytes])

function varint(value: number): Buffer {
  const bytes: number[] = []
  let rest = value
  for (; rest > 0x7f; rest >>>= 7) bytes.push((rest & 0x7f) | 0x80)
  return Buffer.from([...bytes, rest])
}

/**
 * What makes an inner tensor of float32 an output of an ONNX model, when it is appended to the model's file: a second `graph` with nothing but that
 * output. Protobuf merges the two.
 */
export function appendedOutput(name: string): Buffer {
  const [graph, output, valueName, valueType, tensorType] = [7, 12, 1, 2, 1]
  // `elem_type` 1, a number: float32. Without a shape, which the model works out.
  const float = Buffer.of(1 << 3, 1)
  const value = Buffer.concat([field(valueName, Buffer.from(name)), field(valueType, field(tensorType, float))])
  return field(graph, field(output, value))
}

/** `vocab.json`: the number of each character of the model's alphabet. */
export const vocabSchema = z.object({ vocab: z.record(z.string(), z.int()) })

/** A lexicon of misaki: how a word is read, or how by its part of speech. */
export const lexiconSchema = z.record(z.string(), z.unknown())
