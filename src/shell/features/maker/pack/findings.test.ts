import { describe, expect, it } from 'vitest'
import { draftWith, GAMES, inOneLanguage, wholeKit } from '../../../../../tests/helpers/makerDraft.ts'
import { detailedKinds } from '../../../../scenes/details.ts'
import { check } from '../bench/bench.ts'
import type { Draft, DraftPage } from '../draft/schema.ts'

const kinds = await detailedKinds()
const kit = wholeKit()

function draftOf(type: string): Draft {
  const kind = kinds.find((one) => one.kind.type === type)
  if (!kind) throw new Error(`no kind ${type}`)
  return draftWith(kind)
}
/** The draft with its one page changed. */
function withPage(draft: Draft, change: (page: DraftPage) => DraftPage): Draft {
  const [cover, ...pages] = draft.pages
  return { ...draft, pages: [cover, ...pages.map(change)] }
}
const found = async (draft: Draft, elsewhere: readonly string[] = []) =>
  (await check({ draft, kit }, elsewhere)).map(({ weight, code, pageIndex, tab, field }) => ({
    weight,
    code,
    pageIndex,
    tab,
    field,
  }))
const mend = async (draft: Draft, elsewhere: readonly string[] = []) =>
  (await found(draft, elsewhere)).filter(({ weight }) => weight === 'mend')

const good = draftOf(GAMES.words)

it('finds nothing to mend in a whole book, and says what is good', async () => {
  const all = await check({ draft: good, kit }, [])
  expect(all.filter(({ weight }) => weight === 'mend')).toEqual([])
  const said = all.filter(({ weight }) => weight === 'good').map(({ title }) => title.en)
  expect(said).toContain('Every game can be finished.')
  expect(said).toContain('Makers and licence are named.')
})

describe('what must be mended before sharing, and where', () => {
  it.each([
    [
      'a game without its words',
      withPage(good, (page) => ({ ...page, targets: [] })),
      'play-unfilled',
      'play',
      undefined,
    ],
    [
      'a word that nobody says',
      withPage(good, (page) => ({ ...page, voice: {} })),
      'word-silent',
      'voice',
      'en:umbrella',
    ],
    [
      'a page without English',
      withPage(good, (page) => ({ ...page, words: { id: page.words.id } })),
      'language-missing',
      'words',
      'en',
    ],
    [
      'an area that is too small',
      withPage(good, (page) => ({
        ...page,
        play: page.play && {
          ...page.play,
          fields: { dropZones: { boxes: { gong: { x: 40, y: 30, width: 6, height: 9 } } } },
        },
      })),
      'kind-fault',
      'play',
      'dropZones',
    ],
    [
      'a photo of a child whose family was not asked',
      withPage(good, (page) => ({
        ...page,
        photo: { media: 'photo-1', type: 'image/webp' as const, width: 1280, height: 800, people: 'unasked' as const },
      })),
      'photo-unasked',
      'picture',
      'photo',
    ],
  ])('%s', async (_what, draft, code, tab, field) => {
    expect(await mend(draft)).toContainEqual({ weight: 'mend', code, pageIndex: 1, tab, field })
  })

  it('a book without makers', async () => {
    expect((await mend({ ...good, authors: [] })).map(({ tab, field }) => [tab, field])).toContainEqual([
      'book',
      'authors',
    ])
  })

  it('a voice that is on another device', async () => {
    expect(await mend(good, ['voice-1'])).toContainEqual({
      weight: 'mend',
      code: 'media-elsewhere',
      pageIndex: 1,
      tab: 'voice',
      field: 'en',
    })
  })

  it('a photo without a description', async () => {
    const draft = withPage(good, (page) => ({
      ...page,
      picture: { ...page.picture, photo: { file: 'media/photo-1.webp', alt: {} } },
      photo: { media: 'photo-1', type: 'image/webp', width: 1280, height: 800, people: 'none' },
    }))
    expect(await mend(draft)).toContainEqual({
      weight: 'mend',
      code: 'alt-missing',
      pageIndex: 1,
      tab: 'picture',
      field: 'alt',
    })
  })
})

describe('what is worth a look', () => {
  const look = async (draft: Draft) => (await found(draft)).filter(({ weight }) => weight === 'look')

  it('a game that is won by tapping everything', async () => {
    expect((await look(draftOf(GAMES.bucket))).map(({ code }) => code)).toContain('won-by-touching')
  })

  it('no number that nobody says: the app says them', async () => {
    expect((await look(draftOf(GAMES.touch))).map(({ code }) => code)).not.toContain('line-silent')
  })

  it('a sentence over the level, a soft voice, an old one, and one without marks', async () => {
    const easy = { ...good, level: 'A' as const }
    expect((await look(easy)).filter(({ code }) => code === 'level-over').length).toBeGreaterThan(0)
    const change = (take: Partial<NonNullable<DraftPage['voice']['en']>>) =>
      withPage(good, (page) => ({
        ...page,
        voice: { ...page.voice, ...(page.voice.en && { en: { ...page.voice.en, ...take } }) },
      }))
    expect((await look(change({ loudness: -45 }))).map(({ code }) => code)).toContain('voice-soft')
    expect((await look(change({ text: 'An earlier text' }))).map(({ code }) => code)).toContain('voice-old')
    expect((await look(change({ words: [] }))).map(({ code }) => code)).toContain('voice-unmarked')
  })
})

it('checks a book in one language for that one alone', async () => {
  expect(await mend(inOneLanguage(good, 'id'))).toEqual([])
})
