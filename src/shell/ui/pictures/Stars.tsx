import '../screen/meter.css'
import type { Language } from '../../../game/language.ts'
import { mediaUrl } from '../../../game/media.ts'
import { starText } from './text/index.ts'

const MOST = 5

/** A row of five stars, the first `filled` of them won (rounded, kept within 0 … 5). */
export function Stars({ filled, language = 'en' }: { readonly filled: number; readonly language?: Language }) {
  const won = Math.min(MOST, Math.max(0, Math.round(filled)))
  return (
    <span className="stars" role="img" aria-label={starText[language].stars(won, MOST)}>
      {Array.from({ length: MOST }, (_, index) => (
        <img key={index} src={mediaUrl(`/img/ui/star-${index < won ? 'on' : 'off'}.webp`)} alt="" draggable={false} />
      ))}
    </span>
  )
}
