import type { Language } from '../../../../game/language.ts'
import { editorText } from '../text/editor/index.ts'
import { Icon, type IconName } from '../ui/Icon.tsx'
import { PARTS, type Part, type Progress } from './pageProgress.ts'

interface Props {
  readonly tab: Part
  readonly progress: Readonly<Record<Part, Progress>>
  readonly language: Language
  readonly onOpen: (tab: Part) => void
}

const ICONS: Readonly<Record<Part, IconName>> = { picture: 'picture', words: 'words', voice: 'voice', play: 'game' }

/** The parts of a page. */
export function Tabs({ tab, progress, language, onOpen }: Props) {
  const said = editorText[language]
  return (
    <nav className="editor-tabs" aria-label={said.parts}>
      {PARTS.map((part) => (
        <button
          key={part}
          type="button"
          aria-current={part === tab ? 'page' : undefined}
          data-tab={part}
          onClick={() => onOpen(part)}
        >
          <Icon name={ICONS[part]} />
          <span>{said.tabs[part]}</span>
          {progress[part] === 'look' && (
            <span className="todo">
              <span className="visually-hidden">{said.todo}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  )
}
