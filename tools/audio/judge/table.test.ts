import { describe, expect, it } from 'vitest'
import type { Judgement } from '../manifest.ts'
import { figuresOf, quantile, type Row, shortcomings } from './figures.ts'
import { alignWord } from './phones.ts'
import { groupTable, report } from './table.ts'

const judged = (more: Partial<Judgement>): Judgement => ({
  by: 'x',
  heard: 'so',
  wer: 0,
  cer: 0,
  words: 10,
  mos: 4.5,
  ...more,
})
const narration = (path: string, now: Partial<Judgement>, old?: Partial<Judgement>): Row => ({
  script: { path, kind: 'narration', language: 'en', text: 'text' },
  now: judged(now),
  ...(old && { old: judged(old) }),
})
const word = (text: string, now: Partial<Judgement>): Row => ({
  script: { path: `/audio/words/en/${text}.mp3`, kind: 'word', language: 'en', text },
  now: judged({ words: 1, ...now }),
})

describe('figures', () => {
  it('weighs each clip by its words', () => {
    const { wer, recognised } = figuresOf([
      judged({ wer: 0.5, words: 2 }),
      judged({ wer: 0, words: 8 }),
      judged({ wer: null, words: 0 }),
    ])
    expect(wer).toBe(0.1)
    expect(recognised).toBe(0.5)
  })

  it('takes word times of all clips together; early are those that light up more than 80 ms ahead', () => {
    const figures = figuresOf([
      judged({ offsets: [0, -81, 100] }),
      judged({ offsets: [-80] }),
      judged({ offsets: null }),
      judged({}),
    ])
    expect(figures).toMatchObject({ early: 0.25, offMedian: 80.5, unaligned: 1 })
    expect(figures.offP90).toBeCloseTo(94.3)
  })

  it('has none of nothing', () => {
    expect(figuresOf([])).toMatchObject({ clips: 0, wer: null, mos: null, offP90: null, early: null })
    expect(quantile([], 0.5)).toBeNull()
    expect(quantile([3, 1, 2, 10], 0.5)).toBe(2.5)
  })
})

describe('what falls short', () => {
  it('is nothing where all is well', () => {
    expect(
      shortcomings([narration('a', { wordsAMinute: 120, offsets: [10, -20] }, { mos: 3 }), word('duck', {})]),
    ).toEqual([])
  })

  it('is said of the language and of the file', () => {
    const lines = shortcomings([
      narration('a', { wer: 0.2, mos: 3.5, wordsAMinute: 140, offsets: [90, -90] }, { mos: 3.9 }),
      word('duck', { wer: 1, heard: 'Doug' }),
      word('sun', {}),
    ])
    expect(lines).toEqual([
      "en: 20.0 % of the narrations' words are misheard, wanted 5.0 %",
      'en: 50.0 % of single words and prompts are recognised, wanted 90.0 %',
      "en: the narrations' naturalness is 3.50, wanted 4",
      'en: 0.0 % of the clips are more natural than the old, wanted 95.0 %',
      'en: a tenth of the words are 90 ms off and more, wanted 50',
      'a: 20.0 % misheard (so)',
      'a: 140 words a minute',
      'a: naturalness 3.50, was 3.90',
      "/audio/words/en/duck.mp3: 'duck' is heard as 'Doug'",
    ])
  })
})

describe('the table', () => {
  it('shows old figures before the new ones, where all clips of a group have them', () => {
    const [, both] = groupTable([narration('a', { mos: 4.4, wer: 0.05 }, { mos: 3.2, wer: 0.4 })])
    expect(both).toMatch(/^en narration +1 +40\.0 → 5\.0 .* 3\.20 → 4\.40/)
    const [, alone] = groupTable([narration('a', { mos: 4.4 }, { mos: 3.2 }), narration('b', {})])
    expect(alone).not.toContain('→')
  })

  it('has a line for each clip, with what was heard', () => {
    const text = report([
      narration('/audio/books/book1/naration/en/page-01.mp3', { heard: 'the duck swims', lufs: -16.1, silenceMs: 0 }),
    ])
    expect(text).toMatch(/^books\/book1\/naration\/en\/page-01\.mp3 .*-16\.1 +0 +the duck swims$/m)
    expect(text).toContain('Nothing falls short.')
  })
})

describe('the aligner is told', () => {
  it('phones of the lexicon, else to look a word up', () => {
    expect(alignWord('Kiko', 'en').phones).toBe('K IY K OW')
    expect(alignWord('Kiko’s', 'en').phones).toBe('K IY K OW Z')
    expect(alignWord('house', 'en').phones).toBeNull()
  })

  it('Indonesian by its spelling, with e as pronunciation.json has it', () => {
    expect(alignWord('menyanyi', 'id').phones).toBe('M AH N Y AA N Y IY')
    expect(alignWord('bebek', 'id').phones).toBe('B EH B EH K|B EH B EH')
    expect(alignWord('pulau', 'id').phones).toBe('P UW L AW')
    expect(alignWord('kupu-kupu', 'id').phones).toBe('K UW P UW K UW P UW')
  })
})
