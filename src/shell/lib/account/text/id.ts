import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  boat: 'perahu',
  drum: 'gendang',
  duck: 'bebek',
  fish: 'ikan',
  goat: 'kambing',
  house: 'rumah',
  kite: 'layang-layang',
  mango: 'mangga',
  star: 'bintang',
  sun: 'matahari',
  tree: 'pohon',
  umbrella: 'payung',
}
