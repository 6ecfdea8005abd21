/** The picture kit as pictures to draw: each sprite, each place and the weathers by a name of their own. */
import { KIT_VERSION, type KitIndex, type KitSprite } from '../app.ts'
import { doc } from '../core/svg.ts'
import { ANIMAL_POSES, ANIMALS } from './animals.ts'
import { drawSheet, type KitFrames } from './drawSheets.ts'
import { asText, putSprite, readPlaces, readSprites, type SpriteGroup, writeIndex } from './kitFiles.ts'
import type { KitThing, Named } from './kitTypes.ts'
import { drawnPose, type KitPerson, PEOPLE } from './people.ts'
import { drawPlace, placeDrawings, PLACES } from './places.ts'
import { KIT_FEELINGS, KIT_POSES } from './poses.ts'
import { seated, THINGS } from './things.ts'
import { drawWeathers, weatherDrawings } from './weather.ts'

/** Something of the kit that is drawn at once: `kit/things/mango`. */
export interface KitPicture {
  readonly name: string
  /** What its files are made of, for the hash. */
  drawings(): string[]
  draw(): Promise<void>
}

/** Stage units of one unit of a person's drawing at size 1: a child stands 375 units high. */
const PERSON = 1.3

const factsOf = ({ name, title, alt, tags }: Named) => ({
  name,
  title: asText(title),
  alt: asText(alt),
  tags: [...tags],
})
const nameOf = (group: string, { name }: Named): string => `kit/${group}/${name}`

function personPicture(one: KitPerson): KitPicture {
  const framesOf = (pose: string): KitFrames => {
    const { base, faces, head } = drawnPose(one.person, pose)
    return { base, frames: faces, unit: PERSON, head }
  }
  return {
    name: nameOf('people', one),
    drawings() {
      // All poses, and one face with all its feelings: the others are made in the same way.
      const faces = Object.entries(framesOf('stand').frames).map(([name, draw]) => `${name} ${doc(draw())}`)
      return [JSON.stringify([factsOf(one), one.poses]), ...one.poses.map((pose) => doc(framesOf(pose).base)), ...faces]
    },
    async draw() {
      const drawn: [string, Awaited<ReturnType<typeof drawSheet>>][] = []
      for (const pose of one.poses)
        drawn.push([pose, await drawSheet(`people/${one.name}-${pose}.webp`, framesOf(pose))])
      const [[, base] = [], ...poses] = drawn
      if (!base) throw new Error(`${one.name} has no pose`)
      const sprite = { ...factsOf(one), ...base, group: 'people', idle: 'blink', tap: 'hop' } as const
      putSprite(
        { ...sprite, poses: Object.fromEntries(poses) },
        PEOPLE.map(({ name }) => name),
      )
    },
  }
}

function thingPicture(one: KitThing, all: readonly KitThing[]): KitPicture {
  const { group, poses = {} } = one
  const drawings = (thing: Pick<KitThing, 'draw' | 'frames'>) => [
    doc(thing.draw()),
    ...Object.entries(thing.frames ?? {}).flatMap(([name, draw]) => [name, doc(draw())]),
  ]
  const manner = { idle: one.idle, tap: one.tap, sound: one.sound, glows: one.glows }
  return {
    name: nameOf(group, one),
    drawings: () => [
      JSON.stringify([factsOf(one), manner, one.height, one.shadow]),
      ...drawings(one),
      ...Object.entries(poses).flatMap(([name, pose]) => [name, ...drawings(pose)]),
    ],
    async draw() {
      const sheet = (suffix: string, pose: Pick<KitThing, 'draw' | 'frames'>) =>
        drawSheet(`${group}/${one.name}${suffix}.webp`, seated(one, pose))
      const base = await sheet('', one)
      const others: [string, KitSprite][] = []
      for (const [name, pose] of Object.entries(poses))
        others.push([name, (await sheet(`-${name}`, pose)) as KitSprite])
      const { sound, ...manners } = manner
      putSprite(
        {
          ...factsOf(one),
          ...base,
          group,
          idle: manners.idle,
          tap: manners.tap,
          ...(sound === undefined ? {} : { sound }),
          ...(manners.glows === true ? { glows: true } : {}),
          ...(others.length > 0 ? { poses: Object.fromEntries(others) } : {}),
        },
        all.map(({ name }) => name),
      )
    },
  }
}

/** All pictures of the kit. */
export function kitPictures(): KitPicture[] {
  return [
    ...PEOPLE.map(personPicture),
    ...ANIMALS.map((one) => thingPicture(one, ANIMALS)),
    ...THINGS.map((one) => thingPicture(one, THINGS)),
    ...PLACES.map((one) => ({
      name: nameOf('places', one),
      drawings: () => placeDrawings(one),
      draw: () => drawPlace(one),
    })),
    { name: 'kit/weather', drawings: weatherDrawings, draw: drawWeathers },
  ]
}

/** Writes the list of what is drawn; quick, for it needs no drawing. */
export function writeKitIndex(): void {
  const groups: readonly SpriteGroup[] = ['people', 'animals', 'things']
  const sprites = groups.flatMap((group) => readSprites(group).sprites)
  const feelings = Object.keys(KIT_FEELINGS)
  const posesOf = ({ poses }: KitSprite) => ['stand', ...Object.keys(poses ?? {})]
  const index: KitIndex = {
    version: KIT_VERSION,
    sprites: [
      ...sprites.map((sprite) => ({
        name: sprite.name,
        group: sprite.group,
        title: sprite.title,
        tags: sprite.tags,
        ...(sprite.poses ? { poses: posesOf(sprite) } : {}),
        ...(sprite.group === 'people' ? { feelings } : {}),
      })),
      ...readPlaces().places.map(({ name, group, title, tags }) => ({ name, group, title, tags })),
    ],
    poses: Object.fromEntries(
      Object.entries({ ...KIT_POSES, ...ANIMAL_POSES }).map(([name, { title, says }]) => [
        name,
        { title: asText(title), says: asText(says) },
      ]),
    ),
    feelings: Object.fromEntries(
      Object.entries(KIT_FEELINGS).map(([name, { title, says }]) => [
        name,
        { title: asText(title), says: asText(says) },
      ]),
    ),
  }
  writeIndex(index)
}
