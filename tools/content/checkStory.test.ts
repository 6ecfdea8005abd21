import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readManifest } from '../audio/manifest.ts'
import { checkStory } from './checkStory.ts'
import { collect, type Fault } from './fault.ts'
import { checkCueSprites } from './rules/cues.ts'
import { checkSounds } from './rules/sounds.ts'
import { parseStory, readStory, type RawBook } from './story.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
const sound = readStory(ROOT)

/** A copy of the books with one value changed at `where`: `book1 book pages.4.title.en`. Removes the value if `to` returns undefined. */
function change(where: string, to: (value: never) => unknown): RawBook[] {
  const copy = structuredClone(sound)
  const [name = '', file = '', path = ''] = where.split(' ')
  const steps = path.split('.')
  const last = steps.pop() ?? ''
  const root: unknown = Object.entries(copy.find((book) => book.name === name) ?? {}).find(([key]) => key === file)?.[1]
  const holder = steps.reduce((value: unknown, step) => Reflect.get(Object(value), step), root)
  const before: unknown = Reflect.get(Object(holder), last)
  if (before === undefined) throw new Error(`nothing at ${where}`)
  const after = to(structuredClone(before) as never)
  if (after === undefined) Reflect.deleteProperty(Object(holder), last)
  else Reflect.set(Object(holder), last, after)
  return copy
}

const become = (value: unknown) => () => value
const withoutLast = (list: unknown[]) => list.slice(0, -1)
const replace = (from: string, by: string) => (text: string) => text.replaceAll(from, by)
const textOf = (faults: readonly Fault[]) => faults.map(({ where, text }) => `${where}: ${text}`)

it('finds nothing wrong with the books as they are', () => {
  expect(textOf(checkStory(sound))).toEqual([])
})

