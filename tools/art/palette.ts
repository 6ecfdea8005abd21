/**
 * "Kampung Pagi" (village morning): the only colours the books may use.
 * Pick by name; mix() and alpha are fine, new hex values are not.
 */
export const C = {
  // paper and light
  kertas: '#FFF7E6', // paper, text panels
  santan: '#FBE6C2', // coconut cream, warm sky, teeth
  cahaya: '#FFF1C4', // the light itself: rim light, sun haze
  // warm family
  kunyit: '#FFC94A', // turmeric yellow
  mangga: '#F6983A', // mango orange
  sepatu: '#EF6F5B', // hibiscus coral
  cabai: '#C8392F', // chilli red
  jambu: '#F7A79E', // rose-apple pink
  // earth family
  bata: '#C4703F', // brick, terracotta
  tanah: '#A65F35', // clay
  soga: '#8A5630', // batik brown
  jati: '#6B3F2A', // teak
  tinta: '#3B211C', // ink: eyes, text, the few lines
  // green family
  padi: '#C4DA5E', // young rice
  pisang: '#8DC34F', // banana leaf
  daun: '#5BA24A', // leaf
  hutan: '#2F7A58', // forest
  lumut: '#1B5450', // deep moss, foreground frames
  // cool family
  langit: '#BDE5E2', // sky
  kabut: '#A5CCD6', // mist, far hills
  gunung: '#7FAFC4', // volcano blue
  air: '#56B5BA', // paddy water
  toska: '#2C8C93', // teal cloth
  nila: '#2F4180', // indigo batik
  manggis: '#63356A', // mangosteen: the shadow colour
  putih: '#FFFDF7',
}

/** Skin: sawo matang family. b base, s shade, l light, lip. */
export const SKIN = {
  langsat: { b: '#F0C090', s: '#CF8A5E', l: '#FFDDB4', lip: '#C9564A', blush: '#EE7F63' },
  sawo: { b: '#DDA273', s: '#B56F45', l: '#F3C497', lip: '#B6463F', blush: '#E06A50' },
  matang: { b: '#C38455', s: '#935530', l: '#DFA877', lip: '#A23B38', blush: '#D65C48' },
  coklat: { b: '#A56A42', s: '#744022', l: '#C68E62', lip: '#8E3233', blush: '#C44F40' },
}

/** A skin: base, shade, light, lips and blush. */
export type Skin = Readonly<Record<'b' | 's' | 'l' | 'lip' | 'blush', string>>
/** Names of the skins. */
export type SkinName = keyof typeof SKIN

const hex = (c: string): [number, number, number] => {
  const channel = (i: number) => Number.parseInt(c.slice(i, i + 2), 16)
  return [channel(1), channel(3), channel(5)]
}
/** Mix two palette colours; t=0 gives a, t=1 gives b. */
export function mix(a: string, b: string, t: number): string {
  const B = hex(b)
  return (
    '#' +
    hex(a)
      .map((v, i) =>
        Math.round(v + ((B[i] ?? v) - v) * t)
          .toString(16)
          .padStart(2, '0'),
      )
      .join('')
  )
}
/** The shadow of a colour, always toward plum. */
export const shade = (c: string, t = 0.3): string => mix(c, C.manggis, t)
/** The lit side of a colour, always toward morning light. */
export const light = (c: string, t = 0.3): string => mix(c, C.cahaya, t)
/** Atmospheric perspective: d=0 near, d=1 horizon. */
export const haze = (c: string, d: number, to = '#CFE7E0'): string => mix(c, to, Math.min(0.92, d * 0.85))
