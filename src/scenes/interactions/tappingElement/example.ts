/** Three bubbles with A, and a distractor S. */
export const tappingElementExample = {
  letters: { target: 'A', distractors: ['S'] },
  elements: [
    { id: 'A-1', content: 'A' },
    { id: 'A-2', content: 'a' },
    { id: 'A-3', content: 'A' },
  ],
  distractorElements: [{ id: 'x-S', content: 'S' }],
  bubbleSettings: {
    appearInterval: 2000,
    disappearAfter: 10_000,
    maxOnScreen: 5,
    expiryCheck: 1000,
    edgeMarginPercent: 10,
    popVolume: 0.7,
    diameterPercentOfStageHeight: 15,
  },
  keepOff: [],
  letterAudio: { en: '/audio/letters/en/a.mp3', id: '/audio/letters/id/a.mp3' },
}
