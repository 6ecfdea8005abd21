import { altOf, compositionSchema, loadKitData } from '../../../../content/kit/index.ts'
import { CONTENT, LICENCES, typeOfName } from '../../../../content/pack/index.ts'
import { parseMarkup, plainText } from '../../../../content/markup.ts'
import type { Language, Local } from '../../../../game/language.ts'
import { emptyPage } from '../draft/edits.ts'
import { DRAFT_FORMAT, type Draft, draftSchema, type DraftPage, type Take, type Target } from '../draft/schema.ts'
import type { DraftMedia } from '../panel.ts'
import { withLifted } from '../pack/pageParts.ts'
import { importText } from '../text/import/index.ts'
import { ImportError, type ReadPack } from './readPack.ts'

/** What a draft could not take over, and on which page (the cover is 0; -1 the whole book). */
export interface Loss {
  readonly page: number
  readonly what: Local
}

/** A pack as a draft, and what it has lost on the way. */
export interface ImportedDraft {
  readonly draft: Draft
  readonly losses: readonly Loss[]
}

type LossName = 'game' | 'activity' | 'pictureMissing' | 'moves' | 'altMissing' | 'voiceMissing'

const loss = (page: number, name: LossName): Loss => ({
  page,
  what: { en: importText.en.losses[name], id: importText.id.losses[name] },
})

/**
 * Makes a draft of a pack: texts, words to learn, pictures (composed ones stay so, others become photos), descriptions, voices with their word times.
 * Games are chosen again from words and picture. Rejects with `ImportError` where the licence forbids changes, with `StorageFullError` where there is
 * no space.
 */
export async function draftOfPack(pack: ReadPack, key: string, media: Pick<DraftMedia, 'put'>): Promise<ImportedDraft> {
  const { manifest, book, activities } = pack
  if (!LICENCES[manifest.licence].mayChange)
    throw new ImportError({ en: importText.en.mayNotChange, id: importText.id.mayNotChange })
  const store = mediaStore(pack, media)
  const losses: Loss[] = []
  const pages: DraftPage[] = []
  for (const [index, page] of book.pages.entries()) {
    pages.push(await draftPage({ pack, index, page, losses }, store))
  }
  const [cover, ...rest] = pages
  const draft = draftSchema.parse({
    format: DRAFT_FORMAT,
    key,
    languages: manifest.languages,
    level: manifest.level ?? 'B1',
    authors: manifest.authors.map(({ name, role = 'text' }) => ({ name: name.slice(0, 120), role: role.slice(0, 60) })),
    licence: manifest.licence,
    credits: [...manifest.credits, `${titleIn(manifest.title)} (${manifest.key}, ${manifest.revision})`].slice(0, 40),
    pages: [{ ...cover, words: coverWords(pack) }, ...(rest.length > 0 ? rest : [emptyPage('p01')])],
    activities: activities.map(({ key: id, type }) => ({ id, play: { kind: type, fields: {} } })),
  })
  return { draft, losses: [...losses, ...activities.map(() => loss(-1, 'activity'))] }
}

/** The cover's text: the title in its first line, what the book is about below. */
function coverWords({ manifest: { title, languages }, book }: ReadPack): DraftPage['words'] {
  const blurb: Partial<Record<Language, unknown>> = Object(book.blurb)
  return Object.fromEntries(
    languages.map((language) => {
      const [name, about] = [title[language] ?? '', blurb[language]]
      return [language, typeof about === 'string' && about !== '' && about !== name ? `${name}\n${about}` : name]
    }),
  )
}

const titleIn = (title: { readonly en?: string | undefined; readonly id?: string | undefined }) =>
  title.en ?? title.id ?? ''

/** Stores files of a pack under names of the device, each once. Undefined where the pack has no such file. */
function mediaStore({ files }: ReadPack, media: Pick<DraftMedia, 'put'>) {
  const stored = new Map<string, Promise<string>>()
  return async (name: string): Promise<string | undefined> => {
    const bytes = Object.hasOwn(files, name) ? files[name] : undefined
    const type = typeOfName(name)
    if (!bytes || !type) return undefined
    const known = stored.get(name) ?? media.put(new Blob([bytes], { type }))
    stored.set(name, known)
    return known
  }
}

interface PageSource {
  readonly pack: ReadPack
  readonly index: number
  readonly page: ReadPack['book']['pages'][number]
  readonly losses: Loss[]
}

type Store = ReturnType<typeof mediaStore>

