import './cover.css'
import { mediaUrl } from '../../../game/media.ts'
import { COVER_SIZES, coverSrcSet } from './coverFiles.ts'
import { Patched } from './Patched.tsx'
import { type LightFiles, Picture } from './Picture.tsx'

/** A cover of which a small one lies beside it: ours, of which there is a thumbnail too (`tools/art/shellPictures.ts`), and those of taken-in books, by the service. */
const DRAWN = /^(\/img\/books\/book\d+\/cover|\/packs\/[\w./-]+)\.webp$/
const OURS = /^\/img\//

/** The small files of a cover that has them. */
function lightCover(src: string): LightFiles | undefined {
  const stem = DRAWN.exec(src)?.[1]
  if (stem === undefined) return undefined
  return OURS.test(src)
    ? { srcSet: coverSrcSet(stem, mediaUrl), sizes: COVER_SIZES }
    : { srcSet: mediaUrl(`${stem}-small.avif`) }
}

/** Fetches the file that `Cover` will show. */
export function prefetchCover(src: string): void {
  const image = new Image()
  const light = lightCover(src)
  if (light?.sizes !== undefined) image.sizes = light.sizes
  if (light) image.srcset = light.srcSet
  else image.src = mediaUrl(src)
}

interface Props {
  readonly src: string
  readonly title: string
  readonly loading?: 'eager' | 'lazy'
}

/** A book seen from the front: its picture between spine and pages; the title where the picture is missing. */
export function Cover({ src, title, loading = 'eager' }: Props) {
  return (
    <span className="cover">
      <Patched still={src} fit="cover">
        {(onShown) => (
          <Picture src={src} light={lightCover(src)} alt="" word={title} loading={loading} onLoad={onShown} />
        )}
      </Patched>
    </span>
  )
}
