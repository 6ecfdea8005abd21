import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type BookArt, bookArtSchema } from '../../../src/content/art.ts'
import { effectOf } from '../../../src/content/audio.ts'
import { kindOfPage } from '../../../src/content/page.ts'
import { type Cue, cuesSchema, lengthOf, pageCuesSchema } from '../../../src/game/rules/cues.ts'
import type { RulesContext } from '../../../src/game/rules/kindRules.ts'
import { rulesOf } from '../../../src/scenes/loadedRules.ts'
import { kindOf } from '../../../src/scenes/table.ts'
import type { Expect } from '../fault.ts'
import type { CheckedPage } from '../shapes.ts'
import type { CheckedStory, RawBook } from '../story.ts'

/** The longest time in ms that a child keeps watching. */
const LONGEST = 8000

interface Listed {
  readonly where: string
  readonly cues: readonly Cue[]
}

/** Checks that a page with an `onCompleteAnimation` has a finale, and that cues are short and name existing effects and pieces. */
export function checkCues({ book }: CheckedStory, raw: RawBook | undefined, expect: Expect): void {
  const [, ...pages] = book.pages
  for (const page of pages) {
    const where = `book ${book.id} page ${page.pageNumber}`
    const isAnnounced = page.feedback?.['onCompleteAnimation'] !== undefined
    expect(!isAnnounced || (page.feedback?.cues?.finale.length ?? 0) > 0, `${where} feedback.cues`, 'have no finale')
    const pieces = piecesOf(page)
    for (const list of cuesOf(rawPage(raw, page.id), where, expect)) {
      expect(lengthOf(list.cues) <= LONGEST, list.where, `take ${lengthOf(list.cues)} ms, at most ${LONGEST}`)
      for (const { piece, sound } of list.cues) {
        expect(sound === undefined || effectOf(sound) !== undefined, list.where, `there is no effect '${sound}'`)
        expect(piece === undefined || pieces.has(piece), list.where, `nothing to play with is named '${piece}'`)
      }
    }
  }
}

/** Checks that sprites and frames named by cues are drawn or, for a page that is not drawn yet, are in its brief. */
export function checkCueSprites(root: string, stories: readonly CheckedStory[], expect: Expect): void {
  for (const { book, brief } of stories) {
    const art = readArt(root, book.id)
    const [, ...pages] = book.pages
    for (const page of pages) {
      const drawn = art?.pages[page.id]
      const told = [...(brief.pages[page.id]?.illustration.sprites ?? []).map(({ id }) => id), 'kiko']
      for (const { where, cues } of cuesOf(page, `book ${book.id} page ${page.pageNumber}`, () => undefined)) {
        for (const { sprite, frame } of cues) {
          if (sprite === undefined) continue
          const found = drawn?.sprites.find(({ name }) => name === sprite)
          expect(drawn ? found !== undefined : told.includes(sprite), where, `there is no sprite '${sprite}'`)
          // The frame `tap` is optional: without it the sprite only moves.
          const isDrawn = !found || frame === undefined || frame === 'tap' || frame in found.frames
          expect(isDrawn, where, `sprite '${sprite}' has no frame '${frame}'`)
        }
      }
    }
  }
}

/** All lists of cues on a page. Reports and leaves out those of the wrong shape. */
function cuesOf(page: Partial<CheckedPage> | undefined, where: string, expect: Expect): Listed[] {
  const lists: Listed[] = []
  const cues = page?.feedback?.cues
  if (cues !== undefined) {
    const { data, error } = pageCuesSchema.safeParse(cues)
    for (const issue of error?.issues ?? []) expect(false, `${where} cues ${issue.path.join('.')}`, issue.message)
    if (data)
      lists.push({ where: `${where} cues each`, cues: data.each }, { where: `${where} cues finale`, cues: data.finale })
  }
  for (const area of page?.tapAreas ?? []) {
    if (area['cues'] === undefined) continue
    const { data, error } = cuesSchema.safeParse(area['cues'])
    for (const issue of error?.issues ?? [])
      expect(false, `${where} tapAreas ${area.id} cues ${issue.path.join('.')}`, issue.message)
    if (data) lists.push({ where: `${where} tapAreas ${area.id} cues`, cues: data })
  }
  return lists
}

/** The unparsed page, because parsing drops cues of the wrong shape. */
function rawPage(raw: RawBook | undefined, id: string): Partial<CheckedPage> | undefined {
  // The cast is safe: the book was parsed from this file.
  const { pages = [] } = (raw?.book ?? {}) as { readonly pages?: readonly Partial<CheckedPage>[] }
  return pages.find((page) => page.id === id)
}

/** Ids of the targets on the page. */
function piecesOf(page: CheckedPage): ReadonlySet<string> {
  const kind = kindOf(kindOfPage(page), 'page')
  const config = kind?.schema.safeParse(page)
  if (!kind || !config?.success) return new Set()
  const context: RulesContext = {
    language: 'en',
    layout: 'regular',
    pointer: 'coarse',
    now: 0,
    random: () => 0,
    text: (key) => key,
  }
  const rules = rulesOf(kind)
  const { state } = rules.start(config.data, context)
  return new Set(rules.targets(config.data, state, context).map(({ id }) => id))
}

function readArt(root: string, id: number): BookArt | undefined {
  const file = join(root, `src/content/generated/art/book${id}.json`)
  return existsSync(file) ? bookArtSchema.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined
}
