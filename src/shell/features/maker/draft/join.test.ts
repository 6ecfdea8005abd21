import { describe, expect, it } from 'vitest'
import { emptyPage, withoutPage, withPage, withPageAt, withPageMoved } from './edits.ts'
import { joinDrafts } from './join.ts'
import { type Draft, draftSchema, MOST_PAGES } from './schema.ts'
import { saying, takeOf, threePages } from './testDrafts.ts'

const base = threePages()
const ids = ({ pages }: Draft) => pages.map(({ id }) => id)
const join = (mine: Draft, theirs: Draft, choices = {}, from: Draft | undefined = base) =>
  joinDrafts({ base: from, mine, theirs }, choices)
const placed = (draft: Draft, index: number, sprite: string) =>
  withPage(draft, index, (page) => ({
    ...page,
    picture: { ...page.picture, items: [{ sprite, x: 0.5, y: 0.9, size: 1, turn: 0, flip: false }] },
  }))

describe('two states of a draft', () => {
  it('are one where only one side has changed', () => {
    const changed = saying(base, 2, { en: 'New.' })
    expect(join(base, changed)).toEqual({ draft: changed, conflicts: [], taken: 1 })
    expect(join(changed, base)).toEqual({ draft: changed, conflicts: [], taken: 0 })
    expect(join(changed, changed)).toEqual({ draft: changed, conflicts: [], taken: 0 })
  })

  it('join other pages and other parts by themselves', () => {
    const mine = placed(saying(base, 1, { en: 'Mine.' }), 2, 'hen')
    const theirs = withPage(saying(saying(base, 2, { en: 'Theirs.' }), 1, { id: 'Punya dia.' }), 2, (page) => ({
      ...page,
      voice: { en: takeOf('take-1') },
      targets: [{ id: 'hen', word: { en: 'hen' } }],
    }))
    const { draft, conflicts, taken } = join(mine, theirs)
    expect(conflicts).toEqual([])
    expect(taken).toBe(4)
    expect(draft.pages[1]?.words).toEqual({ en: 'Mine.', id: 'Punya dia.' })
    expect(draft.pages[2]).toMatchObject({
      words: { en: 'Theirs.' },
      picture: { items: [{ sprite: 'hen' }] },
      voice: { en: { media: 'take-1' } },
      targets: [{ id: 'hen' }],
    })
  })

  it('list what both have changed, with both sides, and keep both by default', () => {
    const mine = placed(saying(base, 3, { id: 'Cabai kita sudah merah.' }), 3, 'hen')
    const theirs = saying(base, 3, { id: 'Cabai kita merah sekali.' })
    const { draft, conflicts } = join(mine, theirs)
    expect(conflicts).toEqual([{ id: 'page-p03', of: 'page', number: 3, parts: ['words'], itemId: 'p03' }])
    expect(ids(draft)).toEqual(['cover', 'p01', 'p02', 'p03', 'p03b'])
    expect(draft.pages[3]?.words.id).toBe('Cabai kita sudah merah.')
    // What is joined by itself is on both.
    expect(draft.pages[4]).toMatchObject({ words: { id: 'Cabai kita merah sekali.' }, picture: { items: [{}] } })
    expect(draftSchema.safeParse(draft).success).toBe(true)
  })

  it.each([
    ['mine', 'Mine.', 4],
    ['theirs', 'Theirs.', 4],
    ['both', 'Mine.', 5],
  ] as const)('take %s where that was chosen', (side, text, pages) => {
    const { draft } = join(saying(base, 1, { en: 'Mine.' }), saying(base, 1, { en: 'Theirs.' }), { 'page-p01': side })
    expect([draft.pages[1]?.words.en, draft.pages.length]).toEqual([text, pages])
  })

  it('keep both covers by putting theirs behind mine', () => {
    const { draft } = join(saying(base, 0, { en: 'Mine' }), saying(base, 0, { en: 'Theirs' }))
    expect(ids(draft).slice(0, 2)).toEqual(['cover', 'coverb'])
    expect(draft.pages[0].words.en).toBe('Mine')
  })

  it('lose what one side deleted, unless the other has changed it', () => {
    expect(ids(join(base, withoutPage(base, 2)).draft)).toEqual(['cover', 'p01', 'p03'])
    expect(ids(join(withoutPage(base, 2), base).draft)).toEqual(['cover', 'p01', 'p03'])
    const changed = saying(base, 2, { en: 'Kept.' })
    expect(ids(join(withoutPage(base, 2), changed).draft)).toEqual(ids(base))
    expect(ids(join(changed, withoutPage(base, 2)).draft)).toEqual(ids(base))
    expect(join(changed, withoutPage(base, 2)).draft.pages[2]?.words.en).toBe('Kept.')
  })

  it('have all pages that either has added, also two that came to the same id', () => {
    const added = (text: string, at: number) => withPageAt(base, at, { ...emptyPage('p04'), words: { en: text } })
    const same = join(added('Mine.', 4), added('Mine.', 4))
    expect(ids(same.draft)).toEqual(['cover', 'p01', 'p02', 'p03', 'p04'])
    const { draft, conflicts } = join(added('Mine.', 4), added('Theirs.', 4))
    expect(conflicts).toEqual([])
    expect(ids(draft)).toEqual(['cover', 'p01', 'p02', 'p03', 'p04', 'p04b'])
    expect(draft.pages[5]?.words.en).toBe('Theirs.')
    const apart = join(withPageAt(base, 1, emptyPage('p05')), withPageAt(base, 4, emptyPage('p06')))
    expect(ids(apart.draft)).toEqual(['cover', 'p05', 'p01', 'p02', 'p03', 'p06'])
  })

  it('follow whoever has moved pages; where both have, they ask', () => {
    const theirs = withPageMoved(base, 3, 1)
    expect(join(base, theirs)).toMatchObject({ conflicts: [], taken: 1 })
    expect(ids(join(base, theirs).draft)).toEqual(['cover', 'p03', 'p01', 'p02'])
    const mine = withPageMoved(base, 1, 2)
    expect(ids(join(mine, base).draft)).toEqual(['cover', 'p02', 'p01', 'p03'])
    const torn = join(mine, theirs)
    expect(torn.conflicts).toMatchObject([{ id: 'book-order', of: 'book', parts: ['order'] }])
    expect(ids(torn.draft)).toEqual(ids(mine))
    expect(ids(join(mine, theirs, { 'book-order': 'theirs' }).draft)).toEqual(ids(theirs))
  })

  it('join lines and voices by language and by what they say', () => {
    const line = (draft: Draft, says: string, media: string) =>
      withPage(draft, 1, (page) => ({
        ...page,
        lines: { ...page.lines, en: { ...page.lines.en, [says]: takeOf(media) } },
      }))
    const apart = join(line(base, 'hen', 'one'), line(base, 'rain', 'two'))
    expect(Object.keys(apart.draft.pages[1]?.lines.en ?? {})).toEqual(['hen', 'rain'])
    const torn = join(line(base, 'hen', 'one'), line(base, 'hen', 'two'))
    expect(torn.conflicts).toMatchObject([{ parts: ['lines'] }])
    expect(torn.draft.pages[2]?.lines.en['hen']?.media).toBe('two')
  })

  it('treat a picture and its photo as one', () => {
    const photo = { media: 'photo-1', type: 'image/webp', width: 10, height: 10, people: 'none' } as const
    const theirs = withPage(base, 1, (page) => ({ ...page, photo }))
    expect(join(placed(base, 1, 'hen'), theirs).conflicts).toMatchObject([{ parts: ['picture'] }])
  })

  it('join what is said of the book', () => {
    const mine: Draft = { ...base, level: 'A', authors: [...base.authors, { name: 'Pak Yusuf', role: 'text' }] }
    const theirs: Draft = { ...base, licence: 'CC-BY-4.0', authors: [], credits: ['Photos: Sari'] }
    const { draft, conflicts } = join(mine, theirs)
    expect(conflicts).toEqual([])
    expect(draft).toMatchObject({ level: 'A', licence: 'CC-BY-4.0', credits: ['Photos: Sari'] })
    expect(draft.authors).toEqual([{ name: 'Pak Yusuf', role: 'text' }])
    const torn = join({ ...base, level: 'A' }, { ...base, level: 'C' })
    expect(torn.conflicts).toMatchObject([{ id: 'book-level', parts: ['level'] }])
    expect(join({ ...base, level: 'A' }, { ...base, level: 'C' }, { 'book-level': 'theirs' }).draft.level).toBe('C')
  })

  it('keep both of everything that differs where nobody knows what they come from', () => {
    const { draft, conflicts } = joinDrafts({
      base: undefined,
      mine: saying(base, 1, { en: 'Mine.' }),
      theirs: saying(base, 1, { en: 'Theirs.' }),
    })
    expect([conflicts.length, ids(draft)]).toEqual([1, ['cover', 'p01', 'p01b', 'p02', 'p03']])
  })

  it('keep both of an activity', () => {
    const playing = (kind: string): Draft => ({ ...base, activities: [{ id: 'a1', play: { kind, fields: {} } }] })
    const { draft, conflicts } = join(playing('one'), playing('two'), {}, playing('none'))
    expect(conflicts).toMatchObject([{ id: 'activity-a1', of: 'activity', number: -1 }])
    expect(draft.activities.map(({ id }) => id)).toEqual(['a1', 'a1b'])
  })

  it('never have more pages than a book has: those of mine stay', () => {
    let full: Draft = base
    for (let n = 4; n <= MOST_PAGES; n += 1) full = withPageAt(full, n, emptyPage(`q${n}`))
    const { draft } = join(saying(full, 1, { en: 'Mine.' }), saying(full, 1, { en: 'Theirs.' }), {}, full)
    expect(draft.pages).toHaveLength(MOST_PAGES + 1)
    expect(draft.pages[1]?.words.en).toBe('Mine.')
    expect(draftSchema.safeParse(draft).success).toBe(true)
  })
})
