import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { Take } from '../draft/schema.ts'
import { usePlaying } from './usePlaying.ts'
import type { Marks } from './words/marks.ts'
import { pressedUpTo, startsOf, tappedMarks, type Tapping, unitsOf } from './words/tapping.ts'

interface Options {
  readonly take: Take
  readonly sound: Blob
  readonly envelope: readonly number[]
  /** Only this sentence. */
  readonly sentence: number | undefined
  readonly onMarked: (words: Marks) => void
}

/** Time to get ready before the sound begins, ms. */
const LEAD_MS = 1200
/** All words stay on the screen for so long after the last tap, ms: else the finger, as it is lifted, would press what comes in their place. */
const LAST_MS = 500
/** A sentence that is played again begins this much before it, ms. */
const BEFORE_MS = 700

/** Tapping along with a recording that plays slowly. */
export function useTapping({ take, sound, envelope, sentence, onMarked }: Options) {
  const [bySentence, setBySentence] = useState(false)
  const [rate, setRate] = useState(0.75)
  const [presses, setPresses] = useState<readonly number[]>([])
  /** From where it plays after getting ready, ms from the start of what is heard; undefined while it plays or has ended. */
  const [from, setFrom] = useState<number | undefined>(() => firstMs(take, sentence))
  const tapping = useMemo((): Tapping => ({ text: take.text, bySentence, sentence }), [take.text, bySentence, sentence])
  const units = useMemo(() => unitsOf(tapping), [tapping])
  const playing = usePlaying()
  const { start } = playing
  useEffect(() => {
    if (from === undefined) return undefined
    const timer = setTimeout(() => {
      setFrom(undefined)
      start(sound, { fromMs: take.startMs + from, toMs: take.startMs + take.ms, rate })
    }, LEAD_MS)
    return () => clearTimeout(timer)
  }, [from, start, sound, take.startMs, take.ms, rate])

  function press(at = presses.length) {
    const now = playing.now()
    if (now === undefined || at < presses.length) return
    const all = pressedUpTo(presses, at, now - take.startMs)
    setPresses(all)
  }
  useLater(units.length > 0 && presses.length >= units.length, () =>
    onMarked(tappedMarks(take, tapping, presses, envelope)),
  )
  function again(sentenceNow = units[Math.min(presses.length, units.length - 1)]?.sentence) {
    const first = Math.max(
      0,
      units.findIndex((unit) => unit.sentence === sentenceNow),
    )
    const begin = presses[first] ?? presses[first - 1] ?? firstMs(take, sentence) + BEFORE_MS
    playing.stop()
    setPresses(presses.slice(0, first))
    setFrom(Math.max(0, begin - BEFORE_MS))
  }
  function restart(change: () => void) {
    playing.stop()
    change()
    setPresses([])
    setFrom(firstMs(take, sentence))
  }
  return {
    units,
    bySentence,
    rate,
    presses,
    position: playing.position,
    isReady: from === undefined,
    hasEnded: from === undefined && !playing.isOn,
    isBroken: playing.isBroken,
    live: useMemo(() => startsOf(presses, envelope), [presses, envelope]),
    press,
    again: () => again(),
    guess: () => onMarked(guessedMarks(take, tapping, presses, envelope)),
    setBySentence: (value: boolean) => restart(() => setBySentence(value)),
    setRate: (value: number) => restart(() => setRate(value)),
  }
}

/** Hook: does something `LAST_MS` after `isDue` has come true. */
function useLater(isDue: boolean, act: () => void): void {
  const actNow = useEffectEvent(act)
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => actNow(), LAST_MS)
    return () => clearTimeout(timer)
  }, [isDue])
}

/** All words, where those that were not tapped are spread over the rest, unsure. */
function guessedMarks(take: Take, tapping: Tapping, presses: readonly number[], envelope: readonly number[]): Marks {
  const all = pressedUpTo(presses, unitsOf(tapping).length - 1, take.ms - 200)
  return tappedMarks(take, tapping, all, envelope).map((word, at) =>
    at < presses.length || word.end === word.start ? word : { ...word, unsure: true },
  )
}

/** Where the sound begins: at the start, or a little before the sentence. */
function firstMs({ words, text }: Take, sentence: number | undefined): number {
  if (sentence === undefined) return 0
  const before = unitsOf({ text, bySentence: false }).findIndex((unit) => unit.sentence === sentence)
  const start = words.filter(({ start, end }) => end > start)[before]?.start ?? 0
  return Math.max(0, start - BEFORE_MS)
}
