import './cover.css'
import { Patched } from './Patched.tsx'
import { Picture } from './Picture.tsx'

/** A cover of which a small one lies beside it: ours (`tools/art/shellPictures.ts`), and those of taken-in books, by the service. */
const DRAWN = /^(\/img\/books\/book\d+\/cover|\/packs\/[\w./-]+)\.webp$/

/** The small one of a cover that has one. */
export function avifCover(src: string): string | undefined {
  const stem = DRAWN.exec(src)?.[1]
  return stem && `${stem}-small.avif`
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
          <Picture src={src} light={avifCover(src)} alt="" word={title} loading={loading} onLoad={onShown} />
        )}
      </Patched>
    </span>
  )
}
