import type { Draft } from '../draft/schema.ts'
import type { OpenBookProps } from '../editor/openBook.ts'
import { shareText } from '../text/share/index.ts'
import { Icon } from '../ui/Icon.tsx'

const ROLES = ['text', 'voice', 'pictures', 'photos', 'translation'] as const

/** Who made the book, and what of it. The names go along with every copy. */
export function Makers({ open, draft, language }: OpenBookProps) {
  const said = shareText[language]
  function change(authors: Draft['authors']) {
    open.edit({ en: shareText.en.stepMakers, id: shareText.id.stepMakers }, (was) => ({ ...was, authors }))
  }
  const put = (index: number, part: Partial<Draft['authors'][number]>) =>
    change(draft.authors.map((author, at) => (at === index ? { ...author, ...part } : author)))
  return (
    <section className="card stack s">
      <h2>{said.makers}</h2>
      {draft.authors.map((author, index) => (
        // A name may stand twice, with two roles.
        <div key={index} className="row nowrap">
          <input
            className="inner grow"
            type="text"
            maxLength={120}
            aria-label={said.maker(index + 1)}
            value={author.name}
            onChange={({ target }) => put(index, { name: target.value })}
          />
          <select
            aria-label={said.role(author.name)}
            value={author.role}
            onChange={({ target }) => put(index, { role: target.value })}
          >
            {!ROLES.some((role) => role === author.role) && <option value={author.role}>{author.role}</option>}
            {ROLES.map((role) => (
              <option key={role} value={role}>
                {said.roles[role]}
              </option>
            ))}
          </select>
          <button
            type="button"
            className="icon-button"
            aria-label={said.removeMaker(author.name)}
            onClick={() => change(draft.authors.filter((_, at) => at !== index))}
          >
            <Icon name="x" />
          </button>
        </div>
      ))}
      <button
        type="button"
        className="button"
        disabled={draft.authors.length >= 20}
        onClick={() => change([...draft.authors, { name: '', role: 'voice' }])}
      >
        <Icon name="plus" />
        {said.addMaker}
      </button>
      <p className="small-text">{said.kit}</p>
      <p className="small-text">
        <b>{said.people}</b> {said.peopleHint}
      </p>
    </section>
  )
}
