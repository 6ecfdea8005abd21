import type { Language } from '../../../src/game/language.ts'
import type { Judgement } from '../manifest.ts'
import type { Script } from '../scripts.ts'

/** A script and what the judges say of its clip, and of the older clip that it is compared with. */
export interface Row {
  readonly script: Pick<Script, 'path' | 'kind' | 'language' | 'text'>
  readonly now: Judgement
  readonly old?: Judgement
}

/** The figures of a group of clips. Shares are 0 to 1; `null` where nothing in the group has such a figure. */
export interface Figures {
  readonly clips: number
  /** Errors for each word of all clips together. */
  readonly wer: number | null
  /** Median over the clips. */
  readonly cer: number | null
  /** Clips in which every word that counts was heard. */
  readonly recognised: number | null
  readonly mos: number | null
  /** |start of a word in the manifest - start that the aligner finds|, ms. */
  readonly offMedian: number | null
  readonly offP90: number | null
  /** Words that light up more than 80 ms before they are heard. */
  readonly early: number | null
  /** Narrations whose words the aligner could not find. */
  readonly unaligned: number
  readonly wordsAMinute: number | null
}

/** How much too early a word may light up, ms. */
const EARLY_MS = 80

/** What speech should reach (for `recognised`: single words and prompts together). */
const WANTED = {
  wer: { en: 0.05, id: 0.12 },
  recognised: { en: 0.9, id: 0.8 },
  mos: 4,
  betterMos: 0.95,
  offP90: 50,
  wordsAMinute: [110, 130],
} as const

/** The value below which a share of the values lies (0.5: the median), between its neighbours; `null` of nothing. */
export function quantile(values: readonly number[], share: number): number | null {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const low = sorted[Math.floor(place)]
  const high = sorted[Math.ceil(place)]
  return low === undefined || high === undefined ? null : low + (high - low) * (place - Math.floor(place))
}

const shareOf = (values: readonly boolean[]) =>
  values.length === 0 ? null : values.filter(Boolean).length / values.length
const numbers = (values: readonly (number | null | undefined)[]) => values.filter((value) => typeof value === 'number')

/** The figures of a group of clips. */
export function figuresOf(judged: readonly Judgement[]): Figures {
  const counted = judged.flatMap(({ wer, words }) => (wer === null ? [] : [{ wer, words }]))
  const words = counted.reduce((sum, clip) => sum + clip.words, 0)
  const offsets = judged.flatMap(({ offsets }) => offsets ?? [])
  const off = offsets.map(Math.abs)
  return {
    clips: judged.length,
    wer: words === 0 ? null : counted.reduce((sum, clip) => sum + clip.wer * clip.words, 0) / words,
    cer: quantile(numbers(judged.map(({ cer }) => cer)), 0.5),
    recognised: shareOf(counted.map(({ wer }) => wer === 0)),
    mos: quantile(
      judged.map(({ mos }) => mos),
      0.5,
    ),
    offMedian: quantile(off, 0.5),
    offP90: quantile(off, 0.9),
    early: shareOf(offsets.map((offset) => offset < -EARLY_MS)),
    unaligned: judged.filter(({ offsets }) => offsets === null).length,
    wordsAMinute: quantile(numbers(judged.map(({ wordsAMinute }) => wordsAMinute)), 0.5),
  }
}

const LANGUAGES: readonly Language[] = ['en', 'id']
const percent = (share: number) => `${(share * 100).toFixed(1)} %`
const isSingleOrPrompt = ({ script }: Row) => ['prompt', 'word', 'count'].includes(script.kind)

/** What falls short of what is wanted, one line each; first of whole languages, then of single narrations. */
export function shortcomings(rows: readonly Row[]): string[] {
  return LANGUAGES.flatMap((language) => {
    const mine = rows.filter(({ script }) => script.language === language)
    return mine.length === 0 ? [] : [...ofLanguage(language, mine), ...ofFiles(language, mine)]
  })
}

function ofLanguage(language: Language, rows: readonly Row[]): string[] {
  const narrations = rows.filter(({ script }) => script.kind === 'narration')
  const { wer, mos, offP90, unaligned } = figuresOf(narrations.map(({ now }) => now))
  const { recognised } = figuresOf(rows.filter(isSingleOrPrompt).map(({ now }) => now))
  const compared = rows.flatMap(({ now, old }) => (old ? [now.mos > old.mos] : []))
  const better = shareOf(compared)
  const lines: (string | false)[] = [
    wer !== null &&
      wer > WANTED.wer[language] &&
      `${percent(wer)} of the narrations' words are misheard, wanted ${percent(WANTED.wer[language])}`,
    recognised !== null &&
      recognised < WANTED.recognised[language] &&
      `${percent(recognised)} of single words and prompts are recognised, wanted ${percent(WANTED.recognised[language])}`,
    mos !== null && mos < WANTED.mos && `the narrations' naturalness is ${mos.toFixed(2)}, wanted ${WANTED.mos}`,
    better !== null &&
      better < WANTED.betterMos &&
      `${percent(better)} of the clips are more natural than the old, wanted ${percent(WANTED.betterMos)}`,
    offP90 !== null &&
      offP90 > WANTED.offP90 &&
      `a tenth of the words are ${Math.round(offP90)} ms off and more, wanted ${WANTED.offP90}`,
    unaligned > 0 && `in ${unaligned} narrations the aligner could not find the words`,
  ]
  return lines.filter((line) => line !== false).map((line) => `${language}: ${line}`)
}

function ofFiles(language: Language, rows: readonly Row[]): string[] {
  const [slowest, fastest] = WANTED.wordsAMinute
  return rows.flatMap(({ script, now, old }) => {
    const isNarration = script.kind === 'narration'
    const pace = now.wordsAMinute
    return [
      ...(isNarration && now.wer !== null && now.wer > WANTED.wer[language]
        ? [`${script.path}: ${percent(now.wer)} misheard (${now.heard})`]
        : []),
      ...(isNarration && pace !== undefined && (pace < slowest || pace > fastest)
        ? [`${script.path}: ${pace} words a minute`]
        : []),
      ...(isSingleOrPrompt({ script, now }) && now.wer !== null && now.wer > 0
        ? [`${script.path}: '${script.text}' is heard as '${now.heard}'`]
        : []),
      ...(isNarration && old && now.mos < old.mos
        ? [`${script.path}: naturalness ${now.mos.toFixed(2)}, was ${old.mos.toFixed(2)}`]
        : []),
    ]
  })
}
