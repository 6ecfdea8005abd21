import {
  ALL_FORMATS,
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OggOutputFormat,
  Output,
} from 'mediabunny'
import { opusPacketMs } from '../sounds/opus.ts'
import { ExportError, type MediaFile } from './exportBook.ts'
import { withoutChance } from './soundBytes.ts'

/** A part of a sound, ms from its beginning. */
export interface Part {
  readonly startMs: number
  readonly ms: number
}

/** A part of a sound in a file of its own. `leadMs`: what the file has before the part, because its packets cannot be cut. */
export interface Piece {
  readonly file: MediaFile
  readonly leadMs: number
}

/** An Opus decoder is sure of itself after as much, RFC 7845. */
const OPUS_LEAD_MS = 80
/** Samples a ms: Opus always counts at 48 kHz. */
const OPUS_RATE = 48
/** A frame of MP3 may need what lies in up to three before it, one of AAC the one before. */
const LEAD_FRAMES = { mp3: 3, aac: 1 } as const

interface Packets {
  readonly codec: string
  readonly config: AudioDecoderConfig
  readonly list: readonly EncodedPacket[]
}

/**
 * Cuts a part out of a sound, or puts all of it into another container, without decoding it: Opus becomes Ogg, MP3 stays, AAC becomes M4A. The same
 * bytes for the same part. Throws `ExportError` where the sound cannot be read.
 */
export async function pieceOf(sound: MediaFile, part?: Part): Promise<Piece> {
  const packets = await readPackets(sound)
  if (packets.codec === 'opus') return opusPiece(packets, part)
  if (packets.codec === 'mp3' || packets.codec === 'aac') return framePiece(packets, packets.codec, part)
  throw new ExportError('A sound of this book is in a format that other readers do not play.')
}

async function readPackets({ bytes }: MediaFile): Promise<Packets> {
  try {
    const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS })
    const track = await input.getPrimaryAudioTrack()
    const codec = await track?.getCodec()
    const config = await track?.getDecoderConfig()
    if (!track || !codec || !config) throw new Error('no track that is known')
    const list: EncodedPacket[] = []
    for await (const packet of new EncodedPacketSink(track).packets()) list.push(packet)
    if (list.length === 0) throw new Error('no packets')
    return { codec, config, list }
  } catch (error) {
    throw new ExportError('A sound of this book cannot be read.', { cause: error })
  }
}

/** Opus is cut to the sample: what a decoder needs before is marked to be skipped. */
async function opusPiece({ config, list }: Packets, part: Part | undefined): Promise<Piece> {
  const header = opusHead(config)
  const skipped = header.getUint16(PRE_SKIP, true)
  let at = 0
  const timed = list.map((packet) => {
    const length = Math.round((opusPacketMs(packet.data) ?? 0) * OPUS_RATE)
    at += length
    return { packet, from: at - length, to: at }
  })
  const start = skipped + Math.round((part?.startMs ?? 0) * OPUS_RATE)
  const end = part ? Math.min(at, start + Math.round(part.ms * OPUS_RATE)) : at
  const lead = Math.max(0, start - Math.max(skipped, OPUS_LEAD_MS * OPUS_RATE))
  const own = timed.filter(({ from, to }) => to > lead && from < end)
  const [first] = own
  if (!first) throw new ExportError('A voice of this book lies outside its sound.')
  header.setUint16(PRE_SKIP, start - first.from, true)
  const packets = own.map(({ packet, from, to }) => {
    const length = Math.min(to, end) - from
    return new EncodedPacket(packet.data, 'key', seconds(from - first.from), seconds(length))
  })
  const bytes = await written(new OggOutputFormat(), 'opus', { ...config, description: header }, packets)
  return { file: { bytes, type: 'audio/ogg; codecs=opus' }, leadMs: 0 }
}

const seconds = (samples: number) => samples / (OPUS_RATE * 1000)
/** Where OpusHead says how many samples to skip. */
const PRE_SKIP = 10

/** A copy of OpusHead, as every container has it. */
function opusHead({ description }: AudioDecoderConfig): DataView<ArrayBuffer> {
  const bytes = ArrayBuffer.isView(description)
    ? new Uint8Array(description.buffer, description.byteOffset, description.byteLength)
    : new Uint8Array(description ?? new ArrayBuffer(0))
  if (bytes.length < 19) throw new ExportError('A sound of this book cannot be read.')
  return new DataView(Uint8Array.from(bytes).buffer)
}

async function framePiece({ config, list }: Packets, codec: 'mp3' | 'aac', part: Part | undefined): Promise<Piece> {
  const startS = (part?.startMs ?? 0) / 1000
  const endS = part ? startS + part.ms / 1000 : Number.POSITIVE_INFINITY
  const begin = Math.max(
    0,
    list.findLastIndex(({ timestamp }) => timestamp <= startS),
  )
  const from = Math.max(0, begin - (begin === 0 ? 0 : LEAD_FRAMES[codec]))
  const own = list.slice(from).filter(({ timestamp }) => timestamp < endS)
  const [first] = own
  if (!first || startS > (list.at(-1)?.timestamp ?? 0) + 1)
    throw new ExportError('A voice of this book lies outside its sound.')
  const packets = own.map((packet) => packet.clone({ timestamp: packet.timestamp - first.timestamp }))
  const format = codec === 'mp3' ? new Mp3OutputFormat() : new Mp4OutputFormat({ fastStart: 'in-memory' })
  const bytes = await written(format, codec, config, packets)
  const type = codec === 'mp3' ? 'audio/mpeg' : 'audio/mp4'
  return { file: { bytes, type }, leadMs: Math.max(0, (startS - first.timestamp) * 1000) }
}

async function written(
  format: OggOutputFormat | Mp3OutputFormat | Mp4OutputFormat,
  codec: 'opus' | 'mp3' | 'aac',
  decoderConfig: AudioDecoderConfig,
  packets: readonly EncodedPacket[],
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  for (const packet of packets) await source.add(packet, { decoderConfig })
  await output.finalize()
  return withoutChance(new Uint8Array(target.buffer ?? new ArrayBuffer(0)))
}
