import type { Expect } from '../fault.ts'
import type { CheckedPage, PercentBox } from '../shapes.ts'

/** The least width and height that a child's finger can hit, in percent of the picture. */
const LEAST = { width: 9, height: 12 }

/** The fields of a page or activity that hold boxes. */
export type Boxed = Pick<CheckedPage, 'dropZones' | 'dropArea'> &
  Partial<Pick<CheckedPage, 'tapAreas' | 'elements' | 'objectList' | 'dropZone'>>

type Named = PercentBox & { readonly id: string }

/** Whether two boxes overlap. Touching edges do not count. */
export function overlap(a: PercentBox, b: PercentBox): boolean {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y)
  return wide > 1e-6 && high > 1e-6
}

/** Checks that areas to touch lie inside the picture, are large enough and don't overlap. */
function checkAreas(areas: readonly Named[], where: string, expect: Expect): void {
  expect(new Set(areas.map(({ id }) => id)).size === areas.length, where, 'has two areas of one id')
  areas.forEach((area, i) => {
    const { id, x, y, width, height } = area
    expect(x >= 0 && y >= 0 && x + width <= 100 && y + height <= 100, `${where} ${id}`, 'reaches out of the picture')
    const isLarge = width >= LEAST.width && height >= LEAST.height
    expect(isLarge, `${where} ${id}`, `is ${width} × ${height} %, at least ${LEAST.width} × ${LEAST.height} wanted`)
    for (const other of areas.slice(i + 1)) {
      expect(!overlap(area, other), `${where} ${id}`, `overlaps ${other.id}`)
    }
  })
}

/** Checks all boxes of a page or activity, each list separately. Objects must start outside their drop zones. */
export function checkBoxes(page: Boxed, where: string, expect: Expect): void {
  const zones = (page.dropZones ?? []).map(({ id, percent }) => ({ id, ...percent }))
  checkAreas(zones, `${where} dropZones`, expect)
  checkPixels(page, where, expect)
  const { tapAreas = [], elements = [], objectList = [], dropZone } = page
  checkAreas(tapAreas, `${where} tapAreas`, expect)
  const boxed = elements.flatMap(({ id, box }) => (box ? [{ id, ...box }] : []))
  checkAreas(boxed, `${where} elements`, expect)
  const starts = objectList.map(({ id, start }) => ({ id, ...start.percent }))
  checkAreas(starts, `${where} objectList`, expect)
  const places = dropZone ? [...zones, { id: 'dropZone', ...dropZone.percent }] : zones
  for (const start of starts) {
    expect(
      !places.some((place) => overlap(start, place)),
      `${where} objectList ${start.id}`,
      'begins in a place for it',
    )
  }
}

/** Checks that pixels of the drop area and percentages of the picture describe the same box. */
function checkPixels(
  { dropArea, dropZones = [], objectList = [], dropZone }: Boxed,
  where: string,
  expect: Expect,
): void {
  if (!dropArea) return
  const all = [
    ...dropZones,
    ...objectList.map(({ id, start }) => ({ id, ...start })),
    ...(dropZone ? [{ ...dropZone, id: 'dropZone' }] : []),
  ]
  const { sceneWindow, width, height } = dropArea
  const across = width / sceneWindow.width
  const down = height / sceneWindow.height
  for (const { id, x, y, width: wide, height: high, percent } of all) {
    const isInside = x >= 0 && y >= 0 && x + wide <= width && y + high <= height
    expect(isInside, `${where} ${id}`, 'reaches out of the drop area')
    const pairs = [
      [(percent.x - sceneWindow.x) * across, x],
      [(percent.y - sceneWindow.y) * down, y],
      [percent.width * across, wide],
      [percent.height * down, high],
    ] as const
    const isSame = pairs.every(([percents, pixels]) => Math.abs(percents - pixels) <= 1)
    expect(isSame, `${where} ${id}`, 'lies elsewhere in pixels than in percent')
  }
}
