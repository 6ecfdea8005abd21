import type { Box } from '../../../../game/targets.ts'
import type { Shows } from '../schema.ts'

/** Where a figure of a picture stands: its box within the picture's, how it is turned (degrees), and what is drawn with it. */
export interface Placed {
  readonly id: string
  readonly box: Box
  readonly turn: number
  readonly mark?: 'speed' | 'sleep' | 'air'
}

/** Share of the height at which the ground begins. */
export const GROUND = 0.66

/** Boxes of the figures of a picture, back to front. Figures keep their size and place, so that pictures differ in one thing only. */
export function compose({ a, n, act, rel, b }: Shows, room: Box): Placed[] {
  if (rel === undefined || b === undefined) return crowd(a, n, act, room)
  const at = (x: number, y: number, size: number): Box => ({
    x: room.x + room.width * (x - size / 2),
    y: room.y + room.height * y - room.height * size * 1.3,
    width: room.width * size,
    height: room.height * size * 1.3,
  })
  const thing = (box: Box): Placed => ({ id: b, box, turn: 0 })
  const whoAll = (box: Box) => row(a, n, act, box)
  const scenes = {
    with: () => [thing(at(0.73, 0.97, 0.48)), ...whoAll(at(0.29, 0.97, 0.56))],
    on: () => [thing(at(0.5, 1, 0.44)), ...whoAll(at(0.5, 0.54, 0.42))],
    in: () => [...whoAll(at(0.5, 0.66, 0.5)), thing(at(0.5, 1, 0.52))],
    under: () => [thing(at(0.5, 0.56, 0.43)), ...whoAll(at(0.5, 1, 0.38))],
  }
  return scenes[rel]()
}

/** Figures alone in the picture: three in a row, more in two rows. */
function crowd(id: string, count: number, act: Shows['act'], room: Box): Placed[] {
  const rows = count > 3 ? 2 : 1
  const each = Math.ceil(count / rows)
  const height = room.height * (rows === 1 ? 0.96 : 0.56)
  return Array.from({ length: rows }, (_, line) => {
    const inRow = Math.min(each, count - line * each)
    const width = room.width * Math.min(1, 0.5 + 0.25 * inRow)
    const bottom = room.height * (rows === 1 ? 0.98 : 0.54 + 0.44 * line)
    const box = { x: room.x + (room.width - width) / 2, y: room.y + bottom - height, width, height }
    return row(id, inRow, act, box)
  }).flat()
}

/** Figures side by side in a box. */
function row(id: string, count: number, act: Shows['act'], box: Box): Placed[] {
  const width = box.width / count
  const lift = act === 'fly' ? box.height * 0.3 : act === 'jump' ? box.height * 0.16 : 0
  const mark = act === 'run' ? 'speed' : act === 'sleep' ? 'sleep' : act === undefined ? undefined : 'air'
  const turn = act === 'run' ? 7 : 0
  return Array.from({ length: count }, (_, index) => ({
    id,
    box: { x: box.x + index * width, y: box.y - lift, width, height: box.height },
    turn,
    ...(mark !== undefined && { mark }),
  }))
}
