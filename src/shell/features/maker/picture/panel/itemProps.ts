import type { Composition, KitIndex, KitSprite } from '../../../../../content/kit/index.ts'
import type { Language, Local } from '../../../../../game/language.ts'
import type { Item } from '../compose/items.ts'
import type { Kit } from '../kit/useKit.ts'
import type { PictureSelection } from '../selection.ts'
import type { PictureEdits } from '../usePictureEdits.ts'

/** What the panels of a chosen thing are given. */
export interface ItemProps {
  readonly name: string
  readonly item: Item
  readonly title: Local
  readonly picture: Composition
  readonly language: Language
  readonly kit: Kit
  readonly edits: PictureEdits
  readonly selection: PictureSelection
}

/** The kit's sprite of a thing, and its entry in the list, as far as they have come. */
export function kitOf({ item, kit }: ItemProps): {
  readonly sprite: KitSprite | undefined
  readonly entry: KitIndex['sprites'][number] | undefined
} {
  return {
    sprite: kit.data?.sprites.get(item.sprite),
    entry: kit.data?.index.sprites.find(({ name }) => name === item.sprite),
  }
}
