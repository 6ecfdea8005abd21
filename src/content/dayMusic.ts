/** The music of the screens between the books, by the hour of the day: each from its hour on. */
const DAY_MUSIC = [
  { from: 0, track: 'malam' },
  { from: 5, track: 'siang' },
  { from: 16, track: 'senja' },
  { from: 19, track: 'malam' },
] as const

/** The track of an hour, 0…23. */
export function musicAt(hour: number): string {
  return DAY_MUSIC.findLast(({ from }) => hour >= from)?.track ?? DAY_MUSIC[0].track
}
