import type { FrameData, PatchedFrame, PieceData } from '../../picture.ts'

/** A rectangle to copy unchanged from the atlas into the composed frame, px. It replaces what was there. */
export interface Copy {
  /** It belongs to the frame alone, and lies on the sheet of such frames if there is one. */
  readonly isPatch: boolean
  readonly from: { readonly x: number; readonly y: number }
  readonly to: { readonly x: number; readonly y: number }
  readonly width: number
  readonly height: number
}

/** Whether the frame is `base` with patches. */
export const isPatched = (frame: FrameData): frame is PatchedFrame => 'patches' in frame

/**
 * The copies that compose a patched frame, in order: the part of `base` inside it, then its patches. `scale`: px of the atlas per stage unit. The
 * target is `frame.w × frame.h` units and initially transparent.
 */
export function frameCopies(base: PieceData, frame: PatchedFrame, scale: number): Copy[] {
  return [base, ...frame.patches]
    .map((piece, index) => copyInto(frame, piece, { scale, isPatch: index > 0 }))
    .filter((copy) => copy !== undefined)
}

/** The part of a piece inside the frame's box. */
function copyInto(
  frame: PatchedFrame,
  piece: PieceData,
  { scale, isPatch }: { readonly scale: number; readonly isPatch: boolean },
): Copy | undefined {
  const left = Math.max(piece.dx, frame.dx)
  const top = Math.max(piece.dy, frame.dy)
  const width = Math.min(piece.dx + piece.w, frame.dx + frame.w) - left
  const height = Math.min(piece.dy + piece.h, frame.dy + frame.h) - top
  if (width <= 0 || height <= 0) return undefined
  return {
    isPatch,
    from: { x: (piece.x + left - piece.dx) * scale, y: (piece.y + top - piece.dy) * scale },
    to: { x: (left - frame.dx) * scale, y: (top - frame.dy) * scale },
    width: width * scale,
    height: height * scale,
  }
}
