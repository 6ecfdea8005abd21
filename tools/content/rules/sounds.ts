import { musicAt } from '../../../src/content/dayMusic.ts'
import type { Expect } from '../fault.ts'
import { type CheckedStory, type RawBook, walk } from '../story.ts'
import { levelFaults } from '../../audio/check.ts'
import { soundTable } from '../../audio/lists.ts'
import type { AudioManifest } from '../../audio/manifest.ts'
import { writtenWords } from '../../../server/speech/engine/index.ts'

const LANGUAGES = ['en', 'id'] as const
const PATH = /^\/audio\/[a-z0-9/-]+\.mp3$/
/** How far, in ms, a word may end after the measured end of its sound: sounds are cut to whole samples. */
const SLACK_MS = 5

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** Checks that every sound named by a book exists, has the right loudness, and speaks the written words. */
export function checkSounds(
  raw: readonly RawBook[],
  stories: readonly CheckedStory[],
  manifest: AudioManifest,
  expect: Expect,
): void {
  const { effects, loops } = soundTable(manifest)
  const made = new Set([
    ...Object.keys(manifest.speech),
    ...Object.keys(effects).map((name) => `/audio/effect/${name}.mp3`),
    ...Object.keys(loops).flatMap((name) => [`/audio/ambience/${name}.mp3`, `/audio/music/${name}.mp3`]),
  ])
  for (const { name, book, activities } of raw) {
    for (const [path, value] of walk({ book, activities })) {
      if (typeof value !== 'string' || !value.startsWith('/audio/')) continue
      const where = `${name} ${path.join('.')}`
      expect(PATH.test(value), where, `${value} is no path of a sound`)
      expect(made.has(value), where, `${value} was never made: npm run audio`)
    }
  }
  const wanted = new Set(stories.flatMap(({ book }) => [book.music, ...book.pages.map((page) => musicIn(page))]))
  for (const track of Object.keys(loops)) {
    const isPlayed =
      HOURS.some((hour) => musicAt(hour) === track) || [...wanted].some((path) => path?.endsWith(`/${track}.mp3`))
    expect(isPlayed, 'sound', `the music ${track} is played nowhere: name it in a book or page, or in dayMusic.ts`)
  }
  for (const { book } of stories) checkTimes(book, manifest, expect)
  for (const fault of levelFaults(manifest)) expect(false, 'sound', fault)
}

/** Covers have no music of their own. */
const musicIn = (page: CheckedStory['book']['pages'][number]): string | null => ('music' in page ? page.music : null)

/** Checks that the words of a page are timed in written order and within the length of their sound. */
function checkTimes(
  { id, pages: [cover, ...pages] }: CheckedStory['book'],
  manifest: AudioManifest,
  expect: Expect,
): void {
  for (const language of LANGUAGES) {
    checkTimed(cover.audio?.[language], manifest, `book ${id} cover audio ${language}`, expect)
    for (const { pageNumber, audio, narration } of pages) {
      const where = `book ${id} page ${pageNumber} audio ${language}`
      const spoken = checkTimed(audio?.[language], manifest, where, expect)
      const written = writtenWords(narration[language]).join(' ')
      expect(spoken === written, where, `is timed for '${spoken}', written is '${written}'`)
    }
  }
}

/** Checks the word times of a narration, and returns its words joined by spaces. */
function checkTimed(path: string | undefined, { speech }: AudioManifest, where: string, expect: Expect): string {
  const { words = [], ms } = speech[path ?? ''] ?? { ms: 0 }
  const isOrdered = words.every(([, start, end], i) => start < end && start >= (words[i - 1]?.[2] ?? 0))
  expect(isOrdered, where, 'its words are not timed one after another')
  expect((words.at(-1)?.[2] ?? 0) <= ms + SLACK_MS, where, 'its last word ends after its sound')
  return words.map(([word]) => word).join(' ')
}
