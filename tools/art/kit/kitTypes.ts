/** Words of the kit's lists: what is drawn for the book maker, and what it is called. */
import type { IdleMotion, TapMotion } from '../app.ts'

/** A text in both languages: English, Indonesian. */
export type Both = readonly [en: string, id: string]
/** A sprite's names: title, a short alt text (a noun phrase), words it is found by in both languages. */
export interface Named {
  readonly name: string
  readonly title: Both
  readonly alt: Both
  readonly tags: readonly string[]
}
/** A thing or animal in a pose. `frames`: whole drawings of the same thing, `blink` and `tap`. */
export interface KitPoseDrawing {
  readonly draw: () => string
  readonly frames?: Readonly<Record<string, () => string>>
}
/** How a thing moves and answers, and what lies around it. */
export interface Manner {
  readonly idle?: 'none' | 'blink' | Exclude<IdleMotion, 'still'>
  readonly tap?: 'none' | Exclude<TapMotion, 'still'>
  readonly sound?: string
  /** Night does not darken it. */
  readonly glows?: boolean
  /** Flies, hangs or lies flat: no shadow below it. */
  readonly shadow?: boolean
  readonly alt?: Both
  readonly frames?: KitPoseDrawing['frames']
  readonly poses?: KitThing['poses']
}
/** A thing or an animal, drawn anywhere around 0,0: it is put on its feet later. */
export interface KitThing extends Named, KitPoseDrawing {
  readonly group: 'animals' | 'things'
  /** How high it is in its usual pose at size 1, stage units. */
  readonly height: number
  readonly idle: 'none' | 'blink' | Exclude<IdleMotion, 'still'>
  readonly tap: 'none' | Exclude<TapMotion, 'still'>
  readonly sound: string | undefined
  readonly glows: boolean | undefined
  readonly shadow: boolean
  /** Other poses, each a drawing of its own with its frames. */
  readonly poses: Readonly<Record<string, KitPoseDrawing>> | undefined
}
/** A list from words in one text. */
export const words = (text: string): string[] => text.split(' ').filter(Boolean)

/** 'a mango', 'an egg'. */
const withArticle = (title: string): string => `${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()}`

/** Entries of a group: name, titles in English and Indonesian, more words it is found by, height in stage units, drawing. */
export const entryOf =
  (group: KitThing['group'], usual: Manner) =>
  (name: string, title: Both, tags: string, height: number, draw: () => string, manner: Manner = {}): KitThing => {
    const { idle = 'none', tap = 'hop', sound, glows, shadow = true, frames, poses, alt } = { ...usual, ...manner }
    return {
      name,
      group,
      title,
      alt: alt ?? [withArticle(title[0]), title[1].toLowerCase()],
      tags: words(tags),
      height,
      draw,
      ...(frames ? { frames } : {}),
      poses,
      idle,
      tap,
      sound,
      glows,
      shadow,
    }
  }
