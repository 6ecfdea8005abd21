/** Results of one kind of request; times in ms. */
export interface Figures {
  readonly perSecond: number
  readonly p99: number
  /** Responses other than 200 and 204. */
  readonly errors: number
  readonly times: readonly number[]
}

/** Figures, and the CPU seconds that the answering process used. */
export interface Measured extends Figures {
  readonly cpu: number
}

/** Combines several slices into one. */
export function joined(slices: readonly Measured[]): Measured {
  const sum = (pick: (slice: Measured) => number) => slices.reduce((all, slice) => all + pick(slice), 0)
  const seconds = sum(({ times, perSecond }) => times.length / perSecond)
  const times = slices.flatMap((slice) => slice.times)
  return {
    ...summed(
      times,
      sum(({ errors }) => errors),
      seconds,
    ),
    cpu: sum(({ cpu }) => cpu),
  }
}

/** Keeps `parallel` requests running for some seconds, or until `isOver` returns true. */
export async function hammer(
  parallel: number,
  seconds: number,
  send: () => Promise<number>,
  isOver: () => boolean = () => false,
): Promise<Figures> {
  const start = performance.now()
  const until = start + seconds * 1000
  const times: number[] = []
  let errors = 0
  const work = async () => {
    while (performance.now() < until && !isOver()) {
      const begun = performance.now()
      if (!isWell(await send())) errors += 1
      times.push(performance.now() - begun)
    }
  }
  await Promise.all(Array.from({ length: parallel }, work))
  return summed(times, errors, (performance.now() - start) / 1000)
}

const isWell = (status: number) => status === 200 || status === 204

/** Figures for requests that took these times, in ms. */
export function summed(times: readonly number[], errors: number, seconds: number): Figures {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    perSecond: times.length / seconds,
    p99: sorted[Math.floor(sorted.length * 0.99)] ?? 0,
    errors,
    times,
  }
}
