/** Mean width of a letter of Andika, as a part of the font's size; bold and capitals are a little wider. */
const LETTER = 0.51
/** Height of a line, as a part of the font's size. */
export const LINE = 1.32

/**
 * The largest of the sizes (descending) at which paragraphs fit a box, all in one unit; the smallest where none does.
 * Text is not measured but estimated, so that a file is the same wherever it is made.
 */
export function fitSize(
  paragraphs: readonly string[],
  box: { width: number; height: number },
  sizes: readonly number[],
): number {
  const fits = (size: number) => {
    const lines = paragraphs.map((text) => countLines(text, box.width / (size * LETTER)))
    return lines.reduce((sum, count) => sum + count, 0) * size * LINE <= box.height
  }
  return sizes.find(fits) ?? sizes.at(-1) ?? 0
}

/** How many lines a text takes when words are wrapped at `room` letters. */
function countLines(text: string, room: number): number {
  let lines = 1
  let used = 0
  for (const word of text.split(/\s+/)) {
    const wanted = used === 0 ? word.length : used + 1 + word.length
    if (used > 0 && wanted > room) {
      lines += 1
      used = word.length
    } else used = wanted
    lines += Math.max(0, Math.ceil(used / room) - 1)
    used = used > room ? used % room : used
  }
  return lines
}
