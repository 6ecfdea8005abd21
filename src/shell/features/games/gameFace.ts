import type { Border } from '../../ui/screen/Panel.tsx'

/** How a game looks on its card: background colours, pictures (names under /img/ui), and letter tiles. */
export interface GameFace {
  readonly border: Border
  readonly from: string
  readonly to: string
  readonly pictures: readonly string[]
  readonly tiles: readonly string[]
}

const BY_TYPE: Readonly<Record<string, GameFace>> = {
  'drag-and-drop': { border: 'cabai', from: '#FFE3BC', to: '#F7C68F', pictures: ['t-gong', 't-lamp'], tiles: [] },
  'match-by-alphabet': { border: 'hutan', from: '#DDF0DA', to: '#C4DA5E', pictures: [], tiles: ['A', 'B', 'C'] },
  'match-by-letter': { border: 'nila', from: '#BDE5E2', to: '#A5CCD6', pictures: ['t-kiko'], tiles: ['K', '?'] },
  'match-by-number': {
    border: 'soga',
    from: '#FFF1C4',
    to: '#FFD98A',
    pictures: ['t-mango', 't-mango', 't-mango'],
    tiles: [],
  },
  'match-by-word': { border: 'manggis', from: '#E3D3E6', to: '#C7A6CC', pictures: ['t-house', 't-bucket'], tiles: [] },
  'tap-by-voice': { border: 'cabai', from: '#F7D6CF', to: '#F7A79E', pictures: ['face-5', 'face-2'], tiles: [] },
  'drag-drop-family': { border: 'hutan', from: '#DDF0DA', to: '#A9D6B8', pictures: ['face-3', 'face-7'], tiles: [] },
}

/** What stands on the card where a book's own game is not the one of its type. */
const BY_KEY: Readonly<Record<string, GameFace>> = {
  'b2-number-words': { border: 'cabai', from: '#F7D6CF', to: '#F7A79E', pictures: ['t-goat'], tiles: ['6'] },
  'b2-spell': { border: 'manggis', from: '#E3D3E6', to: '#C7A6CC', pictures: [], tiles: ['T', 'W', 'O'] },
}

const PLAIN: GameFace = { border: 'nila', from: '#BDE5E2', to: '#A5CCD6', pictures: ['t-kite'], tiles: [] }

/** The look of an activity's card; unknown types get a kite. */
export function gameFace({ key, type }: { readonly key: string; readonly type: string }): GameFace {
  return BY_KEY[key] ?? BY_TYPE[type] ?? PLAIN
}
