import type { Box } from '../targets.ts'

/** A grid of equal cells. Lengths in the unit of `area`. */
export interface GridSpec {
  readonly area: Box
  readonly columns: number
  readonly rows: number
  readonly gap: number
}

/** The cell at an index, counted row by row from 0; cells fill the area except for the gaps. */
export function cellAt({ area, columns, rows, gap }: GridSpec, index: number): Box {
  const width = (area.width - gap * (columns - 1)) / columns
  const height = (area.height - gap * (rows - 1)) / rows
  const column = index % columns
  const row = Math.floor(index / columns)
  return { x: area.x + column * (width + gap), y: area.y + row * (height + gap), width, height }
}

/** Boxes for `count` pieces of one size in a row, centred in the area. */
export function rowOf(area: Box, count: number, piece: { width: number; height: number }, gap: number): Box[] {
  const total = count * piece.width + (count - 1) * gap
  const left = area.x + (area.width - total) / 2
  const y = area.y + (area.height - piece.height) / 2
  return Array.from({ length: count }, (_, index) => ({ x: left + index * (piece.width + gap), y, ...piece }))
}
