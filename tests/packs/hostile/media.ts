import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

function chunk(name: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const bytes = Buffer.alloc(body.length + 8)
  bytes.writeUInt32BE(data.length, 0)
  body.copy(bytes, 4)
  bytes.writeUInt32BE(crc32(body), body.length + 4)
  return bytes
}

/** A white PNG of one bit a pixel: 10,000 × 10,000 are 12 kB. */
export function png(width: number, height: number): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head[8] = 1
  const rows = Buffer.alloc(height * (Math.ceil(width / 8) + 1), 0xff)
  for (let row = 0; row < height; row += 1) rows[row * (Math.ceil(width / 8) + 1)] = 0
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** A JPEG of 8 × 8 pixels whose header says another size. */
export function jpegOf(width: number, height: number): Buffer {
  const small = Buffer.from(
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQH/wAALCAAIAAgBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAACf/EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AVN//2Q==',
    'base64',
  )
  const frame = small.indexOf(Buffer.from([0xff, 0xc0]))
  small.writeUInt16BE(height, frame + 5)
  small.writeUInt16BE(width, frame + 7)
  return small
}

/** An AVIF of one of our pages whose boxes say another size (`ispe`). */
export function resizedAvif(width: number, height: number): Buffer {
  const whole = readFileSync(join(import.meta.dirname, '../../../public/img/books/book1/page-01.avif'))
  for (let at = whole.indexOf('ispe'); at >= 0; at = whole.indexOf('ispe', at + 4)) {
    whole.writeUInt32BE(width, at + 8)
    whole.writeUInt32BE(height, at + 12)
  }
  return whole
}

/** One page of an Ogg stream with packets of less than 255 bytes. */
function oggPage(number: number, packets: readonly Uint8Array[], kind = 0): Buffer {
  const head = Buffer.alloc(27)
  head.write('OggS', 'latin1')
  head[5] = kind
  head.writeUInt32LE(7, 14)
  head.writeUInt32LE(number, 18)
  head[26] = packets.length
  return Buffer.concat([head, Buffer.from(packets.map(({ length }) => length)), ...packets])
}

/** An Ogg file with silent Opus packets of 120 ms, whose last position claims nothing: an hour is 60 kB. */
export function opus(seconds: number, name = 'OpusHead'): Buffer {
  const head = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from([1, 1, 0, 0, 0x80, 0xbb, 0, 0, 0, 0, 0])])
  const tags = Buffer.concat([Buffer.from('OpusTags', 'latin1'), Buffer.alloc(8)])
  const silence = Buffer.from([(3 << 3) | 1])
  const pages = [oggPage(0, [head], 2), oggPage(1, [tags])]
  for (let left = Math.ceil(seconds / 0.12), page = 2; left > 0; left -= 255, page += 1)
    pages.push(
      oggPage(
        page,
        Array.from({ length: Math.min(left, 255) }, () => silence),
      ),
    )
  return Buffer.concat(pages)
}

/** An MP3 of silent frames of 72 ms at 8 kbit/s (MPEG 2.5, 8 kHz). */
export function mp3(seconds: number): Buffer {
  const frame = Buffer.alloc(72)
  frame.set([0xff, 0xe3, 0x18, 0xc0])
  return Buffer.concat(Array.from({ length: Math.ceil(seconds / 0.072) }, () => frame))
}

/** A box of an MP4. */
export function box(name: string, ...inner: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(inner)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8, 0)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

/** An M4A of one track: its samples last so many seconds; `format` is the codec it names. */
export function m4a(seconds: number, { format = 'mp4a', handler = 'soun', extra = 0 } = {}): Buffer {
  const words = (...values: readonly number[]) => {
    const bytes = Buffer.alloc(values.length * 4)
    for (const [at, value] of values.entries()) bytes.writeUInt32BE(value, at * 4)
    return bytes
  }
  const samples = 10
  const hdlr = box('hdlr', words(0, 0), Buffer.from(handler, 'latin1'), words(0, 0, 0))
  const stsd = box('stsd', words(0, 1), box(format, Buffer.alloc(28)))
  const stbl = box(
    'stbl',
    stsd,
    box('stts', words(0, 1, samples, seconds * 100)),
    box('stsz', words(0, 0, samples, ...Array.from({ length: samples }, () => 20))),
  )
  const mdia = box('mdia', box('mdhd', words(0, 0, 0, 1000, 0, 0)), hdlr, box('minf', stbl))
  const ftyp = box('ftyp', Buffer.from('M4A \0\0\0\0M4A ', 'latin1'))
  return Buffer.concat([ftyp, box('moov', box('trak', mdia)), box('mdat', Buffer.alloc(samples * 20 + extra))])
}
