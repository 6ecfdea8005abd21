/** The width of one line of text at font size 1. */
export type Measure = (text: string) => number

/** Line height, as a multiple of the font size. */
export const LINE_HEIGHT = 1.22
/** Minimum font size, stage units: text that still does not fit is compressed. */
const LEAST = 16

interface Room {
  readonly width: number
  readonly height: number
}

/** Breaks paragraphs into lines that fit a width at this font size; a wider word gets its own line. */
export function linesOf(paragraphs: readonly string[], size: number, width: number, measure: Measure): string[] {
  return paragraphs.flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ')) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && measure(longer) * size > width) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

/** The largest font size, up to `most`, at which every text fits: cards in a row look alike. */
export function fittingSize(texts: readonly (readonly string[])[], room: Room, most: number, measure: Measure): number {
  for (let size = most; size > LEAST; size -= 1) {
    if (texts.every((paragraphs) => fits(linesOf(paragraphs, size, room.width, measure), size, room, measure)))
      return size
  }
  return LEAST
}

function fits(lines: readonly string[], size: number, { width, height }: Room, measure: Measure): boolean {
  return lines.length * size * LINE_HEIGHT <= height && lines.every((line) => measure(line) * size <= width)
}
