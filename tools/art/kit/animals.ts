/** The animals of the kit. */
import { C } from '../palette.ts'
import { buffalo } from '../parts/buffalo.ts'
import { dove } from '../parts/dove.ts'
import { type DuckOptions, swimmingDuck } from '../parts/swimmingDuck.ts'
import { duck, motherDuck } from '../parts/ducks.ts'
import { eagle } from '../parts/eagle.ts'
import { egret } from '../parts/egret.ts'
import { firefly } from '../parts/fireflies.ts'
import { flyingDuck } from '../parts/flyingDuck.ts'
import { type Coat, goat, goatFront, GOATS } from '../parts/goat.ts'
import { chick, hen } from '../parts/hen.ts'
import { kitten } from '../parts/kitten.ts'
import { kittenBack, kittenCall, kittenNeat, kittenWalk } from '../parts/kittenPoses.ts'
import { rooster } from '../parts/rooster.ts'
import { songbird } from '../parts/songbird.ts'
import { wek } from '../parts/wek.ts'
import { goatLids } from '../pages/book2/sharedLateGoats.ts'
import { ladderCard } from './cards.ts'
import { type Both, entryOf, type KitThing } from './kitTypes.ts'

/** Names of poses that only animals have. */
export const ANIMAL_POSES: Readonly<Record<string, { readonly title: Both; readonly says: Both }>> = {
  sleep: { title: ['Sleep', 'Tidur'], says: ['sleeps', 'tidur'] },
  side: { title: ['From the side', 'Dari samping'], says: ['seen from the side', 'terlihat dari samping'] },
  hide: { title: ['Hide the eyes', 'Menutup mata'], says: ['covers the eyes', 'menutup mata'] },
  fly: { title: ['Fly', 'Terbang'], says: ['flies', 'terbang'] },
  swim: { title: ['Swim', 'Berenang'], says: ['swims', 'berenang'] },
}

const animal = entryOf('animals', { idle: 'breathe', tap: 'hop' })
const PET = 'animal hewan binatang pet peliharaan'
const FARM = 'animal hewan binatang ternak farm'
const BIRD = 'animal hewan binatang bird burung'

const swims = (how: DuckOptions = {}) => ({
  draw: () => swimmingDuck(how),
  frames: { blink: () => swimmingDuck({ ...how, lids: true }), tap: () => swimmingDuck({ ...how, paddling: true }) },
})

/** A goat from the front, its other poses from the side. */
const goatOf = (name: string, title: Both, tags: string, coat: Coat, height: number): KitThing =>
  animal(name, title, `${FARM} goat kambing ${tags}`, height, () => goatFront({ coat }), {
    tap: 'hop',
    sound: 'goat',
    frames: { blink: () => goatFront({ coat }) + goatLids(coat), tap: () => goatFront({ coat, pose: 'look' }) },
    poses: {
      side: { draw: () => goat({ coat }) },
      jump: { draw: () => goat({ coat, pose: 'jump' }) },
      look: { draw: () => goat({ coat, pose: 'look' }) },
      sleep: { draw: () => goatFront({ coat, pose: 'sleep' }) },
    },
  })

