import { Link, useNavigate } from 'react-router-dom'
import type { Language } from '../../../../game/language.ts'
import { copyDraft, deleteDraft, type OpenDraft } from '../draft/index.ts'
import type { Draft } from '../draft/schema.ts'
import { titleOf } from '../draft/titleOf.ts'
import { makerRoutes } from '../routes.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'

interface Props {
  readonly open: OpenDraft
  readonly draft: Draft
  readonly language: Language
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly onDetails: () => void
}

/** What can be done with the whole book. */
export function BookMenu({ open, draft, language, isOpen, onClose, onDetails }: Props) {
  const navigate = useNavigate()
  const said = editorText[language].menu
  const { key } = draft
  const links: readonly (readonly [IconName, string, string, string])[] = [
    ['share', said.share, said.shareHint, makerRoutes.share(key)],
    ['game', said.activities, said.activityCount(draft.activities.length), makerRoutes.after(key)],
    ['tick', said.check, said.checkHint, makerRoutes.check(key)],
    ['layers', said.versions, said.versionCount(open.versions.length), makerRoutes.versions(key)],
  ]
  async function copy() {
    const copied = await copyDraft(key)
    onClose()
    await navigate(makerRoutes.book(copied))
  }
  async function remove() {
    await deleteDraft(key)
    await navigate(makerRoutes.shelf)
  }
  const title = titleOf(draft.pages[0].words, language) ?? editorText[language].noTitle
  return (
    <Sheet title={title} isOpen={isOpen} onClose={onClose}>
      <ul className="listing">
        {links.map(([icon, label, hint, to]) => (
          <li key={to}>
            <Link className="menu-item" to={to}>
              <MenuLabel icon={icon} label={label} hint={hint} />
            </Link>
          </li>
        ))}
        {open.canEdit && (
          <li>
            <button type="button" className="menu-item" onClick={onDetails}>
              <MenuLabel icon="info" label={said.details} />
            </button>
          </li>
        )}
        <li>
          <button type="button" className="menu-item" onClick={() => void copy()}>
            <MenuLabel icon="copy" label={said.copy} />
          </button>
        </li>
        {open.canEdit && (
          <li>
            <button type="button" className="menu-item bad" onClick={() => void remove()}>
              <MenuLabel icon="bin" label={said.remove} hint={said.removeHint} />
            </button>
          </li>
        )}
      </ul>
    </Sheet>
  )
}

function MenuLabel({ icon, label, hint }: { readonly icon: IconName; readonly label: string; readonly hint?: string }) {
  return (
    <>
      <Icon name={icon} />
      <span>
        <b>{label}</b>
        {hint !== undefined && <span className="small-text">{hint}</span>}
      </span>
    </>
  )
}
