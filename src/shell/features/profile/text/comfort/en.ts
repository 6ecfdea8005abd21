/** The English texts. */
export const en = {
  title: 'Easier to read',
  modeTitle: 'How I play',
  modes: { all: 'See and hear', byEar: 'By ear', withoutSound: 'Without sound' },
  choices: {
    seeWords: 'See words',
    wide: 'Wider letters',
    large: 'Larger text',
    soft: 'Softer paper',
    ruler: 'Reading ruler',
    switch: 'Play by switch',
  },
}