/** All animals. */
export const ANIMALS: readonly KitThing[] = [
  animal('kitten', ['Kitten', 'Anak kucing'], `${PET} cat kucing kiko orange oranye`, 190, kittenNeat, {
    sound: 'meow',
    alt: ['an orange kitten', 'anak kucing oranye'],
    poses: {
      sit: {
        draw: () => kitten({ pose: 'sit' }),
        frames: {
          blink: () => kitten({ pose: 'sit', mood: 'shut' }),
          tap: () => kitten({ pose: 'sit', mood: 'happy' }),
        },
      },
      walk: {
        draw: () => kittenWalk(),
        frames: { blink: () => kittenWalk({ mood: 'shut' }), tap: () => kittenWalk({ mood: 'happy' }) },
      },
      run: { draw: () => kitten({ pose: 'run' }) },
      call: { draw: kittenCall },
      hide: { draw: () => kitten({ pose: 'hide' }) },
      sleep: { draw: () => kitten({ pose: 'sleep' }) },
      behind: { draw: () => kittenBack() },
    },
  }),
  goatOf('goat', ['White goat', 'Kambing putih'], 'white putih', GOATS[0], 210),
  goatOf('goat-brown', ['Brown goat', 'Kambing cokelat'], 'brown cokelat', GOATS[1], 210),
  goatOf('goat-black', ['Black goat', 'Kambing hitam'], 'black hitam', GOATS[2], 210),
  goatOf('goat-spotted', ['Spotted goat', 'Kambing belang'], 'spots belang', GOATS[3], 210),
  goatOf('goat-old', ['Bearded goat', 'Kambing berjanggut'], 'beard janggut', GOATS[4], 214),
  goatOf('goat-kid', ['Little goat', 'Anak kambing'], 'small kecil baby anak', GOATS[5], 160),
  animal('buffalo', ['Water buffalo', 'Kerbau'], `${FARM} kerbau momo`, 260, () => buffalo({ bird: false }), {
    tap: 'nod',
    alt: ['a water buffalo', 'seekor kerbau'],
    poses: { sleep: { draw: () => buffalo({ pose: 'sleep', bird: false }) } },
  }),
  animal('cow', ['Cow', 'Sapi'], `${FARM} sapi milk susu`, 260, ladderCard('cow'), { tap: 'nod', shadow: false }),
  animal('horse', ['Horse', 'Kuda'], `${FARM} kuda`, 290, ladderCard('horse'), { shadow: false }),
  animal('dog', ['Dog', 'Anjing'], `${PET} anjing puppy`, 190, ladderCard('dog'), { shadow: false }),
  animal('hen', ['Hen', 'Ayam betina'], `${FARM} ayam chicken`, 140, () => hen(), { sound: 'cluck' }),
  animal('rooster', ['Rooster', 'Ayam jago'], `${FARM} ayam jago chicken`, 175, () => rooster(), {
    frames: { tap: () => rooster({ crows: true }) },
    tap: 'nod',
  }),
  animal('chick', ['Chick', 'Anak ayam'], `${FARM} ayam chicken baby anak`, 62, chick, { sound: 'chirp' }),
  animal(
    'duckling',
    ['Duckling', 'Anak bebek'],
    `${FARM} bebek wek duck baby anak`,
    130,
    () => wek({ pose: 'stand' }),
    {
      sound: 'duck',
      alt: ['a yellow duckling', 'anak bebek kuning'],
      frames: { blink: () => wek({ pose: 'stand', lids: true }), tap: () => wek({ pose: 'stand', mood: 'peep' }) },
      poses: {
        sit: { draw: () => wek({ pose: 'sit' }), frames: { blink: () => wek({ pose: 'sit', lids: true }) } },
        run: { draw: () => wek({ pose: 'run' }), frames: { blink: () => wek({ pose: 'run', lids: true }) } },
        jump: { draw: () => wek({ pose: 'hop', mood: 'happy' }) },
        slump: { draw: () => wek({ pose: 'sit', mood: 'sad' }) },
      },
    },
  ),
  animal('duck', ['Duck', 'Bebek'], `${FARM} bebek`, 130, () => duck(), {
    sound: 'duck',
    poses: { fly: { draw: () => flyingDuck() }, swim: swims() },
  }),
  animal('mother-duck', ['Mother duck', 'Induk bebek'], `${FARM} bebek duck runner`, 200, () => motherDuck(), {
    sound: 'duck',
    frames: { tap: () => motherDuck({ wings: 'open', beakOpen: true }) },
    poses: { offer: { draw: () => motherDuck({ wings: 'hug' }) } },
  }),
  animal('dove', ['Dove in its nest', 'Burung dara di sarang'], `${BIRD} merpati pigeon`, 96, () => dove(), {
    sound: 'coo',
    tap: 'fly',
  }),
  animal('egret', ['Egret', 'Kuntul'], `${BIRD} bangau white putih`, 110, () => egret(), {
    tap: 'fly',
    frames: { blink: () => egret({ asleep: true }) },
  }),
  animal('eagle', ['Eagle', 'Elang'], `${BIRD} elang fly terbang`, 120, eagle, {
    idle: 'drift',
    tap: 'fly',
    shadow: false,
  }),
  animal(
    'bird-blue',
    ['Blue bird', 'Burung biru'],
    `${BIRD} blue biru sing nyanyi`,
    96,
    () => songbird({ coat: C.gunung, belly: C.santan }),
    {
      sound: 'chirp',
      tap: 'fly',
      frames: {
        blink: () => songbird({ coat: C.gunung, belly: C.santan }, { mood: 'shut' }),
        tap: () => songbird({ coat: C.gunung, belly: C.santan }, { mood: 'clap' }),
      },
    },
  ),
  animal(
    'bird-red',
    ['Red bird', 'Burung merah'],
    `${BIRD} red merah sing nyanyi`,
    96,
    () => songbird({ coat: C.sepatu, belly: C.kunyit, crest: true }),
    {
      sound: 'chirp',
      tap: 'fly',
      frames: {
        blink: () => songbird({ coat: C.sepatu, belly: C.kunyit, crest: true }, { mood: 'shut' }),
        tap: () => songbird({ coat: C.sepatu, belly: C.kunyit, crest: true }, { mood: 'clap' }),
      },
    },
  ),
  animal('fish', ['Fish', 'Ikan'], `animal hewan binatang ikan water air`, 84, ladderCard('fish'), {
    idle: 'swim',
    tap: 'wiggle',
    sound: 'splash',
    shadow: false,
  }),
  animal('frog', ['Frog', 'Katak'], `animal hewan binatang kodok katak green hijau`, 110, ladderCard('frog'), {
    sound: 'frog',
    shadow: false,
  }),
  animal(
    'firefly',
    ['Firefly', 'Kunang-kunang'],
    `animal hewan serangga insect light cahaya night malam`,
    64,
    () => firefly({ r: 34 }),
    {
      idle: 'drift',
      tap: 'fly',
      glows: true,
      shadow: false,
    },
  ),
] // prettier-ignore
