/** The English texts. */
export const en = {
  more: 'More in the picture',
  across: ['left', 'middle', 'right'],
  down: ['top', '', 'bottom'],
  place: (across: string, down: string) => `${down} ${across}`.trim(),
  is: (thing: string, place: string) => `${thing}, ${place}`,
  hides: (place: string) => `Who hides here? ${place}`,
  sounds: (place: string) => `Something that makes a sound, ${place}`,
  moves: (place: string) => `Something that moves, ${place}`,
  another: (name: string, n: number) => `${name}, ${n}`,
  found: 'You found Kiko!',
  print: 'Kiko was found on this page',
}
