/** How many numbers are asked for. */
const LENGTH = 3

/** Different numbers from 1 to 9, in an order by chance; `random` gives 0 … 1 as `Math.random` does. */
export function newRiddle(random: () => number): number[] {
  const left = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  return Array.from({ length: LENGTH }, () => left.splice(Math.floor(random() * left.length), 1)).flat()
}

/** What the numbers pressed so far are: on the way, solved, or wrong. */
export function judge(riddle: readonly number[], pressed: readonly number[]): 'going' | 'solved' | 'wrong' {
  if (pressed.some((number, index) => number !== riddle[index])) return 'wrong'
  return pressed.length === riddle.length ? 'solved' : 'going'
}
