import { describe, expect, it } from 'vitest'
import { checkPack, type PackFaultCode } from '../../src/content/pack/index.ts'
import { detailedKinds } from '../../src/scenes/details.ts'
import { type Change, exampleParts } from './examplePack.ts'

const RLO = String.fromCodePoint(0x202e)

/** Each row breaks one thing of the example and names the fault that must be reported, and where. */
const BROKEN: readonly [name: string, change: Change, code: PackFaultCode, where: string][] = [
  ['another format', ({ set }) => set('pack.format', 'epub'), 'format-unknown', 'pack.json:format'],
  ['a newer format', ({ set }) => set('pack.version', 2), 'format-newer', 'pack.json:version'],
  ['a newer kit', ({ set }) => set('pack.needs', { kit: 99 }), 'kit-newer', 'pack.json:needs.kit'],
  ['a key that is no key', ({ set }) => set('pack.key', 'My Book'), 'key-bad', 'pack.json:key'],
  ['a key of ours', ({ set }) => set('pack.key', 'lumbung.alphabet'), 'key-reserved', 'pack.json:key'],
  ['an unknown licence', ({ set }) => set('pack.licence', 'WTFPL'), 'licence-unknown', 'pack.json:licence'],
  ['an unknown level', ({ set }) => set('pack.level', 'Z'), 'level-unknown', 'pack.json:level'],
  ['no authors', ({ drop }) => drop('pack.authors'), 'field-missing', 'pack.json:authors'],
  ['a revision of 0', ({ set }) => set('pack.revision', 0), 'field-range', 'pack.json:revision'],
  [
    'a newer kind',
    ({ set }) => set('pack.kinds', ['tapping@7', 'dragDropWord@1', 'drag-and-drop@1']),
    'kind-newer',
    'pack.json:kinds[0]',
  ],
  ['an unknown kind in the list', ({ set }) => set('pack.kinds', ['flying@1']), 'kind-unknown', 'pack.json:kinds[0]'],
  ['a kind that is not listed', ({ set }) => set('pack.kinds', ['tapping@1']), 'kind-unlisted', 'pack.json:kinds'],
  [
    'an unknown kind on a page',
    ({ set }) => set('book.pages.4.interactionType', 'flying'),
    'kind-unknown',
    'book.json:pages[4].interactionType',
  ],
  [
    'an unknown activity',
    ({ set }) => set('activities.postActivities.0.type', 'flying'),
    'kind-unknown',
    'activities.json:postActivities[0].type',
  ],
  [
    'a missing language',
    ({ drop }) => drop('book.pages.2.title.id'),
    'language-missing',
    'book.json:pages[2].title.id',
  ],
  [
    'a missing text in a language',
    ({ drop }) => drop('book.pages.2.content-in'),
    'language-missing',
    'book.json:pages[2].content-in',
  ],
  ['an id with capitals', ({ set }) => set('book.pages.1.id', 'Page 1'), 'id-bad', 'book.json:pages[1].id'],
  ['an id that is there twice', ({ set }) => set('book.pages.2.id', 'p01'), 'id-twice', 'book.json:pages[2].id'],
  [
    'a page number out of order',
    ({ set }) => set('book.pages.2.pageNumber', 9),
    'page-number',
    'book.json:pages[2].pageNumber',
  ],
  ['no pages', ({ set }) => set('book.pages.length', 1), 'too-few-pages', 'book.json:pages'],
  [
    '61 pages',
    ({ set }) =>
      set('book.pages', ([cover, page]: object[]) => [
        cover,
        ...Array.from({ length: 61 }, (_, n) => ({ ...page, id: `p${n}` })),
      ]),
    'too-many-pages',
    'book.json:pages',
  ],
  [
    'a script in a title',
    ({ set }) => set('book.title.en', 'Hi <script>alert(1)</script>'),
    'text-markup',
    'book.json:title.en',
  ],
  [
    'a picture tag in a text',
    ({ set }) => set('book.pages.1.content-en.0.text', '<img src=x> Sun'),
    'text-markup',
    'book.json:pages[1].content-en[0].text',
  ],
  [
    'an unclosed bold',
    ({ set }) => set('book.pages.1.content-en.0.text', '<b>Sun!'),
    'text-markup',
    'book.json:pages[1].content-en[0].text',
  ],
  ['a turned title', ({ set }) => set('book.title.en', `gnp${RLO}.exe`), 'text-turned', 'book.json:title.en'],
  ['a line break', ({ set }) => set('book.title.en', 'one\ntwo'), 'text-unseen', 'book.json:title.en'],
  ['half a character', ({ set }) => set('book.title.en', 'one \uD800'), 'text-unseen', 'book.json:title.en'],
  [
    'a title of 500 characters',
    ({ set }) => set('book.title.en', 'a'.repeat(500)),
    'text-too-long',
    'book.json:title.en',
  ],
  [
    'an address',
    ({ set }) => set('book.pages.1.image', 'https://example.org/a.webp'),
    'path-outside',
    'book.json:pages[1].image',
  ],
  [
    'a file of the app',
    ({ set }) => set('book.pages.4.tappedImage', '/img/ui/star.webp'),
    'path-outside',
    'book.json:pages[4].tappedImage',
  ],
  [
    'a way out of the pack',
    ({ set }) => set('book.pages.1.image', '../secret.webp'),
    'path-outside',
    'book.json:pages[1].image',
  ],
  [
    'a picture that is not there',
    ({ set }) => set('book.pages.1.image', 'media/nothing.webp'),
    'media-missing',
    'book.json:pages[1].image',
  ],
  [
    'a sound where a picture is wanted',
    ({ set }) => set('book.pages.1.image', 'media/en/words.webm'),
    'media-role',
    'book.json:pages[1].image',
  ],
  [
    'a spoken line that is not there',
    ({ set }) => set('book.pages.1.audio.en', 'speech/none'),
    'speech-missing',
    'book.json:pages[1].audio.en',
  ],
  [
    'an effect that is not there',
    ({ set }) => set('book.pages.4.tapAreas.0.sound', 'effect/moo'),
    'effect-unknown',
    'book.json:pages[4].tapAreas[0].sound',
  ],
  [
    'a line of a sound that is not there',
    ({ set }) => set('speech.lines.speech/count/en/1.sound', 9),
    'speech-sound',
    'speech.json:lines.speech/count/en/1',
  ],
  [
    'a line that ends after its sound',
    ({ set }) => set('speech.lines.speech/count/en/1.ms', 99_000),
    'speech-range',
    'speech.json:lines.speech/count/en/1',
  ],
  [
    'words out of order',
    ({ set }) => set('speech.lines.speech/pages/en/p04.words', (words: unknown[]) => words.toReversed()),
    'speech-order',
    'speech.json:lines.speech/pages/en/p04',
  ],
  [
    'an area outside the picture',
    ({ set }) => set('book.pages.4.tapAreas.4.x', 95),
    'kind-fault',
    'book.json:pages[4].tapAreas[4]',
  ],
  [
    'an area that is no number',
    ({ set }) => set('book.pages.4.tapAreas.0.x', 'left'),
    'field-type',
    'book.json:pages[4].tapAreas[0].x',
  ],
  ['two areas of one id', ({ set }) => set('book.pages.4.tapAreas.1.id', 'child-1'), 'kind-rule', 'book.json:pages[4]'],
  [
    'a word without its place',
    ({ set }) => set('book.pages.5.dropZones', (zones: unknown[]) => zones.slice(1)),
    'kind-rule',
    'book.json:pages[5]',
  ],
  [
    'a cue for a sprite that is not there',
    ({ set }) => set('book.pages.4.feedback.cues', { finale: [{ sprite: 'cow' }] }),
    'sprite-missing',
    'book.json:pages[4].feedback.cues.finale[0]',
  ],
  [
    'a cue for a piece that is not there',
    ({ set }) => set('book.pages.4.feedback.cues', { finale: [{ piece: 'cow' }] }),
    'piece-missing',
    'book.json:pages[4].feedback.cues.finale[0]',
  ],
  [
    'a pass score that nobody can reach',
    ({ set }) => set('activities.postActivities.0.passScore', 4),
    'pass-score',
    'activities.json:postActivities[0].passScore',
  ],
  [
    'a list of 101',
    ({ set }) =>
      set('book.pages.4.tapAreas', ([area]: object[]) =>
        Array.from({ length: 101 }, (_, n) => ({ ...area, id: `a${n}` })),
      ),
    'list-too-long',
    'book.json:pages[4].tapAreas',
  ],
]

