import { shuffle } from '../../src/game/rules/random.ts'
import type { PlayOutcome } from '../../src/game/rules/session.ts'
import { targetAt } from '../../src/game/scene/touch/hitTest.ts'
import type { RuleTarget } from '../../src/game/targets.ts'
import type { Play } from './playRules.ts'

/** A player that chooses at random. */
export type RandomPlayer = (
  targets: readonly RuleTarget[],
  random: () => number,
) => { targetId: string; to?: string } | undefined

/** Smallest size that a finger hits reliably, stage units: 44 CSS px on a tablet. */
const LEAST = 44

const takeable = (targets: readonly RuleTarget[]) =>
  targets.filter(({ state, kind, isBackground }) => state === 'idle' && kind !== 'drop' && !isBackground)
const open = (targets: readonly RuleTarget[]) =>
  targets.filter(({ state, kind }) => state === 'idle' && kind === 'drop')

/** Any item to any open place; any choice; and where the picture itself is tapped, any point of it. */
export const anywhere: RandomPlayer = (targets, random) => {
  if (targets.some(({ isBackground }) => isBackground)) {
    const point = { x: random() * 1280, y: random() * 800 }
    const hit = targetAt(targets, point, LEAST)
    return hit?.state === 'idle' ? { targetId: hit.id } : undefined
  }
  const [item] = shuffle(takeable(targets), random)
  return item && withPlace(item, shuffle(open(targets), random))
}

/** Tries each item at each place in order. */
export const inOrder = (): RandomPlayer => walking((list) => list)
/** Tries each item at each place in reverse order. */
export const backwards = (): RandomPlayer => walking((list) => list.toReversed())

function walking(sort: (list: readonly RuleTarget[]) => readonly RuleTarget[]): RandomPlayer {
  let step = 0
  return (targets) => {
    const moves = sort(takeable(targets)).flatMap((item) => {
      const places = sort(open(targets))
      return item.kind === 'drag' && places.length > 0
        ? places.map((place) => withPlace(item, [place]))
        : [withPlace(item, [])]
    })
    step += 1
    return moves[(step - 1) % Math.max(1, moves.length)]
  }
}

function withPlace(item: RuleTarget, [place]: readonly RuleTarget[]): { targetId: string; to?: string } {
  return item.kind === 'drag' && place ? { targetId: item.id, to: place.id } : { targetId: item.id }
}

/** Plays to the end with a random player; returns whether it was completed and the tries. `isPatient`: time passes between moves. */
export function playAtRandom(
  play: Play<unknown, unknown>,
  hand: RandomPlayer,
  random: () => number,
  isPatient: boolean,
): { completed: Extract<PlayOutcome, { type: 'completed' }> | undefined; firsts: { ok: boolean; guess: number }[] } {
  for (let turn = 0; turn < 4000 && !play.session.completed; turn += 1) {
    const targets = play.session.targets()
    const move = hand(targets, random)
    if (move) play.session.move(move)
    if (isPatient || takeable(targets).length === 0) play.settle()
    if (takeable(targets).length === 0) play.session.command({ type: 'next' })
  }
  play.settle()
  return {
    completed: play.emitted.find((outcome) => outcome.type === 'completed'),
    firsts: play.emitted.flatMap((outcome) =>
      outcome.type === 'tried' && outcome.tried.n === 1 ? [{ ok: outcome.tried.ok, guess: outcome.tried.guess }] : [],
    ),
  }
}
