import type { KitHit, KitIndex } from '../../../../../content/kit/index.ts'
import { searchKit } from '../../../../../content/kit/index.ts'
import type { Language } from '../../../../../game/language.ts'
import { useMemo } from 'react'
import type { DraftPage } from '../../draft/schema.ts'
import { pictureText } from '../../text/picture/index.ts'
import { Icon, type IconName } from '../../ui/Icon.tsx'
import { useKit, useKitIndex } from '../kit/useKit.ts'
import type { PictureEdits } from '../usePictureEdits.ts'
import { KitDownload } from './KitDownload.tsx'
import { KitTile } from './KitTile.tsx'
import { Places, TimeAndWeather, TIMES, TimeTile, WEATHERS, WeatherTile } from './Scenes.tsx'

/** Groups of the panel, in order. */
const GROUPS = ['places', 'people', 'animals', 'things', 'weather'] as const
/** One group of the panel. */
export type PanelGroup = (typeof GROUPS)[number]

const ICONS = {
  places: 'place',
  people: 'people',
  animals: 'animal',
  things: 'thing',
  weather: 'sky',
} as const satisfies Record<PanelGroup, IconName>
/** Most pictures that a search shows. */
const MOST = 60

interface Props {
  readonly page: DraftPage
  readonly language: Language
  readonly edits: PictureEdits
  readonly query: string
  readonly group: PanelGroup
  readonly onQuery: (query: string) => void
  readonly onGroup: (group: PanelGroup) => void
  /** Opens the camera, or the pictures of the device. */
  readonly onPhoto: (from: 'camera' | 'device') => void
  /** What belongs to the photo of the page, where it has one. */
  readonly photo: React.ReactNode
}

/** The picture box: searched by word, or looked through by group. */
export function KitPanel(props: Props) {
  const { language, query, group, onQuery, onGroup, onPhoto } = props
  const text = pictureText[language]
  const { index, isFailed, again } = useKitIndex()
  return (
    <div className="stack">
      <div className="row nowrap">
        <label className="field-box grow">
          <Icon name="search" />
          <span className="visually-hidden">{text.search}</span>
          <input
            type="search"
            value={query}
            placeholder={text.searchHint}
            autoComplete="off"
            onChange={({ target }) => onQuery(target.value)}
          />
        </label>
        <button type="button" className="button tall" aria-label={text.photo} onClick={() => onPhoto('camera')}>
          <Icon name="camera" />
          <span className="hides">{text.photo}</span>
        </button>
      </div>
      <div className="chips" role="group" aria-label={text.groups}>
        {GROUPS.map((one) => (
          <button
            key={one}
            type="button"
            className="chip"
            aria-pressed={query.trim() === '' && one === group}
            onClick={() => onGroup(one)}
          >
            <Icon name={ICONS[one]} />
            {text.group[one]}
          </button>
        ))}
      </div>
      {isFailed && !index && (
        <p className="banner err" role="alert">
          <Icon name="bang" />
          <span>{text.kitFailed}</span>
          <button type="button" className="button" onClick={again}>
            {text.again}
          </button>
        </p>
      )}
      {index && (query.trim() === '' ? <Group {...props} index={index} /> : <Found {...props} index={index} />)}
      <KitDownload language={language} />
    </div>
  )
}

type Listed = Props & { readonly index: KitIndex }

function Group(props: Listed) {
  const { page, language, edits, group, index, photo, onPhoto } = props
  const text = pictureText[language]
  const hits = useMemo(
    () => index.sprites.filter((entry) => entry.group === group && group !== 'places').map((entry) => ({ entry })),
    [index, group],
  )
  const kit = useKit(useMemo(() => hits.slice(0, 1).map(({ entry }) => entry.name), [hits]))
  const { picture } = page
  if (group === 'weather') return <TimeAndWeather {...{ picture, kit, edits, language }} />
  if (group === 'places')
    return (
      <>
        {photo}
        <Places {...{ picture, kit, edits, language, index }} />
        <TimeAndWeather {...{ picture, kit, edits, language }} />
        <PhotoOffers language={language} onPhoto={onPhoto} />
        <p className="small-text">{text.hint.places}</p>
      </>
    )
  return (
    <>
      <Hits hits={hits} kit={kit} language={language} edits={edits} index={index} />
      <p className="small-text">{text.hint[group]}</p>
    </>
  )
}