async function draftPage(source: PageSource, store: Store): Promise<DraftPage> {
  const { pack, index, page, losses } = source
  const words: DraftPage['words'] = {}
  const bold: Record<Language, string[]> = { en: [], id: [] }
  for (const language of pack.manifest.languages) {
    const paragraphs: unknown = page[CONTENT[language]]
    const texts = Array.isArray(paragraphs)
      ? paragraphs.map((paragraph) => String(Object(paragraph)['text'] ?? ''))
      : []
    words[language] = texts.map((text) => plainText(text)).join('\n')
    bold[language] = texts.flatMap((text) => parseMarkup(text)).flatMap((run) => (run.isBold ? [run.text] : []))
  }
  const type: unknown = page['interactionType']
  const isComposed = page.composition !== undefined
  const picture = await pictureOf(source, store)
  return {
    ...emptyPage(page.id),
    ...picture,
    alt: await altLeft(page, picture.picture, index, losses),
    words,
    targets: targetsOf(bold, pack.manifest.languages),
    voice: await voicesOf(source, words, store),
    play: typeof type === 'string' && index > 0 ? gameOf(type, isComposed, index, losses) : null,
  }
}

/** A composed picture lets its game be filled in again; on any other the places to touch would be lost. */
function gameOf(kind: string, isComposed: boolean, index: number, losses: Loss[]): DraftPage['play'] {
  if (isComposed) return { kind, fields: {} }
  losses.push(loss(index, 'game'))
  return null
}

async function pictureOf(
  { page, index, losses }: PageSource,
  store: Store,
): Promise<Pick<DraftPage, 'picture' | 'photo'>> {
  if (page.composition && !page.composition.photo) return { picture: withLifted(page.composition), photo: null }
  const name = page.composition?.photo?.file ?? page.image
  const media = await store(name)
  const type = typeOfName(name)
  if (media === undefined || type === undefined) {
    losses.push(loss(index, 'pictureMissing'))
    return { picture: compositionSchema.parse({ place: 'yard' }), photo: null }
  }
  if (!page.composition) losses.push(loss(index, 'moves'))
  const picture = withLifted(page.composition ?? compositionSchema.parse({ place: 'none' }))
  return {
    picture: { ...picture, photo: { file: `media/${media}.webp`, alt: page.illustration.alt } },
    photo: { media, type, width: 1280, height: 800, people: 'none' },
  }
}

/** A description that says nothing else than the kit would is left to the kit. */
async function altLeft(
  page: PageSource['page'],
  picture: DraftPage['picture'],
  index: number,
  losses: Loss[],
): Promise<DraftPage['alt']> {
  const { alt } = page.illustration
  if (!alt.en && !alt.id) losses.push(loss(index, 'altMissing'))
  if (picture.photo) return alt
  try {
    const kit = await loadKitData(picture.items.map(({ sprite }) => sprite))
    return {
      ...(alt.en !== undefined && alt.en !== altOf(picture, 'en', kit) && { en: alt.en }),
      ...(alt.id !== undefined && alt.id !== altOf(picture, 'id', kit) && { id: alt.id }),
    }
  } catch (error) {
    console.warn('The picture kit is not here; the description stays as it was written', error)
    return alt
  }
}

/** Bold words are the words to learn; those of both languages belong together by their order, where they are as many. */
function targetsOf(bold: Readonly<Record<Language, readonly string[]>>, languages: readonly Language[]): Target[] {
  const isPaired = bold.en.length === bold.id.length
  const count = Math.min(12, Math.max(bold.en.length, bold.id.length))
  return Array.from({ length: count }, (_, index) => {
    const word = Object.fromEntries(
      languages.flatMap((language) => {
        const own = bold[language][index]
        const isMeant = isPaired || language === (bold.id.length >= bold.en.length ? 'id' : 'en')
        return own !== undefined && isMeant ? [[language, own.toLowerCase()]] : []
      }),
    )
    return { id: `w${index + 1}`, word }
  })
}

async function voicesOf(source: PageSource, words: DraftPage['words'], store: Store): Promise<DraftPage['voice']> {
  const { pack, page, index, losses } = source
  const voice: DraftPage['voice'] = {}
  for (const language of pack.manifest.languages) {
    const name = page.audio?.[language]
    if (name === undefined) continue
    const text = index === 0 ? (pack.manifest.title[language] ?? '') : (words[language] ?? '')
    const take = await takeOf(pack, name, text, store)
    if (take) voice[language] = take
    else losses.push(loss(index, 'voiceMissing'))
  }
  return voice
}

async function takeOf({ speech }: ReadPack, name: string, text: string, store: Store): Promise<Take | undefined> {
  const line = Object.hasOwn(speech.lines, name) ? speech.lines[name] : undefined
  const file = line && speech.sounds[line.sound]?.[0]
  const media = file === undefined ? undefined : await store(file)
  const type = file === undefined ? undefined : typeOfName(file)
  if (!line || media === undefined || type === undefined) return undefined
  return {
    media,
    type,
    fileMs: line.startMs + line.ms,
    startMs: line.startMs,
    ms: line.ms,
    text,
    by: 'file',
    words: (line.words ?? []).map(([word, start, end]) => ({ word, start, end, unsure: false })),
  }
}
