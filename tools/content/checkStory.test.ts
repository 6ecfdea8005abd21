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

/** A place in the data: `book1 book pages.4.title.en`. */
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

/** Each breaks one thing; the words are part of what must be said about it. */
const BROKEN: readonly [name: string, where: string, to: (value: never) => unknown, said: string][] = [
  ['a lost page', 'book1 book pages', withoutLast, 'book 1 pageCount'],
  ['another kind', 'book1 book pages.5.interactionType', become('tapping'), 'book 1 page 5 interactionType'],
  ['four children', 'book1 book pages.2.tapAreas', withoutLast, 'book 1 page 2 tapAreas'],
  ['a zone for another word', 'book1 book pages.1.dropZones.0.label.en', become('MOON'), 'labels are not the words'],
  ['areas over each other', 'book1 book pages.2.tapAreas.1.x', become(8), 'overlaps'],
  ['an area too small to hit', 'book3 book pages.7.tapAreas.0.width', become(8), 'at least 9'],
  ['an area outside', 'book2 book pages.11.tapAreas.3.x', become(95), 'reaches out of the picture'],
  ['numbers out of order', 'book2 book pages.11.tapAreas', (list: unknown[]) => list.toReversed(), 'in order'],
  ['no finale', 'book3 book pages.5.feedback.cues', become(undefined), 'page 5 feedback.cues: have no finale'],
  ['a cue of a wrong shape', 'book3 book pages.5.feedback.cues.finale.0.motion', become('jump'), 'finale.0.motion'],
  ['a cue with an unknown sound', 'book3 book pages.5.feedback.cues.finale.0.sound', become('moo'), "no effect 'moo'"],
  ['a cue for no piece', 'book4 book pages.1.feedback.cues.finale.0.piece', become('item:uncle'), "named 'item:uncle'"],
  [
    'an area’s cue without a sprite',
    'book3 book pages.5.tapAreas.0.cues.0.sprite',
    become(undefined),
    'a sprite or a piece',
  ],
  ['a finale without end', 'book3 book pages.5.feedback.cues.finale.0.at', become(9500), 'at most 8000'],
  ['a lost mango', 'book2 book pages.10.objectList', withoutLast, 'book 2 page 10'],
  ['a moved bucket', 'book2 book pages.10.dropZone.x', become(300), '390,310,110,80'],
  ['no Indonesian', 'book3 book pages.1.instruction.id', become(undefined), 'not there in Indonesian'],
  ['empty Indonesian', 'book3 book pages.1.instruction.id', become(''), 'empty in one language'],
  [
    'a copied language',
    'book3 book pages.1.instruction',
    ({ en }: { en: string }) => ({ en, id: en }),
    'the same in both languages',
  ],
  [
    'nine words to do',
    'book3 book pages.1.instruction.en',
    become('one two three four five six seven eight nine'),
    'instruction en',
  ],
  ['a name in a title', 'book4 book pages.9.title.en', become('Hello {name}'), 'left to be filled in'],
  ['a note to self', 'book4 book pages.9.title.en', become('TODO title'), 'left to be filled in'],
  [
    'a word not bold',
    'book2 book pages.5.content-en.0.text',
    (text: string) => text.replace(/<\/?b>/g, ''),
    'is not bold',
  ],
  [
    'a bold word that is none to learn',
    'book2 book pages.5.content-en.0.text',
    replace('bridge', '<b>bridge</b>'),
    'no word to be learned',
  ],
  ['a tag left open', 'book2 book pages.5.content-en.0.text', replace('</b>', ''), 'other markup'],
  ['a script in a text', 'book2 book pages.5.content-en.0.text', (text: string) => `${text}<script>`, 'other markup'],
  [
    'a page too long',
    'book1 book pages.3.content-en.0.text',
    (text: string) => `${text} ${'And so on. '.repeat(9).trim()}`,
    'sentences',
  ],
  [
    'hard words',
    'book1 book pages.3.content-en',
    become([{ text: '<b>Unbelievably</b> complicated multisyllabic terminology.' }]),
    'grade',
  ],
  ['a name in one language', 'book3 book pages.9.content-in.0.text', replace('Wek', 'ia'), 'in one language only'],
  [
    'a spelling that is not standard',
    'book2 book pages.9.content-in.0.text',
    replace('dari sini', 'disini'),
    'not standard',
  ],
  ['another word to trace', 'book4 book pages.3.word.en', become('DADDY'), 'FATHER wanted'],
  ['a lost letter', 'book4 book pages.5.letters.id', withoutLast, 'letters id'],
  ['a lost place for family', 'book4 book pages.1.dropZones', withoutLast, 'are not the members'],
  ['a lost activity', 'book4 activities postActivities', (list: unknown[]) => list.slice(1), 'tap-by-voice'],
  ['two activities', 'book2 activities postActivities', withoutLast, '3 to 5 wanted'],
  ['a lost letter L', 'book1 activities postActivities.1.words', withoutLast, 'A to L wanted'],
  [
    'a wrong first letter',
    'book1 activities postActivities.1.words.0.word.id',
    become('pisang'),
    'does not begin with A',
  ],
  ['a lost twelve', 'book2 activities postActivities.0.numbers', withoutLast, '1 to 12 wanted'],
  [
    'a picture of elsewhere',
    'book1 book pages.1.image',
    become('/img/books/book1/nothing.webp'),
    'page-01.webp wanted',
  ],
  ['a silent cover', 'book2 book pages.0.audio', become(null), 'cover audio'],
  ['a named author', 'book3 book pages.0.author', become('Someone'), '{name}'],
  ['a goat heard as another', 'book2 book pages.7.elements.0.voiceVariants.en.1.text', become('two'), 'is heard as'],
  ['a lost duty', 'book4 activities postActivities.3.duties', withoutLast, 'not one for each member'],
  ['the target among the others', 'book1 book pages.4.letters.distractors', become(['A']), 'hold the target'],
  ['a hard beginning', 'book4 activities postActivities.0.difficulty', become(5), 'do not grow harder'],
  ['an easy pass', 'book4 activities postActivities.0.passScore', become(1), 'passScore'],
  ['pixels that are not percent', 'book2 book pages.5.dropZones.0.x', become(400), 'elsewhere in pixels'],
  ['a stranger', 'book2 brief pages.b2-p05.illustration.characters', become(['nobody']), "nobody's name"],
  [
    'a sprite outside',
    'book2 brief pages.b2-p05.illustration.sprites.0.box.x',
    become(95),
    'reaches out of the picture',
  ],
  ['straight quotes', 'book1 book pages.1.title.en', become('It\'s "here"'), 'straight quotes'],
  ['a field of the wrong kind', 'book1 book pages.4.bubbleSettings', become('fast'), 'bubbleSettings'],
  ['a kind that nobody plays', 'book1 activities postActivities.0.type', become('no-such'), "no kind plays 'no-such'"],
]

/** What is said about cues whose sprites are changed. */
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

it('names a sprite that is not drawn, and one that the artists of a page were not told of', () => {
  const drawn = change('book1 book pages.1.feedback.cues.finale.0.sprite', become('heron'))
  expect(spritesSaid(drawn)).toEqual(["book 1 page 1 cues finale: there is no sprite 'heron'"])
  const told = change('book3 book pages.9.feedback.cues.finale.0.sprite', become('heron'))
  expect(spritesSaid(told)).toEqual(["book 3 page 9 cues finale: there is no sprite 'heron'"])
})

it('names a frame that is not drawn', () => {
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

describe('of sounds, finds', () => {
  it('nothing wrong as they are', () => {
    expect(soundFaults(sound)).toEqual([])
  })

  it('a sound that was never made', () => {
    const broken = change('book1 book pages.3.instructionAudio.id', become('/audio/books/book1/prompt/id/page-99.mp3'))
    expect(soundFaults(broken).join()).toContain('page-99.mp3 was never made')
  })

  it('words that are written and not spoken', () => {
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
