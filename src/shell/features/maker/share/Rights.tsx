import type { Draft } from '../draft/schema.ts'
import type { OpenBookProps } from '../editor/openBook.ts'
import { shareText } from '../text/share/index.ts'

type Offered = keyof (typeof shareText)['en']['licences']

/** Under which licence the book is given away, in plain words. One that an imported book brought stays, and is shown by its name. */
export function Rights({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  const offered = Object.entries(said.licences) as [Offered, string][] // the keys of the catalog
  const isOther = !offered.some(([licence]) => licence === draft.licence)
  function choose(licence: Draft['licence']) {
    open.edit({ en: shareText.en.stepLicence, id: shareText.id.stepLicence }, (was) => ({ ...was, licence }))
  }
  return (
    <section className="card stack s">
      <h2 id="licence">{said.licence}</h2>
      <select
        aria-labelledby="licence"
        value={draft.licence}
        disabled={!open.canEdit || isOther}
        onChange={({ target }) => {
          const licence = offered.find(([id]) => id === target.value)?.[0]
          if (licence) choose(licence)
        }}
      >
        {isOther && <option value={draft.licence}>{draft.licence}</option>}
        {offered.map(([id, words]) => (
          <option key={id} value={id}>
            {words}
          </option>
        ))}
      </select>
    </section>
  )
}
