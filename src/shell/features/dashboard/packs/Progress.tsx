import { useText } from '../dashboardLanguage.ts'
import { packText } from '../text/packs/index.ts'

/** A file on its way: how much of it is sent (`share`, 0 … 1), then that the service looks at it. */
export function Progress({ share, onCancel }: { readonly share: number; readonly onCancel: () => void }) {
  const said = useText(packText)
  const percent = Math.round(share * 100)
  return (
    <div className="stack-s sending">
      <p role="status">{share < 1 ? said.sending : said.checking}</p>
      <progress max={100} value={share < 1 ? percent : undefined} aria-label={said.sending} />
      <p className="buttons">
        <span className="minor">{share < 1 ? `${percent}%` : ''}</span>
        <button type="button" className="button" onClick={onCancel}>
          {said.stop}
        </button>
      </p>
    </div>
  )
}