/** Each entry breaks one thing; `said` is a part of the fault that must be reported. */
const BROKEN: readonly [name: string, where: string, to: (value: never) => unknown, said: string][] = [
  ['a missing page', 'book1 book pages', withoutLast, 'book 1 pageCount'],
  ['a wrong kind', 'book1 book pages.5.interactionType', become('tapping'), 'book 1 page 5 interactionType'],
  ['a missing tap area', 'book1 book pages.2.tapAreas', withoutLast, 'book 1 page 2 tapAreas'],
  [
    'a zone with another word’s label',
    'book1 book pages.1.dropZones.0.label.en',
    become('MOON'),
    'labels are not the words',
  ],
  ['overlapping areas', 'book1 book pages.2.tapAreas.1.x', become(60), 'overlaps'],
  ['an area too small to hit', 'book3 book pages.7.tapAreas.0.width', become(8), 'at least 9'],
  ['an area outside the picture', 'book2 book pages.11.tapAreas.3.x', become(95), 'reaches out of the picture'],
  ['numbers out of order', 'book2 book pages.11.tapAreas', (list: unknown[]) => list.toReversed(), 'in order'],
  ['a missing finale', 'book3 book pages.5.feedback.cues', become(undefined), 'page 5 feedback.cues: have no finale'],
  [
    'a cue with an unknown motion',
    'book3 book pages.5.feedback.cues.finale.0.motion',
    become('jump'),
    'finale.0.motion',
  ],
  ['a cue with an unknown sound', 'book3 book pages.5.feedback.cues.finale.0.sound', become('moo'), "no effect 'moo'"],
  [
    'a cue for an unknown piece',
    'book4 book pages.1.feedback.cues.finale.0.piece',
    become('item:uncle'),
    "named 'item:uncle'",
  ],
  [
    'an area’s cue without a sprite',
    'book3 book pages.5.tapAreas.0.cues.0.sprite',
    become(undefined),
    'a sprite or a piece',
  ],
  ['a finale that is too long', 'book3 book pages.5.feedback.cues.finale.0.at', become(9500), 'at most 8000'],
  ['a missing mango', 'book2 book pages.10.objectList', withoutLast, 'book 2 page 10'],
  ['a moved bucket', 'book2 book pages.10.dropZone.x', become(300), '390,310,110,80'],
  ['a missing Indonesian text', 'book3 book pages.1.instruction.id', become(undefined), 'not there in Indonesian'],
  ['an empty Indonesian text', 'book3 book pages.1.instruction.id', become(''), 'empty in one language'],
  [
    'a text that is the same in both languages',
    'book3 book pages.1.instruction',
    ({ en }: { en: string }) => ({ en, id: en }),
    'the same in both languages',
  ],
  [
    'an instruction of nine words',
    'book3 book pages.1.instruction.en',
    become('one two three four five six seven eight nine'),
    'instruction en',
  ],
  ['a placeholder in a title', 'book4 book pages.9.title.en', become('Hello {name}'), 'left to be filled in'],
  ['a TODO in a title', 'book4 book pages.9.title.en', become('TODO title'), 'left to be filled in'],
  [
    'a target word that is not bold',
    'book2 book pages.5.content-en.0.text',
    (text: string) => text.replace(/<\/?b>/g, ''),
    'is not bold',
  ],
  [
    'a bold word that is not a target word',
    'book2 book pages.5.content-en.0.text',
    replace('bridge', '<b>bridge</b>'),
    'no word to be learned',
  ],
  ['an unclosed tag', 'book2 book pages.5.content-en.0.text', replace('</b>', ''), 'other markup'],
  ['a script in a text', 'book2 book pages.5.content-en.0.text', (text: string) => `${text}<script>`, 'other markup'],
  [
    'a page with too many sentences',
    'book1 book pages.3.content-en.0.text',
    (text: string) => `${text} ${'And so on. '.repeat(9).trim()}`,
    'sentences',
  ],
  [
    'a text that is too hard to read',
    'book1 book pages.3.content-en',
    become([{ text: '<b>Unbelievably</b> complicated multisyllabic terminology.' }]),
    'grade',
  ],
  ['a name in one language', 'book3 book pages.9.content-in.0.text', replace('Wek', 'ia'), 'in one language only'],
  ['a nonstandard spelling', 'book2 book pages.9.content-in.0.text', replace('dari sini', 'disini'), 'not standard'],
  ['a wrong word to trace', 'book4 book pages.3.word.en', become('DADDY'), 'FATHER wanted'],
  ['a missing letter', 'book4 book pages.5.letters.id', withoutLast, 'letters id'],
  ['a missing drop zone for a family member', 'book4 book pages.1.dropZones', withoutLast, 'are not the members'],
  ['a missing activity', 'book4 activities postActivities', (list: unknown[]) => list.slice(1), 'tap-by-voice'],
  ['too few activities', 'book2 activities postActivities', withoutLast, '3 to 5 wanted'],
  ['a missing word for the letter L', 'book1 activities postActivities.1.words', withoutLast, 'A to L wanted'],
  [
    'a wrong first letter',
    'book1 activities postActivities.1.words.0.word.id',
    become('pisang'),
    'does not begin with A',
  ],
  ['a missing number 12', 'book2 activities postActivities.0.numbers', withoutLast, '1 to 12 wanted'],
  [
    'a page with a wrong picture path',
    'book1 book pages.1.image',
    become('/img/books/book1/nothing.webp'),
    'page-01.webp wanted',
  ],
  ['a cover without audio', 'book2 book pages.0.audio', become(null), 'cover audio'],
  ['a fixed author instead of {name}', 'book3 book pages.0.author', become('Someone'), '{name}'],
  [
    'a number word that is recognized as another number',
    'book2 book pages.7.elements.0.voiceVariants.en.1.text',
    become('two'),
    'is heard as',
  ],
  ['a missing duty', 'book4 activities postActivities.3.duties', withoutLast, 'not one for each member'],
  ['a target letter among the distractors', 'book1 book pages.4.letters.distractors', become(['A']), 'hold the target'],
  ['a difficulty that decreases', 'book4 activities postActivities.0.difficulty', become(5), 'do not grow harder'],
  ['a pass score that is too low', 'book4 activities postActivities.0.passScore', become(1), 'passScore'],
  ['pixels that disagree with the percentages', 'book2 book pages.5.dropZones.0.x', become(400), 'elsewhere in pixels'],
  ['an unknown character', 'book2 brief pages.b2-p05.illustration.characters', become(['nobody']), "nobody's name"],
  [
    'a sprite outside the picture',
    'book2 brief pages.b2-p05.illustration.sprites.0.box.x',
    become(95),
    'reaches out of the picture',
  ],
  ['straight quotes', 'book1 book pages.1.title.en', become('It\'s "here"'), 'straight quotes'],
  ['a field of the wrong type', 'book1 book pages.4.bubbleSettings', become('fast'), 'bubbleSettings'],
  [
    'an unknown kind of activity',
    'book1 activities postActivities.0.type',
    become('no-such'),
    "no kind plays 'no-such'",
  ],
]

