/** Two hands to find. */
export const example = {
  bodyPart: 'hands',
  bodyPartLabel: { en: 'hands', id: 'tangan' },
  question: { en: 'Where are my two hands?', id: 'Di mana kedua tanganku?' },
  tapAreas: [
    { id: 'hand-left', label: { en: 'left hand', id: 'tangan kiri' }, x: 12, y: 48, width: 30, height: 42, cues: [] },
    {
      id: 'hand-right',
      label: { en: 'right hand', id: 'tangan kanan' },
      x: 58,
      y: 48,
      width: 30,
      height: 42,
      cues: [],
    },
  ],
  wordAudio: { en: '/audio/words/en/hands.mp3', id: '/audio/words/id/hands.mp3' },
  completionDelayMs: 1500,
}