const plain = (words: string) => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

function Found(props: Listed) {
  const { page, language, edits, query, index, onPhoto } = props
  const text = pictureText[language]
  const { picture } = page
  const hits = useMemo(() => searchKit(index, query, language).slice(0, MOST), [index, query, language])
  const things = hits.filter(({ entry }) => entry.group !== 'places')
  const places = hits.filter(({ entry }) => entry.group === 'places').map(({ entry }) => entry.name)
  const begins = (words: Readonly<Record<Language, string>>) =>
    Object.values(words).some((word) => plain(word).startsWith(plain(query.trim())))
  const times = TIMES.filter((time) => begins({ en: pictureText.en.time[time], id: pictureText.id.time[time] }))
  const weathers = WEATHERS.filter((one) => begins({ en: pictureText.en.sky[one], id: pictureText.id.sky[one] }))
  const kit = useKit(useMemo(() => things.map(({ entry }) => entry.name), [things]))
  const count = hits.length + times.length + weathers.length
  return (
    <>
      <p className="small-text" role="status">
        {count === 0 ? text.nothingFound(query.trim()) : text.found(count, query.trim())}
      </p>
      <Hits hits={things} kit={kit} language={language} edits={edits} index={index} />
      {times.length + weathers.length > 0 && (
        <div className="kit-grid three">
          {times.map((time) => (
            <TimeTile key={time} {...{ picture, kit, edits, language, time }} title={text.timeHit(text.time[time])} />
          ))}
          {weathers.map((weather) => (
            <WeatherTile
              key={weather}
              {...{ picture, kit, edits, language, weather }}
              title={text.skyHit(text.sky[weather])}
            />
          ))}
        </div>
      )}
      {places.length > 0 && <Places {...{ picture, kit, edits, language, index }} names={places} />}
      <PhotoOffers language={language} onPhoto={onPhoto} title={text.nothingFits} />
    </>
  )
}

interface HitsProps {
  readonly hits: readonly KitHit[]
  readonly kit: ReturnType<typeof useKit>
  readonly language: Language
  readonly edits: PictureEdits
  readonly index: KitIndex
}

function Hits({ hits, kit, language, edits, index }: HitsProps) {
  return (
    <div className="kit-grid">
      {hits.map(({ entry, pose, feeling }) => (
        <KitTile
          key={[entry.name, pose, feeling].join()}
          title={[
            entry.title[language],
            pose === undefined ? undefined : index.poses[pose]?.says[language],
            feeling === undefined ? undefined : index.feelings[feeling]?.says[language],
          ]
            .filter((word) => word !== undefined)
            .join(', ')}
          sprite={kit.data?.sprites.get(entry.name)}
          pose={pose}
          feeling={feeling}
          onPress={() => edits.place({ name: entry.name, ...(pose && { pose }), ...(feeling && { feeling }) })}
        />
      ))}
    </div>
  )
}

function PhotoOffers({ language, onPhoto, title }: Pick<Props, 'language' | 'onPhoto'> & { readonly title?: string }) {
  const text = pictureText[language]
  return (
    <section className="card stack s">
      {title !== undefined && <b>{title}</b>}
      <div className="row">
        <button type="button" className="button tall" onClick={() => onPhoto('camera')}>
          <Icon name="camera" />
          {text.takePhoto}
        </button>
        <button type="button" className="button tall" onClick={() => onPhoto('device')}>
          <Icon name="image" />
          {text.choosePhoto}
        </button>
      </div>
      <p className="small-text">{text.drawingHint}</p>
    </section>
  )
}
