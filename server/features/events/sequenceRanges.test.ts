import { describe, expect, it } from 'vitest'
import { missingUpTo, type Span, withSequence } from './sequenceRanges.ts'

describe('withSequence', () => {
  it.each<[string, Span[], number[], Span[]]>([
    ['grows at the end', [[1, 20]], [21, 22], [[1, 22]]],
    [
      'leaves a gap open',
      [[1, 20]],
      [25, 26],
      [
        [1, 20],
        [25, 26],
      ],
    ],
    [
      'closes a gap, in any order and with duplicates',
      [
        [1, 20],
        [25, 26],
      ],
      [24, 22, 21, 23, 22],
      [[1, 26]],
    ],
    ['assumes that numbers before the first one have arrived', [], [40, 41], [[1, 41]]],
    [
      'begins at one',
      [],
      [1, 3],
      [
        [1, 1],
        [3, 3],
      ],
    ],
  ])('%s', (_, spans, numbers, wanted) => expect(withSequence(spans, numbers)).toEqual(wanted))

  it('drops the oldest gaps of a device with too many', () => {
    const odd = Array.from({ length: 200 }, (_, index) => 2 * index + 1)
    const spans = withSequence([], odd)
    expect(spans).toHaveLength(100)
    expect(spans.slice(0, 2)).toEqual([
      [1, 201],
      [203, 203],
    ])
    expect(
      withSequence(
        spans,
        odd.map((number) => number + 10_000),
      ),
    ).toHaveLength(100)
  })
})

describe('missingUpTo', () => {
  it.each<[number, Span[], number]>([
    [0, [], 50],
    [0, [[1, 50]], 50],
    [5, [[1, 45]], 50],
    [
      4,
      [
        [1, 20],
        [25, 60],
      ],
      50,
    ],
    [0, [[1, 60]], 50],
    [
      10,
      [
        [1, 20],
        [41, 90],
      ],
      30,
    ],
  ])('is %i of %j up to %i', (missing, spans, last) => expect(missingUpTo(spans, last)).toBe(missing))
})
