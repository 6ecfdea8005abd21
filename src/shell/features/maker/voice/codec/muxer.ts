import {
  AudioSample,
  AudioSampleSource,
  BlobSource,
  BufferTarget,
  canEncodeAudio,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp3OutputFormat,
  Mp4OutputFormat,
  OGG,
  OggOutputFormat,
  Output,
  type OutputFormat,
  Quality,
  WAVE,
  WEBM,
} from 'mediabunny'
import type { Wave } from '../sound/loudness.ts'
import type { PackSound } from './packSound.ts'

/** Bits a second of a voice, one channel. */
const BITS = 32_000
/** Samples that are handed to the encoder at once. */
const PIECE = 48_000

const open = (sound: Blob) => new Input({ source: new BlobSource(sound), formats: [WEBM, OGG, MP4, MP3, WAVE] })

/** Length of a sound file in ms, without decoding it; undefined where its format is not known. */
export async function lengthOf(sound: Blob): Promise<number | undefined> {
  try {
    const track = await open(sound).getPrimaryAudioTrack()
    return track ? (await track.computeDuration()) * 1000 : undefined
  } catch {
    return undefined
  }
}

/** Encodes a voice (48 kHz) as Ogg with Opus; undefined where this browser cannot. */
export async function encodedOgg(wave: Wave): Promise<Blob | undefined> {
  const quality = new Quality({ bitrate: BITS })
  const can = await canEncodeAudio('opus', { numberOfChannels: 1, sampleRate: wave.rate, quality }).catch(() => false)
  if (!can) return undefined
  const output = new Output({ format: new OggOutputFormat(), target: new BufferTarget() })
  const source = new AudioSampleSource({ codec: 'opus', quality })
  output.addAudioTrack(source)
  await output.start()
  for (let at = 0; at < wave.samples.length; at += PIECE) {
    const sample = new AudioSample({
      data: wave.samples.slice(at, at + PIECE),
      format: 'f32',
      numberOfChannels: 1,
      sampleRate: wave.rate,
      timestamp: at / wave.rate,
    })
    await source.add(sample)
    sample.close()
  }
  await output.finalize()
  return blobOf(output.target, 'audio/ogg')
}

const FORMATS = {
  opus: { make: () => new OggOutputFormat(), type: 'audio/ogg' },
  // Not in fragments: services refuse those.
  aac: { make: () => new Mp4OutputFormat({ fastStart: 'in-memory' }), type: 'audio/mp4' },
  mp3: { make: () => new Mp3OutputFormat(), type: 'audio/mpeg' },
} as const satisfies Record<string, { make: () => OutputFormat; type: PackSound['type'] }>

/** Puts the sound of a file into a container that packs take, without decoding it; undefined where its codec is none of theirs. */
export async function rewrapped(sound: Blob): Promise<PackSound | undefined> {
  const track = await open(sound).getPrimaryAudioTrack()
  const codec = await track?.getCodec()
  const format = codec === 'opus' || codec === 'aac' || codec === 'mp3' ? FORMATS[codec] : undefined
  const decoderConfig = await track?.getDecoderConfig()
  if (!track || !codec || !format || !decoderConfig) return undefined
  const output = new Output({ format: format.make(), target: new BufferTarget() })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await output.start()
  let first: number | undefined
  let meta: { decoderConfig: AudioDecoderConfig } | undefined = { decoderConfig }
  for await (const packet of new EncodedPacketSink(track).packets()) {
    // A recorder's clock may begin anywhere.
    first ??= packet.timestamp
    await source.add(packet.clone({ timestamp: Math.max(0, packet.timestamp - first) }), meta)
    meta = undefined
  }
  if (first === undefined) return undefined
  await output.finalize()
  return { sound: blobOf(output.target, format.type), type: format.type }
}

function blobOf({ buffer }: BufferTarget, type: string): Blob {
  if (!buffer) throw new Error('The sound was not written')
  return new Blob([buffer], { type })
}
