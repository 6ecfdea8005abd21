/** The English texts. */
export const en = {
  kept: 'Kept',
  name: (title: string, isQueued: boolean, size: string) =>
    isQueued ? `Kept on this device: ${title}` : `${size}. Keep ${title} on this device`,
  coming: (title: string, percent: number) => `${percent}%. ${title} is being kept. Stop`,
  full: 'There is no room left on this device.',
  broken: 'The book did not come whole. Try again later.',
  removeTitle: 'Remove the book?',
  removeText: (title: string) => `${title} can then be read with a network only.`,
  remove: 'Remove',
  stay: 'Keep',
}
