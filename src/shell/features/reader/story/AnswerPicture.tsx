import type { StoryQuestion } from '../../../../content/ladder/schema.ts'
import { mediaUrl } from '../../../../game/media.ts'
import { pictureUrls } from '../../../../game/scene/picture/loadPicture.ts'
import type { BookMedia } from '../../../lib/books/bookMedia.ts'

/** The picture of an answer, px: a file, or a sprite cut out of its page. Nothing where it has not been drawn. */
export function AnswerPicture({
  answer: { free, page, sprite: name },
  art,
  size,
}: {
  readonly answer: StoryQuestion['answers'][number]
  readonly art: BookMedia['art']
  readonly size: number
}) {
  if (free !== undefined)
    return <img src={mediaUrl(free)} alt="" draggable={false} style={{ maxWidth: size, maxHeight: size }} />
  const picture = page === undefined ? undefined : art.pages[page]
  const sprite = picture?.sprites.find((one) => one.name === name)
  const { atlas } = picture ? pictureUrls(picture, { scale: 1, hasAvif: false }) : {}
  if (!sprite || atlas === undefined) return null
  const { x, y, w, h } = sprite.frames.base
  const scale = size / Math.max(w, h)
  return (
    <span className="sprite-cut" style={{ width: w * scale, height: h * scale }}>
      <span
        style={{
          width: w,
          height: h,
          background: `url("${mediaUrl(atlas)}") -${x}px -${y}px no-repeat`,
          transform: `scale(${scale})`,
        }}
      />
    </span>
  )
}
