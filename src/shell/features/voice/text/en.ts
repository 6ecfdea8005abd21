/** The English texts. */
export const en = {
  speak: 'Speak',
  stop: 'Stop',
  /** Appended to `stop` for screen readers. */
  stopListening: ' listening',
  numbers: 'Numbers',
  number: ['one', 'two', 'three', 'four', 'five', 'six'],
  done: 'done',
  status: { off: '', opening: 'Please allow the microphone.', listening: 'I am listening.', muted: '' },
  /** Notes for grown-ups about what happens to the sound. */
  words:
    'For grown-ups: we record and send nothing. To understand words, the browser may send the sound to its maker (Chrome: Google).',
  shouts: 'For grown-ups: any shout makes a goat jump. The sound stays on this device; nothing is recorded or sent.',
}
