import { loadKitData, loadKitIndex } from '../../../../content/kit/index.ts'
import type { Draft } from '../draft/schema.ts'
import { type BookKit, spritesWanted } from '../play/things.ts'

/** Loads the kit as far as a draft needs it. Rejects where it cannot be loaded. */
export async function loadBookKit({ pages }: Pick<Draft, 'pages'>): Promise<BookKit> {
  const kit = await loadKitData(spritesWanted(pages, await loadKitIndex()))
  const wanted = new Set(spritesWanted(pages, kit.index))
  // What is sent to the workbench is copied: only what this book needs.
  return { ...kit, sprites: new Map([...kit.sprites].filter(([name]) => wanted.has(name))) }
}
