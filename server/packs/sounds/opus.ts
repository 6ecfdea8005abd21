/** Duration of an Opus packet in ms by its first bytes (RFC 6716, section 3.1); `undefined` where it is none. */
export function opusPacketMs(packet: Uint8Array): number | undefined {
  const [toc, count] = packet
  if (toc === undefined) return undefined
  const config = toc >> 3
  const frames = framesOf(toc & 3, count)
  if (frames === undefined) return undefined
  const ms = frames * frameMs(config)
  // No packet is longer than 120 ms.
  return ms > 0 && ms <= 120 ? ms : undefined
}

function framesOf(code: number, count: number | undefined): number | undefined {
  if (code === 0) return 1
  if (code < 3) return 2
  return count === undefined ? undefined : count & 0x3f
}

function frameMs(config: number): number {
  if (config < 12) return [10, 20, 40, 60][config % 4] ?? 0
  if (config < 16) return [10, 20][config % 2] ?? 0
  return [2.5, 5, 10, 20][config % 4] ?? 0
}
