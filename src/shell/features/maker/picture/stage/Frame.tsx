import { PICTURE } from '../../../../../content/kit/index.ts'
import { boxAround, type Lying } from '../compose/pick.ts'

const CORNERS = ['tl', 'tr', 'bl', 'br'] as const
/** Handles stay so far inside of the picture, stage units. */
const INSIDE = 16

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The frame around the chosen thing, with a handle at each corner; by keyboard, arrows on a handle resize and turn. */
export function Frame({
  lying,
  labels,
}: {
  readonly lying: Lying
  readonly labels: Readonly<Record<(typeof CORNERS)[number], string>>
}) {
  const { x, y, w, h } = boxAround(lying)
  const [right, bottom] = [x + w, y + h]
  const isSmall = w < 140 || h < 140
  const away = isSmall ? 14 : 0
  const at = {
    tl: { x: x - away, y: y - away },
    tr: { x: right + away, y: y - away },
    bl: { x: x - away, y: bottom + away },
    br: { x: right + away, y: bottom + away },
  }
  const clamp = (value: number, whole: number) => Math.min(whole - INSIDE, Math.max(INSIDE, value))
  return (
    <>
      <div
        className="selection"
        aria-hidden="true"
        style={{
          left: percent(x, PICTURE.width),
          top: percent(y, PICTURE.height),
          width: percent(w, PICTURE.width),
          height: percent(h, PICTURE.height),
        }}
      />
      {CORNERS.map((corner) => (
        <button
          key={corner}
          type="button"
          className="handle"
          data-corner={corner}
          aria-label={labels[corner]}
          style={{
            left: percent(clamp(at[corner].x, PICTURE.width), PICTURE.width),
            top: percent(clamp(at[corner].y, PICTURE.height), PICTURE.height),
          }}
        />
      ))}
    </>
  )
}
