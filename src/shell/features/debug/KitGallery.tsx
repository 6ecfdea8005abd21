import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import {
  altOf,
  type Composition,
  compositionSchema,
  drawComposition,
  drawPlaced,
  type KitGroup,
  type KitIndex,
  KIT_GROUPS,
  type KitHit,
  landOf,
  layoutOf,
  loadKitData,
  loadKitIndex,
  PICTURE,
  searchKit,
  spriteUrl,
} from '../../../content/kit/index.ts'
import { type Language, LANGUAGES } from '../../../game/language.ts'
import { composedPicture } from '../../lib/kit/composedPicture.ts'

type Kit = Awaited<ReturnType<typeof loadKitData>>

/** A picture in which one sprite stands alone, large. */
const alone = ({ entry, pose, feeling }: KitHit): Composition =>
  compositionSchema.parse({
    place: entry.group === 'places' ? entry.name : 'none',
    items: [{ sprite: entry.name, x: 0.5, y: 0.9, pose, feeling }],
  })

const decoded = async (url: string) => createImageBitmap(await (await fetch(url)).blob())

/** Loads what a picture needs and draws it; gives its alt text. `scale`: px a stage unit. */
async function draw(canvas: HTMLCanvasElement, composition: Composition, scale: number): Promise<Kit> {
  const kit = await loadKitData(composition.items.map(({ sprite }) => sprite))
  const { back, front } = landOf(composition, kit.places)
  const files = [...back, ...front, ...layoutOf(composition, kit.sprites).map(({ drawing }) => drawing)].map(
    ({ file }) => file,
  )
  const images = new Map(
    await Promise.all([...new Set(files)].map(async (file) => [file, await decoded(spriteUrl(file))] as const)),
  )
  canvas.width = PICTURE.width * scale
  canvas.height = PICTURE.height * scale
  const context = canvas.getContext('2d')
  if (context) drawComposition({ context, another: hiddenSheet }, composition, { kit, images, scale })
  return kit
}

function hiddenSheet(width: number, height: number): CanvasRenderingContext2D {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures.')
  return context
}

/** One picture, as the maker draws it, and its alt text in both languages. `/debug?kit&composition={…}`. */
function ComposedPicture({ composition }: { readonly composition: Composition }) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [kit, setKit] = useState<Kit>()
  const [stored, setStored] = useState<{ readonly url: string; readonly sprites: number }>()
  useEffect(() => {
    const target = canvas.current
    if (target) void draw(target, composition, 1).then(setKit)
  }, [composition])
  const store = async () => {
    const { files, sprites } = await composedPicture(composition, () => Promise.reject(new Error('No photos here.')))
    const poster = files.get('.webp')
    if (poster) setStored({ url: URL.createObjectURL(poster), sprites: sprites.length })
  }
  return (
    <figure data-ready={kit !== undefined}>
      <canvas ref={canvas} width={PICTURE.width} height={PICTURE.height} />
      <button onClick={() => void store()}>As it is stored</button>
      {stored && <img src={stored.url} alt={`${stored.sprites} sprites`} />}
      {kit && (
        <figcaption>
          {altOf(composition, 'en', kit)} / {altOf(composition, 'id', kit)}
        </figcaption>
      )}
    </figure>
  )
}

/** One sprite alone in its box. */
function Sprite({ hit, language }: { readonly hit: KitHit; readonly language: Language }) {
  const show = useCallback(
    async (canvas: HTMLCanvasElement | null) => {
      if (!canvas) return
      const kit = await loadKitData([hit.entry.name])
      const [one] = layoutOf(alone(hit), kit.sprites)
      const [land] = landOf(alone(hit), kit.places).back
      const context = canvas.getContext('2d')
      if (!context) return
      if (land) context.drawImage(await decoded(spriteUrl(land.file)), 0, 0, canvas.width, canvas.height)
      if (!one || hit.entry.group === 'places') return
      const scale = Math.min(canvas.width / one.w, canvas.height / one.h)
      drawPlaced({ context, another: hiddenSheet }, one, await decoded(spriteUrl(one.drawing.file)), scale)
    },
    [hit],
  )
  return (
    <figure>
      <canvas ref={(canvas) => void show(canvas)} width={190} height={160} />
      <figcaption>
        {hit.entry.title[language]} <small>{[hit.entry.name, hit.pose, hit.feeling].filter(Boolean).join(' · ')}</small>
      </figcaption>
    </figure>
  )
}

/** What is shown of a group: each sprite, and where `areAllShown` each in all its poses, the first in all its feelings. */
function hitsOf(
  index: KitIndex,
  query: string,
  language: Language,
  group: KitGroup | undefined,
  areAllShown: boolean,
): KitHit[] {
  const found = searchKit(index, query, language).filter(({ entry }) => group === undefined || entry.group === group)
  if (!areAllShown) return found
  return found.flatMap((hit) => [
    hit,
    ...(hit.entry.poses ?? []).slice(1).map((pose) => ({ ...hit, pose })),
    ...(hit.entry.feelings ?? []).slice(1).map((feeling) => ({ ...hit, feeling })),
  ])
}

/** The contact sheet of the picture kit: all sprites, searched in both languages. */
function ContactSheet() {
  const [index, setIndex] = useState<KitIndex>()
  const [query, setQuery] = useState('')
  const [group, setGroup] = useState<KitGroup | undefined>('things')
  const [language, setLanguage] = useState<Language>('en')
  const [areAllShown, setAllShown] = useState(false)
  useEffect(() => void loadKitIndex().then(setIndex), [])
  const hits = useMemo(
    () => (index ? hitsOf(index, query, language, group, areAllShown) : []),
    [index, query, language, group, areAllShown],
  )
  return (
    <>
      <p>
        <input aria-label="Search" value={query} onChange={({ target }) => setQuery(target.value)} />
        {[...KIT_GROUPS, undefined].map((each) => (
          <button key={each ?? 'all'} aria-pressed={each === group} onClick={() => setGroup(each)}>
            {each ?? 'all'}
          </button>
        ))}
        <button onClick={() => setLanguage(LANGUAGES.find((other) => other !== language) ?? language)}>
          Language: {language}
        </button>
        <button aria-pressed={areAllShown} onClick={() => setAllShown(!areAllShown)}>
          All poses and feelings
        </button>{' '}
        {hits.length}
      </p>
      <div className="debug-kit">
        {hits.map((hit) => (
          <Sprite key={[hit.entry.name, hit.pose, hit.feeling].join()} hit={hit} language={language} />
        ))}
      </div>
    </>
  )
}

/** For developers: the picture kit on one sheet, or one composed picture. */
export function KitGallery() {
  const [query] = useSearchParams()
  const source = query.get('composition')
  const composition = useMemo(
    () => (source === null ? undefined : compositionSchema.parse(JSON.parse(source))),
    [source],
  )
  return <main>{composition ? <ComposedPicture composition={composition} /> : <ContactSheet />}</main>
}
