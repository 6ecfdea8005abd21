/** The English texts. */
export const en = {
  layer: 'In the picture',
  done: 'done',
  pickFirst: 'Pick something up first.',
  pickedUp: (item: string) => `Picked up: ${item}. Now choose a place. Escape lets go.`,
  wayOut: 'Out of the picture',
  letGo: (item: string) => `Put back: ${item}`,
}
