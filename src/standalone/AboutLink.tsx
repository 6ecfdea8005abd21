import type { Language } from '../game/language.ts'
import { playClick } from '../shell/lib/sound/sound.ts'
import { IconButton } from '../shell/ui/controls/IconButton.tsx'
import { Icon } from '../shell/ui/pictures/Icon.tsx'
import { Tag } from '../shell/ui/screen/Tag.tsx'
import { standaloneText } from './text/index.ts'

/** Who made the book, in a window of its own: a learning system takes a page that is left for the end. */
export function AboutLink({ language }: { readonly language: Language }) {
  const { about, aboutMore } = standaloneText[language]
  return (
    <a
      className="control c-lib"
      href="about.html"
      target="_blank"
      rel="noopener"
      aria-label={about + aboutMore}
      onClick={playClick}
    >
      <IconButton size="small" theme="cream">
        <Icon name="person" />
      </IconButton>
      <Tag>{about}</Tag>
    </a>
  )
}