const whereOf = ({ file, place }: { file: string; place: string }) => `${file}:${place}`

it('finds nothing wrong with the example, and warns of the page that only counts', async () => {
  const { faults, warnings, pack } = await checkPack(await exampleParts())
  expect(faults).toEqual([])
  expect(warnings.map(({ code, place }) => `${code} ${place}`)).toEqual(['won-by-touching pages[4]'])
  expect(pack?.manifest.kinds).toEqual(['drag-and-drop@1', 'dragDropWord@1', 'tapping@1'])
})

describe('finds', () => {
  it.each(BROKEN)('%s', async (_name, change, code, where) => {
    const { faults, pack } = await checkPack(await exampleParts(change))
    expect(faults.map((fault) => `${fault.code} ${whereOf(fault)}`)).toContain(`${code} ${where}`)
    expect(pack).toBeUndefined()
    for (const { message } of faults) {
      expect(message.en).toMatch(/^.{8,}[.)]?$/)
      expect(message.id).not.toBe(message.en)
      expect(message.en + message.id).not.toMatch(/[{}]|undefined/)
    }
  })
})

it('finds everything at once: no fault hides another', async () => {
  // Each of these breaks something else, in different files and on different pages.
  const together = BROKEN.filter(([name]) =>
    [
      'a newer kit',
      'an unknown licence',
      'an unknown activity',
      'a missing language',
      'a script in a title',
      'a spoken line that is not there',
      'an area outside the picture',
      'a word without its place',
      'a line that ends after its sound',
      'no authors',
    ].includes(name),
  )
  expect(together).toHaveLength(10)
  const parts = await exampleParts((edit) => {
    for (const [, change] of together) change(edit)
  })
  const found = (await checkPack(parts)).faults.map((fault) => `${fault.code} ${whereOf(fault)}`)
  for (const [, , code, where] of together) expect(found).toContain(`${code} ${where}`)
})

