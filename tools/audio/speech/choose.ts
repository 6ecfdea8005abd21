import type { SpeechEngine } from '../../../server/speech/engine/index.ts'
import { type Hearing, hearingOf } from '../judge/hearing.ts'
import { listen, wholeClip } from '../judge/listen.ts'
import type { Script } from '../scripts.ts'
import type { Plan } from './plan.ts'
import { type Line, speakTake } from './speak.ts'
import { isSingle, type Take } from './voices.ts'

/** Running text is heard well enough with so few words wrong: the recogniser errs too, more in Indonesian. */
const FEW_WRONG = { en: 0.03, id: 0.08 } as const
/** Natural enough: no further take is tried. */
const NATURAL_MOS = { single: 3.2, text: 3.8 } as const
/** Below this a voice is harsh; a point less weighs as much as this share of wrong words. */
const HARSH_MOS = 3.4
const WRONG_PER_MOS = 0.25
/** So many lines are spoken, then judged: what was judged is not lost when a run is broken off. */
const BATCH = 40

/** A line as it is going to be used. */
export interface Chosen {
  readonly take: Take
  readonly line: Line
}

interface Tried extends Chosen {
  readonly hearing: Hearing
  readonly mos: number
}

/** Speaks each line, has the judges listen, and speaks what was misheard in its other ways; the best take is chosen: first by words, then letters, then naturalness. */
export async function chooseTakes(
  root: string,
  engine: () => Promise<SpeechEngine>,
  plans: readonly Plan[],
  log: (text: string) => void,
): Promise<Map<Plan, Chosen>> {
  const chosen = new Map<Plan, Chosen>()
  for (const item of plans) {
    const [take, ...others] = item.takes
    if (take && others.length === 0) chosen.set(item, { take, line: await speakTake(root, engine, item, take) })
  }
  const open = plans.filter((item) => !chosen.has(item))
  for (let from = 0; from < open.length; from += BATCH) {
    const batch = open.slice(from, from + BATCH)
    const tried = new Map<Plan, Tried[]>()
    for (let round = 0; ; round++) {
      const unsure = batch.filter((plan) => plan.takes[round] && !isGood(plan, tried.get(plan)?.at(-1)))
      if (unsure.length === 0) break
      await tryRound(root, engine, unsure, round, tried)
    }
    for (const plan of batch) {
      const best = (tried.get(plan) ?? []).toSorted(byWorth(plan.script))[0]
      if (best) chosen.set(plan, best)
    }
    log(`${Math.min(from + BATCH, open.length)} of ${open.length} lines spoken`)
  }
  return chosen
}

async function tryRound(
  root: string,
  engine: () => Promise<SpeechEngine>,
  plans: readonly Plan[],
  round: number,
  tried: Map<Plan, Tried[]>,
): Promise<void> {
  const spoken: { readonly plan: Plan; readonly take: Take; readonly line: Line }[] = []
  for (const plan of plans) {
    const take = plan.takes[round]
    if (take) spoken.push({ plan, take, line: await speakTake(root, engine, plan, take) })
  }
  const answers = await listen(
    root,
    spoken.map(({ plan: { script }, line }) => wholeClip(line.file, script.language, isSingle(script.kind))),
    () => undefined,
  )
  for (const [i, { plan, take, line }] of spoken.entries()) {
    const answer = answers[i]
    if (!answer) continue
    const hearing = hearingOf(plan.script, answer.heard)
    tried.set(plan, [...(tried.get(plan) ?? []), { take, line, hearing, mos: answer.mos }])
  }
}

function isGood({ script }: Plan, last: Tried | undefined): boolean {
  if (!last) return false
  const wrong = last.hearing.wer ?? 0
  if (isSingle(script.kind)) return wrong === 0 && last.mos >= NATURAL_MOS.single
  return wrong <= FEW_WRONG[script.language] && last.mos >= NATURAL_MOS.text
}

/** Fewest wrong words, and none of the harsh ones: what naturalness lacks counts as wrong words too. Of single words its figure says little. */
function byWorth(script: Script): (a: Tried, b: Tried) => number {
  const lack = ({ mos }: Tried) => (isSingle(script.kind) ? 0 : Math.max(0, HARSH_MOS - mos) * WRONG_PER_MOS)
  const wrong = (tried: Tried) => (tried.hearing.wer ?? 0) + lack(tried)
  const letters = ({ hearing }: Tried) => hearing.cer ?? 0
  return (a, b) => wrong(a) - wrong(b) || letters(a) - letters(b) || b.mos - a.mos
}
