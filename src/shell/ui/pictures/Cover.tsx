import './cover.css'
import { Patched } from './Patched.tsx'
import { Picture } from './Picture.tsx'

/** A cover as it was drawn, of which a small one lies beside it (`tools/art/shellPictures.ts`). */
const DRAWN = /^(\/img\/books\/book\d+\/cover)\.webp$/

/** The small one of a cover that has one. */
export function avifCover(src: string): string | undefined {
  const stem = DRAWN.exec(src)?.[1]
  return stem && `${stem}-small.avif`
}

/** A book seen from the front: its picture between spine and pages; the title where the picture is missing. */
export function Cover({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <span className="cover">
      <Patched still={src} fit="cover">
        {(onShown) => <Picture src={src} light={avifCover(src)} alt="" word={title} loading="eager" onLoad={onShown} />}
      </Patched>
    </span>
  )
}
