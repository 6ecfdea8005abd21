import './cover.css'
import { Patched } from './Patched.tsx'
import { Picture } from './Picture.tsx'

/** A cover as it was drawn, of which a small one lies beside it (`tools/art/shellPictures.ts`). */
const DRAWN = /^(\/img\/books\/book\d+\/cover)\.webp$/

/** A book seen from the front: its picture between spine and pages; the title where the picture is missing. */
export function Cover({ src, title }: { readonly src: string; readonly title: string }) {
  const stem = DRAWN.exec(src)?.[1]
  return (
    <span className="cover">
      <Patched still={src} fit="cover">
        {(onShown) => (
          <Picture
            src={src}
            light={stem && `${stem}-small.avif`}
            alt=""
            word={title}
            loading="eager"
            onLoad={onShown}
          />
        )}
      </Patched>
    </span>
  )
}
