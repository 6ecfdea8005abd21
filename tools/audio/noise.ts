/** Repeatable noise from -1 to 1, so that the same sources give the same file each time. */
export function noise(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2_147_483_648 - 1
  }
}
