import type { PlayMode } from '../contract/playMode.ts'

// Tables of what children have chosen and found. How values are encoded: `tables.ts`.

/** A reader's avatar variant for book 3; no row until they choose. */
export interface VariantsTable {
  user_id: string
  skin: string
  hair: string
  headwear: string
  chosen_at: string
}

/** Calm mode chosen (1) or declined (0). */
export interface CalmTable {
  user_id: string
  is_calm: number
  chosen_at: string
}

/** What makes reading easier for a child: names of `COMFORTS`, separated by spaces. */
export interface ComfortsTable {
  user_id: string
  chosen: string
  chosen_at: string
}

/** A page on which a child has found Kiko; `total`: on how many pages of the book he hides. */
export interface PawPrintsTable {
  user_id: string
  book_id: number
  page_id: string
  total: number
  found_at: string
}

/** How a child plays the questions of the ladder. */
export interface PlayModesTable {
  user_id: string
  mode: PlayMode
  chosen_at: string
}