it('takes a book in one language, without activities and speech', async () => {
  const one = await exampleParts(({ get, set, drop }) => {
    set('pack.languages', ['id'])
    set('book.pages', (pages: unknown[]) => pages.slice(0, 4))
    withoutEnglish(get('book'))
    for (const page of [1, 2, 3]) drop(`book.pages.${page}.audio`)
  })
  const { faults, warnings } = await checkPack({
    manifest: { ...Object(one.manifest), kinds: [], files: mediaOnly(one.manifest) },
    book: one.book,
    media: new Map([...one.media].filter(([name]) => /cover|village/.test(name))),
  })
  expect(faults).toEqual([])
  expect(warnings.map(({ code }) => code)).toEqual(['text-unspoken', 'text-unspoken', 'text-unspoken'])
})

/** Removes all English texts, in place. */
function withoutEnglish(value: unknown): void {
  if (typeof value !== 'object' || value === null) return
  for (const inner of Object.values(value)) withoutEnglish(inner)
  if ('en' in value && 'id' in value) Reflect.deleteProperty(value, 'en')
  Reflect.deleteProperty(value, 'content-en')
}

/** The files that a book without sounds keeps. */
const mediaOnly = (manifest: unknown) =>
  Object.fromEntries(Object.entries(Object(manifest).files).filter(([name]) => /cover|village/.test(name)))

