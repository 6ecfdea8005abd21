/** Most characters that the service reads at once. */
const MOST = 300

/** A text in parts that the service reads at once: whole sentences where they fit, else cut at commas, else at words. */
export function speechParts(text: string): string[] {
  const sentences = text
    .split('\n')
    .flatMap((paragraph) => paragraph.trim().split(/(?<=[.!?…]["”’')]*)\s+/))
    .filter((sentence) => sentence !== '')
  return packed(sentences.flatMap((sentence) => (sentence.length <= MOST ? [sentence] : halves(sentence))))
}

function halves(sentence: string): string[] {
  const byComma = packed(sentence.split(/(?<=[,;:—])\s+/))
  return byComma.flatMap((piece) => (piece.length <= MOST ? [piece] : packed(words(piece))))
}

/** A word longer than all that fits is no word; it is cut. */
const words = (piece: string) => piece.split(/\s+/).flatMap((word) => word.match(/.{1,300}/gsu) ?? [])

/** As many pieces together as fit. */
function packed(pieces: readonly string[]): string[] {
  const parts: string[] = []
  for (const piece of pieces) {
    const last = parts.at(-1)
    if (last !== undefined && last.length + 1 + piece.length <= MOST) parts[parts.length - 1] = `${last} ${piece}`
    else parts.push(piece)
  }
  return parts
}
