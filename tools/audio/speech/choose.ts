import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { SpeechEngine } from '../../../server/speech/engine/index.ts'
import { fileHash } from '../fileHash.ts'
import { hearingOf } from '../judge/hearing.ts'
import { type Answer, type Clip, listen, wholeClip } from '../judge/listen.ts'
import { alignWord } from '../judge/phones.ts'
import { encodeSpeechFile } from './encodeSpeech.ts'
import { bestOf, nextTake, type Tried } from './nextTake.ts'
import { type Plan, takeName } from './plan.ts'
import { type Line, speakTake } from './speak.ts'
import { isSingle, type Take } from './voices.ts'

/** A line as it is going to be used; without a sound of its own where it stays as it lies in its file. */
export interface Chosen {
  readonly take: Take
  readonly line?: Line
}

type Candidate = Tried & Chosen

/** So many lines are spoken together, then judged: the judges are started for each round. */
const BATCH = 60

/**
 * Speaks each line, has the judges listen to it as it is shipped, and speaks what was misheard in other ways (`nextTake`); the best take is chosen:
 * first by words, then letters, then naturalness. `currentOf` gives the take that a line has, where the judges have heard that: it is never left for a worse one.
 */
export async function chooseTakes(
  root: string,
  engine: () => Promise<SpeechEngine>,
  plans: readonly Plan[],
  currentOf: (plan: Plan) => Tried | undefined,
  log: (text: string) => void,
): Promise<Map<Plan, Chosen>> {
  const chosen = new Map<Plan, Chosen>()
  for (const item of plans) {
    const [take, ...others] = item.takes
    if (take && others.length === 0) chosen.set(item, { take, line: await speakTake(root, engine, item, take) })
  }
  const open = plans.filter((item) => !chosen.has(item))
  let done = 0
  const batches = Array.from({ length: Math.ceil(open.length / BATCH) }, (_, i) =>
    open.slice(i * BATCH, (i + 1) * BATCH),
  )
  // One half is spoken while the judges hear the other.
  const lanes = [0, 1].map(async (lane) => {
    for (const batch of batches.filter((_, i) => i % 2 === lane)) {
      const tried = await tryBatch(root, engine, batch, currentOf, log)
      for (const [plan, candidates] of tried) {
        const best = bestOf(plan.script, candidates)
        if (best) chosen.set(plan, best)
      }
      done += batch.length
      log(`${done} of ${open.length} lines spoken`)
    }
  })
  await Promise.all(lanes)
  return chosen
}

async function tryBatch(
  root: string,
  engine: () => Promise<SpeechEngine>,
  batch: readonly Plan[],
  currentOf: (plan: Plan) => Tried | undefined,
  log: (text: string) => void,
): Promise<Map<Plan, Candidate[]>> {
  const tried = new Map<Plan, Candidate[]>(
    batch.map((plan) => {
      const current = currentOf(plan)
      return [plan, current ? [current] : []]
    }),
  )
  for (let round = 1; ; round++) {
    const asked = batch.flatMap((plan) => {
      const take = nextTake(plan, tried.get(plan) ?? [])
      return take ? [{ plan, take }] : []
    })
    if (asked.length === 0) return tried
    log(`round ${round}: ${asked.length} of ${batch.length} lines`)
    const spoken: { readonly plan: Plan; readonly take: Take; readonly line: Line }[] = []
    for (const { plan, take } of asked) spoken.push({ plan, take, line: await speakTake(root, engine, plan, take) })
    const clips = spoken.map(({ plan, take, line }) => clipOf(root, plan, take, line))
    const answers = await listen(root, clips, () => undefined)
    for (const [i, one] of spoken.entries()) {
      const answer = answers[i]
      if (answer) tried.get(one.plan)?.push(candidateOf(one, answer))
    }
  }
}

function candidateOf(
  { plan, take, line }: { readonly plan: Plan; readonly take: Take; readonly line: Line },
  { heard, mos }: Answer,
): Candidate {
  return { take, line, hearing: hearingOf(plan.script, heard), mos }
}

/** A line as it will be shipped: coded, and asked as `judge` asks it, so that a narration need not be heard again. */
function clipOf(root: string, { script }: Plan, take: Take, line: Line): Clip {
  const { kind, language } = script
  const folder = join(root, '.cache/audio/coded')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, `${takeName(script, take)}.webm`)
  const sha = fileHash(file) ?? encodeSpeechFile(line.file, file)
  const clip = { ...wholeClip(line.file, language, isSingle(kind)), file, sha }
  return kind === 'narration' ? { ...clip, words: line.words.map(([word]) => alignWord(word, language)) } : clip
}
