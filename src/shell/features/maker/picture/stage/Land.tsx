import { memo } from 'react'
import { type Composition, type KitData, landOf, PICTURE, spriteUrl } from '../../../../../content/kit/index.ts'

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/** The place and its weather: what lies behind the things, or before them. */
export const Land = memo(function Land({
  picture,
  places,
  part,
}: {
  readonly picture: Composition
  readonly places: KitData['places'] | undefined
  readonly part: 'back' | 'front'
}) {
  if (!places) return null
  return landOf(picture, places)[part].map(({ file, x, y, w, h }) => (
    <img
      key={`${file} ${x} ${y}`}
      className="land"
      src={spriteUrl(file)}
      alt=""
      draggable={false}
      style={{
        left: percent(x, PICTURE.width),
        top: percent(y, PICTURE.height),
        width: percent(w, PICTURE.width),
        height: percent(h, PICTURE.height),
      }}
    />
  ))
})