/** The faults found in the sprites and frames of cues. */
const spritesSaid = (raw: readonly RawBook[]) =>
  textOf(
    collect((expect) =>
      checkCueSprites(
        ROOT,
        parseStory(raw, () => undefined),
        expect,
      ),
    ),
  )

it('finds every sprite and frame that cues name', () => {
  expect(spritesSaid(sound)).toEqual([])
})

it('reports a cue with an unknown sprite', () => {
  const drawn = change('book1 book pages.1.feedback.cues.finale.0.sprite', become('heron'))
  expect(spritesSaid(drawn)).toEqual(["book 1 page 1 cues finale: there is no sprite 'heron'"])
  const told = change('book3 book pages.9.feedback.cues.finale.0.sprite', become('heron'))
  expect(spritesSaid(told)).toEqual(["book 3 page 9 cues finale: there is no sprite 'heron'"])
})

it('reports a cue with an unknown frame', () => {
  const said = spritesSaid(change('book1 book pages.2.feedback.cues.finale.0.frame', become('bow')))
  expect(said).toEqual(["book 1 page 2 cues finale: sprite 'ayu' has no frame 'bow'"])
})

describe('finds', () => {
  it.each(BROKEN)('%s', (_name, where, to, said) => {
    expect(textOf(checkStory(change(where, to))).join('\n')).toContain(said)
  })
})

const soundFaults = (raw: readonly RawBook[], manifest = readManifest(ROOT)) =>
  textOf(
    collect((expected) =>
      checkSounds(
        raw,
        parseStory(raw, () => undefined),
        manifest,
        expected,
      ),
    ),
  )

describe('checkSounds finds', () => {
  it('nothing wrong with the sounds as they are', () => {
    expect(soundFaults(sound)).toEqual([])
  })

  it('a sound that was never made', () => {
    const broken = change('book1 book pages.3.instructionAudio.id', become('/audio/books/book1/prompt/id/page-99.mp3'))
    expect(soundFaults(broken).join()).toContain('page-99.mp3 was never made')
  })

  it('a written text that differs from the spoken words', () => {
    const broken = change('book1 book pages.3.narration.en', (text: string) => text.replace('Kiko', 'Momo'))
    expect(soundFaults(broken).join()).toContain('book 1 page 3 audio en: is timed for')
  })

  it('a narration that is too soft, and an effect that clips', () => {
    const manifest = structuredClone(readManifest(ROOT))
    const [page = ''] = Object.keys(manifest.files).filter((path) => path.includes('naration/en/page-03.webm'))
    const file = manifest.files[page]
    const star = manifest.files['/audio/effect/star.webm']
    if (!file || !star) throw new Error('the files are in the manifest')
    manifest.files[page] = { ...file, lufs: -20, silenceMs: 1600 }
    manifest.files['/audio/effect/star.webm'] = { ...star, peak: 0.2 }
    const said = soundFaults(sound, manifest).join('\n')
    expect(said).toContain(`${page}: -20 LUFS, wanted -16`)
    expect(said).toContain(`${page}: is silent for 1600 ms`)
    expect(said).toContain('star.webm: peaks at 0.2 dBTP')
  })
})
