import type { DraftSource } from './source.ts'

/** The sizes of pictures that are played with, for art.json. */
export const freePictures = ({ cards }: Pick<DraftSource, 'cards'>) =>
  Object.fromEntries([...cards].map(([name, { width, height }]) => [name, { width, height }]))
