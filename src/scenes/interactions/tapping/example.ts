const lantern = (n: number, x: number, y: number) => ({
  id: `hill-${n}`,
  label: { en: String(n), id: String(n) },
  x,
  y,
  width: 15,
  height: 17,
  represents: 1,
  sound: '/audio/effect/lantern.mp3',
  cues: [],
})

/** Four lanterns to light in order. */
export const tappingExample = {
  isOrdinal: true,
  tapAreas: [lantern(1, 5, 74), lantern(2, 29, 66), lantern(3, 53, 74), lantern(4, 78, 60)],
}
