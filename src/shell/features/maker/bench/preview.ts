import type { Language } from '../../../../game/language.ts'
import { STAGE } from '../../../../game/rules/geometry.ts'
import type { KindRules } from '../../../../game/rules/kindRules.ts'
import { seededRandom } from '../../../../game/rules/random.ts'
import { Session } from '../../../../game/rules/session.ts'

/** Something that can be touched at the start of a game, for a small picture of it. Percent of the picture. */
export interface Preview {
  readonly as: 'place' | 'tile' | 'spot'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** A word, a letter or a number that stands on it. */
  readonly text: string
}

/** What the texts of targets are called by: the preview shows the word alone. */
const NAMES = ['word', 'letter', 'n', 'number'] as const
/** More would be a crowd. */
const MOST = 14

/** How a game looks at its start. Empty where its rules fail. */
export function previewOf(rules: KindRules<unknown, unknown>, config: unknown, language: Language): Preview[] {
  try {
    const context = {
      language,
      layout: 'regular' as const,
      pointer: 'fine' as const,
      random: seededRandom(3),
      now: 0,
      // Told apart from names of things, which are no text on the screen.
      text: (_key: string, params?: Readonly<Record<string, unknown>>) => {
        const value = NAMES.map((name) => params?.[name]).find((one) => one !== undefined)
        return typeof value === 'string' || typeof value === 'number' ? `\u0001${value}` : ''
      },
    }
    const session = new Session<unknown, unknown>(
      rules,
      config,
      () => context,
      () => undefined,
    )
    session.begin()
    session.command({ type: 'timer', name: 'appear' })
    session.command({ type: 'timer', name: 'appear' })
    const targets = session.targets().filter(({ isStop }) => isStop !== true)
    return targets.slice(0, MOST).map(({ kind: how, label = '', order, box }) => ({
      as: how === 'drop' ? 'place' : how === 'drag' || how === 'option' ? 'tile' : 'spot',
      x: (box.x / STAGE.width) * 100,
      y: (box.y / STAGE.height) * 100,
      width: (box.width / STAGE.width) * 100,
      height: (box.height / STAGE.height) * 100,
      text: label.startsWith('\u0001') ? label.slice(1) : how === 'tap' && order !== undefined ? String(order) : '',
    }))
  } catch {
    return []
  }
}
