/** The short sounds of the app. Books name one as `/audio/effect/{name}.mp3`; pictures and scenes by its name. */
export const EFFECT_NAMES = [
  'bell',
  'blow',
  'boing',
  'bubble-pop',
  'chirp',
  'click',
  'cluck',
  'complete',
  'coo',
  'creak',
  'cricket',
  'crunch',
  'drop',
  'drum-high',
  'drum-low',
  'drum-mid',
  'drums',
  'duck',
  'error',
  'frog',
  'goat',
  'gong',
  'heartbeat',
  'jump',
  'knock',
  'lantern',
  'meow',
  'monkey',
  'page-flip',
  'plop',
  'pop',
  'rustle',
  'sneeze',
  'splash',
  'star',
  'success',
  'tap',
  'whoosh',
  'wind',
  'woodblock',
] as const

/** What a first touch of most pages is answered with: small files, fetched before the rest. */
export const FIRST_EFFECTS = ['tap', 'success', 'error'] as const satisfies readonly EffectName[]

/** The name of an effect. */
export type EffectName = (typeof EFFECT_NAMES)[number]
