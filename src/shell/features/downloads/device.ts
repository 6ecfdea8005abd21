import { loadArt } from '../../../content/art.ts'
import { variantKey } from '../../../content/avatarVariant.ts'
import { STAGE } from '../../../game/rules/geometry.ts'
import { backingWidth } from '../../../game/runtime/backing.ts'
import { isSharp } from '../../../game/scene/picture/loadPicture.ts'
import type { Language } from '../../../game/language.ts'
import { takesAvif } from '../../../game/scene/picture/pictureFormat.ts'
import { avatarVariant } from '../../lib/account/avatarVariant.ts'
import { readText, writeText } from '../../lib/device/storage.ts'
import type { Choice } from './downloadList.ts'

/** Width of the picture when a book was last open here, CSS px. */
const WIDTH = 'pictureWidth'

/** What this device and its reader need of a book in a language. */
export async function choiceOf(bookId: number, language: Language): Promise<Choice> {
  const { pages } = await loadArt(bookId)
  const variant = variantKey(avatarVariant())
  const words = Object.values(pages).flatMap(({ looks: variants }) => variants?.words[variant] ?? [])
  return { ...(await deviceChoice(language)), looks: new Set([variant, ...words]) }
}

/** What this device needs in a language of files that show no avatar. */
export async function deviceChoice(language: Language): Promise<Choice> {
  return {
    language,
    isDouble: isSharp(backingWidth(pictureWidth()) / STAGE.width),
    hasAvif: await takesAvif(),
    hasWebm: new Audio().canPlayType('audio/webm; codecs=opus') !== '',
    looks: new Set(),
  }
}

/** Width of the picture in the open or last opened book, by which the stage chooses its files; otherwise the widest the screen allows. */
function pictureWidth(): number {
  const shown = document.querySelector('figure.pic')?.clientWidth ?? 0
  if (shown > 0) writeText(WIDTH, String(shown))
  const { width, height } = window.screen
  const most = Math.min(Math.max(width, height), Math.min(width, height) * (STAGE.width / STAGE.height))
  return shown || Number(readText(WIDTH)) || most
}
