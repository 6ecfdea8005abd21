/** The width of a text of one line at a letter size of 1. */
export type Measure = (text: string) => number

/** Height of a line, in letter sizes. */
export const LINE_HEIGHT = 1.22
/** Letters are never smaller than this, stage units: a text that does not fit even so is pressed together. */
const LEAST = 16

interface Room {
  readonly width: number
  readonly height: number
}

/** Paragraphs broken into the lines that fit a width at this letter size; a word that is wider stands alone. */
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

/** The largest letter size, up to `most`, at which every one of the texts fits the room: cards in a row look alike. */
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
