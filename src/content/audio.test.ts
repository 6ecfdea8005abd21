import { expect, it } from 'vitest'
import { countPath, EFFECT_NAMES, effectOf, letterPath, musicOf, spokenPaths, titlePath } from './audio.ts'
import { BOOK_IDS, loadActivities, loadBook } from './books.ts'
import { textOf } from './page.ts'
import { plainText } from './markup.ts'
import { clipPaths } from './ladder/clips.ts'
import { loadLetterSounds, loadSpeech } from './speech.ts'

const LANGUAGES = ['en', 'id'] as const

it.each(EFFECT_NAMES)('has the effect %s, by its name and by its path', (name) => {
  expect(effectOf(name)?.ms).toBeGreaterThan(20)
  expect(effectOf(`/audio/effect/${name}.mp3`)).toEqual(effectOf(name))
})

it('keeps the click in a file of its own, so that the first press need not wait for all effects', () => {
  expect(effectOf('click')?.src).toBe('/audio/effect/click')
  expect(effectOf('tap')?.src).toBe('/audio/effect/tap')
})

it('lays effects one after another, none over another', () => {
  const clips = EFFECT_NAMES.flatMap((name) => effectOf(name) ?? [])
  const overlapping = clips.filter((clip) =>
    clips.some(({ src, startMs }) => src === clip.src && startMs > clip.startMs && startMs < clip.startMs + clip.ms),
  )
  expect(overlapping).toEqual([])
})

it('knows no sound that was never made, whatever its name', async () => {
  expect(effectOf('no-such')).toBeUndefined()
  expect(effectOf('toString')).toBeUndefined()
  expect(musicOf('__proto__')).toBeUndefined()
  const lines = await loadSpeech(1)
  expect(lines.speech('/audio/words/en/no-such.mp3')).toBeUndefined()
  expect(lines.speech('constructor')).toBeUndefined()
  expect(lines.times('/audio/words/en/sun.mp3')).toEqual([])
})

it.each(['siang', 'senja', 'malam', '/audio/ambience/garden.mp3', '/audio/ambience/pond.mp3'])(
  'loops %s, with a part of its file before and after the seam',
  (name) => {
    expect(musicOf(name)?.startMs).toBe(500)
    expect(musicOf(name)?.ms).toBeGreaterThanOrEqual(20_000)
  },
)

it('says counts to twelve, all letters and all titles without a book being open', async () => {
  const lines = await loadSpeech()
  for (const language of LANGUAGES) {
    for (let count = 1; count <= 12; count++) expect(lines.speech(countPath(count, language))).toBeDefined()
    for (const letter of 'ABCDEFGHIJKLMNOPQRSTUVWXYZ') expect(lines.speech(letterPath(letter, language))).toBeDefined()
    for (const id of BOOK_IDS) expect(lines.speech(titlePath(id, language))).toBeDefined()
  }
})

it.each(BOOK_IDS)('finds every sound that book %i names', async (id) => {
  const lines = await loadSpeech(id)
  const named = JSON.stringify([await loadBook(id), await loadActivities(id)]).match(/\/audio\/[\w/-]+\.mp3/g) ?? []
  expect(named.length).toBeGreaterThan(50)
  const lost = named.filter((path) => !(lines.speech(path) ?? effectOf(path) ?? musicOf(path)))
  expect(lost).toEqual([])
})

it.each(BOOK_IDS)(
  'says a page of book %i from its narration, its own file and what it shares: no other page is decoded',
  async (id) => {
    const lines = await loadSpeech(id)
    const pages = ((await loadBook(id))?.pages ?? []).map((page, index) => ({ place: page, name: pageName(index) }))
    const activities = (await loadActivities(id)).map((place, index) => ({ place, name: `activity-${index + 1}` }))
    for (const { place, name } of [...pages, ...activities]) {
      for (const language of LANGUAGES) {
        const own = `/audio/books/book${id}`
        const allowed = [
          `${own}/naration/${language}/${name === 'page-00' ? 'cover' : name}`,
          `${own}/lines/${language}/${name}`,
          `${own}/lines/${language}/shared`,
          `/audio/sprites/counts-${language}`,
        ]
        // Words that this book says, too.
        const words = new RegExp(`^/audio/sprites/words-(\\d-)*${id}-(\\d-)*${language}$`)
        const said = spokenPaths(place, language).map((path) => lines.speech(path)?.src)
        expect(said.length).toBeGreaterThan(0)
        expect(said.filter((src = 'none') => !allowed.includes(src) && !words.test(src))).toEqual([])
      }
    }
  },
)

const pageName = (index: number) => `page-${String(index).padStart(2, '0')}`

it('has a sound of every letter that a bubble may say, apart from the ladder’s other lines', async () => {
  const lines = await loadLetterSounds()
  for (const language of LANGUAGES)
    for (const letter of 'abdeghikmnoprstu') expect(lines.speech(clipPaths.sound(language, letter))).toBeDefined()
})

it.each(BOOK_IDS)('times every written word of book %i, in order and within its narration', async (id) => {
  const lines = await loadSpeech(id)
  for (const page of (await loadBook(id))?.pages.slice(1) ?? []) {
    for (const language of LANGUAGES) {
      const path = page.audio?.[language] ?? ''
      const written = plainText(textOf(page, language).join(' ')).match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? []
      const times = lines.times(path)
      expect(times.map(({ word }) => word.replaceAll("'", '’'))).toEqual(
        written.map((word) => word.replaceAll("'", '’')),
      )
      expect(times.every(({ start, end }, i) => start < end && start >= (times[i - 1]?.end ?? 0))).toBe(true)
      expect(times.at(-1)?.end).toBeLessThanOrEqual(lines.speech(path)?.ms ?? 0)
    }
  }
})
