import type { Judgement } from '../manifest.ts'
import { type Figures, figuresOf, type Row, shortcomings } from './figures.ts'

const percent = (share: number | null) => (share === null ? '–' : (share * 100).toFixed(1))
const fixed = (value: number | null | undefined, digits = 0) =>
  value === null || value === undefined ? '–' : value.toFixed(digits)

/** Columns of equal width, the first to the left, the others to the right; the last cell may be as long as it likes. */
function columns(rows: readonly (readonly string[])[], free: number): string[] {
  const widths = rows.reduce<number[]>((widest, row) => row.map((cell, i) => Math.max(widest[i] ?? 0, cell.length)), [])
  return rows.map((row) =>
    row
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : i >= free ? cell : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  )
}

const GROUP_HEAD = ['', 'clips', 'WER %', 'CER %', 'recognised %', 'MOS', 'off ms', 'p90', 'early %', 'words/min']

function groupCells(name: string, now: Figures, old: Figures | undefined): string[] {
  const both = (show: (figures: Figures) => string) => (old ? `${show(old)} → ${show(now)}` : show(now))
  return [
    name,
    String(now.clips),
    both(({ wer }) => percent(wer)),
    both(({ cer }) => percent(cer)),
    both(({ recognised }) => percent(recognised)),
    both(({ mos }) => fixed(mos, 2)),
    both(({ offMedian }) => fixed(offMedian)),
    both(({ offP90 }) => fixed(offP90)),
    both(({ early }) => percent(early)),
    both(({ wordsAMinute }) => fixed(wordsAMinute)),
  ]
}

/** The figures of each kind in each language, and the old ones before them where there are some for all its clips. */
export function groupTable(rows: readonly Row[]): string[] {
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const { language, kind, path } = row.script
    const name = `${language} ${path.startsWith('/audio/ladder/') ? 'ladder ' : ''}${kind}`
    groups.set(name, [...(groups.get(name) ?? []), row])
  }
  const cells = [...groups].map(([name, group]) => {
    const old = group.flatMap((row) => (row.old ? [row.old] : []))
    return groupCells(
      name,
      figuresOf(group.map(({ now }) => now)),
      old.length === group.length ? figuresOf(old) : undefined,
    )
  })
  return columns([GROUP_HEAD, ...cells], GROUP_HEAD.length)
}

const FILE_HEAD = ['', 'WER %', 'CER %', 'MOS', 'p90 ms', 'words/min', 'LUFS', 'silence ms', 'heard']

/** One line a clip. */
function fileTable(rows: readonly Row[]): string[] {
  const cells = rows.map(({ script, now, old }) => {
    const both = (show: (judged: Judgement) => string) => (old ? `${show(old)} → ${show(now)}` : show(now))
    return [
      script.path.replace('/audio/', ''),
      both(({ wer }) => percent(wer)),
      both(({ cer }) => percent(cer)),
      both(({ mos }) => fixed(mos, 2)),
      both(({ offsets }) => fixed(figuresOf([{ ...now, offsets: offsets ?? [] }]).offP90)),
      both(({ wordsAMinute }) => fixed(wordsAMinute)),
      both(({ lufs }) => fixed(lufs, 1)),
      both(({ silenceMs }) => fixed(silenceMs)),
      now.heard,
    ]
  })
  return columns([FILE_HEAD, ...cells], FILE_HEAD.length - 1)
}

/** All that is to be told: the clips, the groups, what falls short. */
export function report(rows: readonly Row[]): string {
  const short = shortcomings(rows)
  const parts = [
    fileTable(rows),
    groupTable(rows),
    short.length === 0 ? ['Nothing falls short.'] : ['Falls short:', ...short],
  ]
  return parts.map((lines) => lines.join('\n')).join('\n\n')
}
