/** The English texts. */
export const en = {
  show: 'Show',
  hide: 'Hide',
  change: 'Change face',
  changeOf: (name: string) => `${name}’s face`,
  changed: (name: string) => `${name} has a new face.`,
  how: 'Only faces that nobody else in the class has. Children choose theirs at their first sign-in.',
  save: 'Use this face',
}
