import type { PartHost } from '../../../../game/parts/partHost.ts'
import type { Box } from '../../../../game/targets.ts'
import { COUNTER_TOP } from '../boxes.ts'
import type { Seller } from '../sellers.ts'
import { type Asker, layBoard, layCounter, layVillage, SETTING_FILES, standAsker } from './setting.ts'

/** Kiko, who sits on the counter. */
export const KIKO: Seller = { base: SETTING_FILES.kiko, glad: SETTING_FILES.kikoGlad, x: 160, height: 300, hidden: -20 }

/** Files of a stall with this seller. */
export const stallFiles = ({ base, glad }: Seller): readonly string[] => [
  SETTING_FILES.village,
  base,
  ...(glad === undefined ? [] : [glad]),
]

/** The stall: the village, who sells, the counter with its mat, and a sign over it. `files`: texture keys by path. */
export function layStall(
  host: PartHost,
  files: ReadonlyMap<string, string>,
  { seller, sign }: { readonly seller: Seller; readonly sign: Box },
): Asker {
  layVillage(host, files.get(SETTING_FILES.village))
  const keys = { base: files.get(seller.base), glad: seller.glad === undefined ? undefined : files.get(seller.glad) }
  const foot = { x: seller.x, y: COUNTER_TOP + seller.hidden, height: seller.height }
  // Behind the counter or on it.
  if (seller.hidden < 0) layCounter(host)
  const asker = standAsker(host, keys, seller.hidden < 0 ? { ...foot, y: COUNTER_TOP - seller.hidden } : foot)
  if (seller.hidden >= 0) layCounter(host)
  layBoard(host, sign)
  return asker
}
