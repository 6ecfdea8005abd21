import '../screen/meter.css'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'

const MOST = 5
const NAMES = {
  en: (filled: number) => `${filled} of ${MOST} stars`,
  id: (filled: number) => `${filled} dari ${MOST} bintang`,
}

/** A row of five stars, the first `filled` of them won (rounded, kept within 0 … 5). */
export function Stars({ filled, language = 'en' }: { readonly filled: number; readonly language?: Language }) {
  const won = Math.min(MOST, Math.max(0, Math.round(filled)))
  return (
    <span className="stars" role="img" aria-label={NAMES[language](won)}>
      {Array.from({ length: MOST }, (_, index) => (
        <img key={index} src={mediaUrl(`/img/ui/star-${index < won ? 'on' : 'off'}.webp`)} alt="" draggable={false} />
      ))}
    </span>
  )
}