it('warns of a count that no clip speaks, and of a file that nothing uses', async () => {
  const { faults, warnings } = await checkPack(
    await exampleParts(({ set, drop }) => {
      drop('speech.lines.speech/count/id/5')
      set('book.pages.4.image', 'media/village.webp')
    }),
  )
  expect(faults).toEqual([])
  const said = warnings.map(({ code, file, message }) => `${code} ${file} ${message.en}`).join('\n')
  expect(said).toContain('line-silent book.json No clip speaks “speech/count/id/5”')
  expect(said).toContain('file-unused media/friends.webp')
})

it('answers whatever it is given, without throwing', async () => {
  const values = [
    undefined,
    null,
    0,
    '',
    'x',
    [],
    [[]],
    {},
    { pages: 3 },
    { pages: [null, 3, []] },
    { pages: { length: 5 } },
  ]
  for (const value of values) {
    const report = await checkPack({
      manifest: value,
      book: value,
      activities: value,
      art: value,
      speech: value,
      media: new Map(),
    })
    expect(report.faults.length).toBeGreaterThan(0)
    expect(report.pack).toBeUndefined()
  }
})

it('lists at most 200 faults and says how many there are besides', async () => {
  const parts = await exampleParts(({ set }) => {
    for (const page of [1, 2, 3, 4, 5])
      set(
        `book.pages.${page}.rubbish`,
        Array.from({ length: 60 }, () => 'https://example.org/'),
      )
  })
  const { faults } = await checkPack(parts)
  expect(faults).toHaveLength(201)
  expect(faults.at(-1)).toMatchObject({
    code: 'more-faults',
    message: { en: expect.stringMatching(/^And \d+ more\.$/) },
  })
})

it('answers whatever single value of a book is changed', { timeout: 60_000 }, async () => {
  const sound = await exampleParts()
  let seed = 11
  const random = (below: number) => (seed = (seed * 16_807) % 2_147_483_647) % below
  const odd = [null, -1, 1e300, '', 'x', 'media/cover.webp', 'speech/x', [], {}, { en: 'x' }, [[null]], true]
  for (let turn = 0; turn < 200; turn += 1) {
    const { manifest, book, activities, speech } = structuredClone(sound)
    const places: (readonly [object, string])[] = []
    const visit = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return
      for (const name of Object.keys(value)) {
        places.push([value, name])
        visit(Reflect.get(value, name))
      }
    }
    visit({ manifest, book, activities, speech })
    const [holder, name] = places[random(places.length)] ?? [{}, '']
    if (random(4) === 0) Reflect.deleteProperty(holder, name)
    else Reflect.set(holder, name, odd[random(odd.length)])
    const report = await checkPack({ manifest, book, activities, speech, media: sound.media })
    // Either there are faults, or the pack is there.
    expect(report.faults.length > 0).toBe(report.pack === undefined)
  }
})

it('makes a bounded number of moves on the largest pages that it plays', { timeout: 60_000 }, async () => {
  const parts = await exampleParts(({ set }) => {
    set('book.pages', ([cover, , , , count]: { tapAreas?: object[] }[]) => [
      cover,
      ...Array.from({ length: 60 }, (_, page) => ({
        ...count,
        id: `p${page}`,
        tapAreas: Array.from({ length: 100 }, (_, n) => ({ ...count?.tapAreas?.[0], id: `a${n}` })),
      })),
    ])
  })
  let moves = 0
  const kinds = (await detailedKinds()).map((one) => {
    const move: typeof one.rules.move = (...played) => {
      moves += 1
      return one.rules.move(...played)
    }
    return { ...one, rules: { ...one.rules, move } }
  })
  expect((await checkPack(parts, { kinds })).faults.length).toBeGreaterThan(0)
  // Each area of each page once in either language, and a few for the other pages of the example.
  expect(moves).toBeGreaterThanOrEqual(12_000)
  expect(moves).toBeLessThan(13_000)
})
