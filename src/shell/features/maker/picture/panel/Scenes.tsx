import { type Composition, compositionSchema, type KitIndex } from '../../../../../content/kit/index.ts'
import type { Language } from '../../../../../game/language.ts'
import { pictureText } from '../../text/picture/index.ts'
import type { Kit } from '../kit/useKit.ts'
import { bothLanguages } from '../thingNames.ts'
import type { PictureEdits } from '../usePictureEdits.ts'
import { SceneTile } from './SceneTile.tsx'

/** Times and weathers, in the order in which they are offered. */
export const TIMES = ['day', 'dusk', 'night'] as const satisfies readonly Composition['time'][]
/** Weathers. */
export const WEATHERS = ['clear', 'rain', 'mist'] as const satisfies readonly Composition['weather'][]

interface Props {
  readonly picture: Composition
  readonly kit: Kit
  readonly edits: PictureEdits
  readonly language: Language
}

/** All places, in the time of day of the picture; one press changes it, and takes a photo away. */
export function Places({
  picture,
  kit,
  edits,
  language,
  index,
  names,
}: Props & { readonly index: KitIndex; readonly names?: readonly string[] }) {
  const shown = index.sprites.filter(({ group, name }) => group === 'places' && (names?.includes(name) ?? true))
  return (
    <div className="kit-grid three">
      {shown.map(({ name, title }) => (
        <SceneTile
          key={name}
          title={title[language]}
          scene={compositionSchema.parse({ place: name, time: picture.time })}
          places={kit.data?.places}
          isPressed={!picture.photo && picture.place === name}
          onPress={() =>
            edits.setPlace(
              bothLanguages((one) => pictureText[one].step.scene(title[one])),
              name,
            )
          }
        />
      ))}
    </div>
  )
}

/** Time of day and weather, shown in the picture's own place. */
export function TimeAndWeather({ picture, kit, edits, language }: Props) {
  const text = pictureText[language]
  return (
    <>
      <section>
        <h2 className="section-head">{text.timeOfDay}</h2>
        <div className="kit-grid of-three">
          {TIMES.map((time) => (
            <TimeTile key={time} {...{ picture, kit, edits, language, time }} title={text.time[time]} />
          ))}
        </div>
      </section>
      <section>
        <h2 className="section-head">{text.weather}</h2>
        <div className="kit-grid of-three">
          {WEATHERS.map((weather) => (
            <WeatherTile key={weather} {...{ picture, kit, edits, language, weather }} title={text.sky[weather]} />
          ))}
        </div>
      </section>
    </>
  )
}

/** One time of day. */
export function TimeTile({
  picture,
  kit,
  edits,
  time,
  title,
}: Props & { readonly time: (typeof TIMES)[number]; readonly title: string }) {
  return (
    <SceneTile
      title={title}
      scene={{ ...picture, time, weather: 'clear' }}
      places={kit.data?.places}
      isPressed={picture.time === time}
      isSmall
      onPress={() =>
        edits.setPicture(
          bothLanguages((one) => pictureText[one].step.time(pictureText[one].time[time])),
          (old) => ({ ...old, time }),
        )
      }
    />
  )
}

/** One weather. */
export function WeatherTile({
  picture,
  kit,
  edits,
  weather,
  title,
}: Props & { readonly weather: (typeof WEATHERS)[number]; readonly title: string }) {
  return (
    <SceneTile
      title={title}
      scene={{ ...picture, weather }}
      places={kit.data?.places}
      isPressed={picture.weather === weather}
      isSmall
      onPress={() =>
        edits.setPicture(
          bothLanguages((one) => pictureText[one].step.weather(pictureText[one].sky[weather])),
          (old) => ({ ...old, weather }),
        )
      }
    />
  )
}
