import './cover.css'
import { Patched } from './Patched.tsx'
import { Picture } from './Picture.tsx'

/** A book seen from the front: its picture between spine and pages; the title where the picture is missing. */
export function Cover({ src, title }: { readonly src: string; readonly title: string }) {
  return (
    <span className="cover">
      <Patched still={src} fit="cover">
        {(onShown) => <Picture src={src} alt="" word={title} loading="eager" onLoad={onShown} />}
      </Patched>
    </span>
  )
}
