import type { Take } from '../draft/schema.ts'
import { decoded, encoded, loadMuxer, SoundError } from './codec/sounds.ts'
import type { PackSound } from './codec/packSound.ts'
import { LONGEST_MS } from './sound/endOfSpeech.ts'
import { envelopeOf, FRAME_MS } from './sound/envelope.ts'
import type { Wave } from './sound/loudness.ts'
import { raised } from './sound/raise.ts'
import { type Levels, levelsOf, voiceSpan } from './sound/trim.ts'

/** A sound that is ready for a draft: the file, and what a take says of it beside its name and text. */
export interface Finished {
  readonly sound: Blob
  readonly take: Pick<Take, 'type' | 'fileMs' | 'startMs' | 'ms' | 'loudness' | 'noise' | 'raised'>
  /** Levels of the part that is heard, dBFS for each 5 ms. */
  readonly envelope: readonly number[]
}

/** A sound file may have as many bytes; three minutes of what recorders of phones write have far fewer. */
const MOST_BYTES = 60_000_000
/** A file whose length is not known is decoded up to this size, bytes. */
const MOST_UNKNOWN = 5_000_000
/** A recording that ended by itself at three minutes may be a little longer, ms. */
const SLACK_MS = 1500

/**
 * Makes a recording ready: cut to the voice, brought to the loudness of all narrations, encoded. Where it cannot be encoded it is kept as it came, in a
 * container that packs take. Throws `SoundError`.
 */
export async function finishedRecording(sound: Blob): Promise<Finished> {
  const wave = await decoded(sound)
  const envelope = envelopeOf(wave)
  const span = voiceSpan(envelope)
  if (!span) throw new SoundError('nothing')
  const end = Math.min(span.endMs, span.startMs + LONGEST_MS)
  const ready = await encodedVoice(part(wave, span.startMs, end), levelsOf(envelope)).catch(() => undefined)
  return ready ?? keptAsItCame(sound, wave, { startMs: span.startMs, endMs: end })
}

/** Makes a sound file ready, as a recording. Throws `SoundError`, also where it is too long, before it is decoded. */
export async function finishedFile(file: Blob): Promise<Finished> {
  if (file.size > MOST_BYTES) throw new SoundError('long')
  const { lengthOf } = await loadMuxer()
  const length = await lengthOf(file)
  if (length !== undefined && length > LONGEST_MS + SLACK_MS) throw new SoundError('long', length)
  if (length === undefined && file.size > MOST_UNKNOWN) throw new SoundError('unreadable')
  return finishedRecording(file)
}

/** Makes samples ready: what the service has read, or a recording that was spliced. `loudness` and the rest are measured before it is raised. */
export async function encodedVoice(wave: Wave, levels?: Levels): Promise<Finished> {
  const { wave: loud, loudness, gain } = raised(wave)
  const { sound, type } = await encoded(loud)
  const ms = lengthMs(wave)
  return {
    sound,
    take: { type, fileMs: ms, startMs: 0, ms, ...measured(loudness, levels), raised: round(gain) },
    envelope: envelopeOf(loud),
  }
}

async function keptAsItCame(sound: Blob, wave: Wave, span: { startMs: number; endMs: number }): Promise<Finished> {
  const kept = await rewrap(sound)
  const heard = part(wave, span.startMs, span.endMs)
  const { loudness } = raised(heard)
  return {
    sound: kept.sound,
    take: {
      type: kept.type,
      fileMs: lengthMs(wave),
      startMs: span.startMs,
      ms: lengthMs(heard),
      ...measured(loudness, levelsOf(envelopeOf(wave))),
    },
    envelope: envelopeOf(heard),
  }
}

async function rewrap(sound: Blob): Promise<PackSound> {
  const { rewrapped } = await loadMuxer()
  const kept = await rewrapped(sound).catch(() => undefined)
  if (!kept) throw new SoundError('format')
  return kept
}

/** A part (ms) of a sound. */
export function part({ samples, rate }: Wave, fromMs: number, toMs: number): Wave {
  return { rate, samples: samples.slice(Math.round((fromMs * rate) / 1000), Math.round((toMs * rate) / 1000)) }
}

/** Levels of the part of a stored sound that a take says is heard. */
export async function takeEnvelope(sound: Blob, { startMs, ms }: Pick<Take, 'startMs' | 'ms'>): Promise<number[]> {
  const envelope = envelopeOf(await decoded(sound))
  return envelope.slice(Math.round(startMs / FRAME_MS), Math.round((startMs + ms) / FRAME_MS))
}

const round = (value: number) => Math.round(value * 10) / 10
const lengthMs = ({ samples, rate }: Wave) => Math.floor((samples.length / rate) * 1000)
const measured = (loudness: number, levels: Levels | undefined) => ({
  ...(Number.isFinite(loudness) && { loudness: round(loudness) }),
  ...(levels && { noise: round(levels.room) }),
})
