/** CSS colours of the stage's own parts, from the pictures' palette ("Kampung Pagi"). */
export const PALETTE = {
  kertas: '#FFF7E6',
  santan: '#FBE6C2',
  cahaya: '#FFF1C4',
  putih: '#FFFDF7',
  kunyit: '#FFC94A',
  mangga: '#F6983A',
  soga: '#8A5630',
  jati: '#6B3F2A',
  tinta: '#3B211C',
  hutan: '#2F7A58',
  lumut: '#1B5450',
  nila: '#2F4180',
  manggis: '#63356A',
  /** The 3D edge under paper tiles. */
  paperSide: '#C9A878',
} as const

/** Font for everything that a child reads. */
export const READ_FONT = '"Andika", "Trebuchet MS", sans-serif'
/** Font for titles and big numbers. */
export const TITLE_FONT = '"Baloo 2", "Andika", sans-serif'

/** Alpha of choices that were put aside. */
export const ASIDE_ALPHA = 0.3
