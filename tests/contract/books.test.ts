import { describe, expect, it } from 'vitest'
import { effectOf, effectsOf, FIRST_EFFECTS } from '../../src/content/audio.ts'
import { BOOK_IDS, loadActivities, loadBook } from '../../src/content/books.ts'
import { kindOfPage } from '../../src/content/page.ts'
import type { KindModule } from '../../src/game/kind.ts'
import { LANGUAGES } from '../../src/game/language.ts'
import { rulesOf } from '../../src/scenes/loadedRules.ts'
import { kindOf } from '../../src/scenes/table.ts'
import { playRules, solve, outcomesOf } from '../helpers/playRules.ts'

/** A page or activity of a book, with the kind that plays it. */
interface Task {
  readonly name: string
  readonly kind: KindModule | undefined
  readonly content: unknown
}

async function tasksOf(bookId: number): Promise<Task[]> {
  const pages = (await loadBook(bookId))?.pages ?? []
  return [
    ...pages.map((page) => ({ name: page.id, kind: kindOf(kindOfPage(page), 'page'), content: page })),
    ...(await loadActivities(bookId)).map((activity) => ({
      name: `activity ${activity.id}`,
      kind: kindOf(activity.type, 'activity'),
      content: activity,
    })),
  ]
}

const tasks = (await Promise.all(BOOK_IDS.map(tasksOf))).flat()
const LEAST_TOUCH = 44

describe.each(tasks.map((task) => [task.name, task] as const))('%s', (_name, { kind, content }) => {
  it('has a kind that accepts its content', () => {
    expect(kind?.schema.safeParse(content).error).toBeUndefined()
  })

  describe.each(
    LANGUAGES.flatMap((language) => (['regular', 'compact'] as const).map((layout) => [language, layout] as const)),
  )('in %s, %s', (language, layout) => {
    const played = () => {
      if (!kind) throw new Error('no kind plays it')
      return playRules(rulesOf(kind), kind.schema.parse(content), { language, layout })
    }

    it('is completed by the right moves that its targets show', () => {
      const play = played()
      const { total } = play.session.progress()
      solve(play)
      const isStill = kind?.type === 'cover' || kind?.type === 'picture'
      expect(play.session.completed).toBe(!isStill)
      expect(play.session.progress()).toEqual({ done: isStill ? 0 : total, total })
    })

    it('plays only effects that were fetched for it', () => {
      const play = played()
      solve(play)
      const sounded = outcomesOf(play, 'effect').map(({ name }) => effectOf(name)?.src)
      const fetched = [...FIRST_EFFECTS, 'complete', ...(kind?.effects ?? []), ...effectsOf(Object(content))]
      expect(fetched.map((name) => effectOf(name)?.src)).toEqual(expect.arrayContaining(sounded))
    })

    it('labels its targets and makes them large enough for a finger', () => {
      const targets = played().session.targets()
      expect(targets.filter(({ label }) => !label)).toEqual([])
      const idle = targets.filter(({ state }) => state === 'idle')
      expect(idle.filter(({ box }) => Math.min(box.width, box.height) < LEAST_TOUCH)).toEqual([])
    })
  })
})
