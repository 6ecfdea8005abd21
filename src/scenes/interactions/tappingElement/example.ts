/** Three bubbles with A, and a distractor S. */
export const tappingElementExample = {
  letters: { target: 'A', distractors: ['S'] },
  elements: [
    { id: 'A-1', content: 'A' },
    { id: 'A-2', content: 'a' },
    { id: 'A-3', content: 'A' },
  ],
  distractorElements: [{ id: 'x-S', content: 'S' }],
  letterAudio: { en: '/audio/letters/en/a.mp3', id: '/audio/letters/id/a.mp3' },
}
