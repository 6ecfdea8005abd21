import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Lebih mudah dibaca',
  modeTitle: 'Cara aku bermain',
  modes: { all: 'Lihat dan dengar', byEar: 'Dengan mendengar', withoutSound: 'Tanpa suara' },
  choices: {
    seeWords: 'Lihat kata',
    wide: 'Huruf lebih renggang',
    large: 'Tulisan lebih besar',
    soft: 'Kertas lebih lembut',
    ruler: 'Penggaris baca',
    switch: 'Main dengan sakelar',
  },
}
