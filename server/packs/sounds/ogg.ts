import { opusPacketMs } from './opus.ts'
import { lettersAt, SoundError } from './sound.ts'

const HEADER = 27
/** The first packet is the head, the second the tags. */
const HEADS = 2

/** Duration of an Ogg file with one stream of Opus, ms, by its packets. Throws `SoundError`. */
export function oggMs(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const stream = view.getUint32(14, true)
  let at = 0
  let packets = 0
  let ms = 0
  let isBegun = false
  while (at < bytes.length) {
    if (lettersAt(bytes, at) !== 'OggS') throw new SoundError(packets > HEADS ? 'extra' : 'broken')
    if (view.getUint32(at + 14, true) !== stream) throw new SoundError('codec')
    const count = view.getUint8(at + 26)
    let data = at + HEADER + count
    for (let segment = 0; segment < count; segment += 1) {
      const length = view.getUint8(at + HEADER + segment)
      if (data + length > bytes.length) throw new SoundError('broken')
      if (!isBegun) ms += packetMs(bytes.subarray(data, data + length), (packets += 1))
      // A segment of 255 bytes is continued by the next one.
      isBegun = length === 255
      data += length
    }
    at = data
  }
  if (packets <= HEADS) throw new SoundError('broken')
  return ms
}

function packetMs(start: Uint8Array, number: number): number {
  if (number === 1 && lettersAt(start, 0) + lettersAt(start, 4) !== 'OpusHead') throw new SoundError('codec')
  if (number <= HEADS) return 0
  const ms = opusPacketMs(start)
  if (ms === undefined) throw new SoundError('broken')
  return ms
}
