import type { Marks } from '../words/marks.ts'
import type { Wave } from './loudness.ts'

/** Two sounds are faded into each other over this time, ms. */
const FADE_MS = 12

/** Puts another sound in the place of a part (ms) of one, with soft seams. Both have the same rate. */
export function spliced(whole: Wave, fromMs: number, toMs: number, part: Wave): Wave {
  const { rate } = whole
  const at = (ms: number) => Math.min(whole.samples.length, Math.max(0, Math.round((ms * rate) / 1000)))
  const head = whole.samples.slice(0, at(fromMs))
  const tail = whole.samples.slice(Math.max(at(fromMs), at(toMs)))
  const middle = part.samples.slice()
  const fade = Math.round((FADE_MS * rate) / 1000)
  for (const piece of [head, middle]) fadeOut(piece, fade)
  for (const piece of [middle, tail]) fadeIn(piece, fade)
  const samples = new Float32Array(head.length + middle.length + tail.length)
  samples.set(head)
  samples.set(middle, head.length)
  samples.set(tail, head.length + middle.length)
  return { rate, samples }
}

function fadeIn(samples: Float32Array, length: number): void {
  for (let i = 0; i < Math.min(length, samples.length); i += 1) samples[i] = (samples[i] ?? 0) * (i / length)
}

function fadeOut(samples: Float32Array, length: number): void {
  const last = samples.length - 1
  for (let i = 0; i < Math.min(length, samples.length); i += 1)
    samples[last - i] = (samples[last - i] ?? 0) * (i / length)
}

/** The marks after words `from` to `to` (not included) were spoken again: `inner` are their times from `fromMs`; later ones move. */
export function splicedMarks(
  marks: Marks,
  words: { readonly from: number; readonly to: number },
  inner: Marks,
  { fromMs, toMs, ms }: { readonly fromMs: number; readonly toMs: number; readonly ms: number },
): Marks {
  const moved = (one: Marks[number], by: number) => ({ ...one, start: one.start + by, end: one.end + by })
  return [
    ...marks.slice(0, words.from).map((one) => ({ ...one, end: Math.min(one.end, fromMs) })),
    ...inner.map((one) => moved(one, fromMs)),
    ...marks.slice(words.to).map((one) => moved(one, ms - (toMs - fromMs))),
  ]
}
