/**
 * What the play lays on a page at its start (mangoes to pick, goats to call, shadows of a family): pictures of their own, drawn into the still
 * too, so that nothing appears out of nowhere when the scene takes the still's place, and the still alone tells what its text says.
 */
import { z } from 'zod'
import type { Box } from './app.ts'
import { f, flat, g, place } from './core/svg.ts'
import type { FreePicture } from './free/free.ts'
import { readBook } from './storyBoxes.ts'

/** A picture in a box of the page (percent): on its lower edge or in its middle, as `parts/pictureTile.ts` lays it. */
interface PlayPiece {
  readonly path: string
  readonly box: Box
  readonly stands: boolean
}

/** How strongly a silhouette covers what is behind it, and its colour: as `parts/shadow.ts` shows it. */
const SHADOW = { color: '#3B426E', opacity: 0.96 }

const boxSchema = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
const pageSchema = z.looseObject({
  id: z.string(),
  objectList: z.array(z.object({ image: z.string(), start: z.object({ percent: boxSchema }) })).default([]),
  elements: z.array(z.object({ image: z.string().optional(), box: boxSchema.optional() })).default([]),
  dropZones: z.array(z.object({ silhouetteImage: z.string().optional(), percent: boxSchema.optional() })).default([]),
})

function playPieces(book: number, pageId: string): PlayPiece[] {
  const page = z.looseObject({ pages: z.array(z.looseObject({ id: z.string() })) }).parse(readBook(book)).pages
  const found = page.find(({ id }) => id === pageId)
  if (!found) return []
  const { objectList, elements, dropZones } = pageSchema.parse(found)
  const standing = [
    ...elements.map(({ image, box }) => ({ path: image, box })),
    ...dropZones.map(({ silhouetteImage, percent }) => ({ path: silhouetteImage, box: percent })),
  ]
  return [
    ...objectList.map(({ image, start }) => ({ path: image, box: start.percent, stands: false })),
    ...standing.flatMap(({ path, box }) => (path && box ? [{ path, box, stands: true }] : [])),
  ]
}

function drawPiece({ box, stands }: PlayPiece, { svg, box: own, isSilhouette }: FreePicture): string {
  const width = box.width * 12.8,
    height = box.height * 8,
    s = Math.min(width / own.width, height / own.height),
    x = box.x * 12.8 + (width - own.width * s) / 2,
    y = box.y * 8 + (height - own.height * s) / (stands ? 1 : 2)
  const drawn = place(svg(), x - own.x * s, y - own.y * s, s)
  return isSilhouette ? g(drawn, { filter: flat(SHADOW.color), opacity: f(SHADOW.opacity) }) : drawn
}

/** All pieces of a page (`b2-p10`) as they lie at the start; empty where it has none that are pictures. */
export function piecesOf(book: number, pageId: string, free: ReadonlyMap<string, FreePicture>): string {
  return playPieces(book, pageId)
    .flatMap((piece) => {
      const picture = free.get(piece.path)
      return picture ? [drawPiece(piece, picture)] : []
    })
    .join('')
}
