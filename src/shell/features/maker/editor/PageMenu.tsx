import type { Language } from '../../../../game/language.ts'
import type { Draft } from '../draft/schema.ts'
import type { Edit } from '../panel.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { Sheet } from '../ui/Sheet.tsx'
import { copyPage, deletePage, movePage } from './pageSteps.ts'

interface Props {
  readonly draft: Draft
  readonly index: number
  readonly edit: Edit
  readonly language: Language
  readonly isOpen: boolean
  readonly onClose: () => void
  /** The page that is open afterwards. */
  readonly onOpen: (index: number) => void
}

/** Moves, duplicates or deletes the open page. */
export function PageMenu({ draft, index, edit, language, isOpen, onClose, onOpen }: Props) {
  const said = editorText[language].pageMenuItems
  const last = draft.pages.length - 1
  const go = (step: () => void, next: number) => () => {
    step()
    onClose()
    onOpen(next)
  }
  const items: readonly (readonly [IconName, string, (() => void) | undefined])[] = [
    ['back', said.earlier, index > 1 ? go(() => movePage(edit, index, index - 1), index - 1) : undefined],
    ['next', said.later, index < last ? go(() => movePage(edit, index, index + 1), index + 1) : undefined],
    ['copy', said.duplicate, go(() => copyPage(edit, index), index + 1)],
    ['bin', said.remove, last > 1 ? go(() => deletePage(edit, index), Math.min(index, last - 1)) : undefined],
  ]
  return (
    <Sheet title={editorText[language].pageOf(index, last)} isOpen={isOpen} onClose={onClose}>
      <ul className="listing">
        {items.map(([icon, label, act]) => (
          <li key={icon}>
            <button type="button" className="menu-item" disabled={!act} onClick={act}>
              <Icon name={icon} />
              <span>{label}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="small-text">{said.removeHint}</p>
    </Sheet>
  )
}
