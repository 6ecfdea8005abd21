/** Levels of Indonesia's ladder of books (SIBI), measured on the Indonesian text. */
export const LEVELS = ['A', 'B1', 'B2', 'B3', 'C'] as const

/** What a licence allows beyond reading. */
interface LicenceTerms {
  /** Changed copies may be passed on. */
  readonly mayChange: boolean
  /** Copies may be passed on at all. */
  readonly mayShare: boolean
}

const FREE: LicenceTerms = { mayChange: true, mayShare: true }
const AS_IT_IS: LicenceTerms = { mayChange: false, mayShare: true }

/** Licences of packs: SPDX ids, and two references of SPDX's own form for what has none. */
export const LICENCES = {
  'CC0-1.0': FREE,
  'CC-BY-4.0': FREE,
  'CC-BY-SA-4.0': FREE,
  'CC-BY-NC-4.0': FREE,
  'CC-BY-NC-SA-4.0': FREE,
  'CC-BY-ND-4.0': AS_IT_IS,
  'CC-BY-NC-ND-4.0': AS_IT_IS,
  'CC-BY-3.0': FREE,
  'CC-BY-SA-3.0': FREE,
  'CC-BY-NC-3.0': FREE,
  'CC-BY-NC-SA-3.0': FREE,
  'CC-BY-ND-3.0': AS_IT_IS,
  'CC-BY-NC-ND-3.0': AS_IT_IS,
  MIT: FREE,
  'LicenseRef-public-domain': FREE,
  'LicenseRef-all-rights-reserved': { mayChange: false, mayShare: false },
} as const satisfies Record<string, LicenceTerms>

/** The id of a licence. */
export type Licence = keyof typeof LICENCES

/** All ids, as zod wants them: a list with at least one. */
export const LICENCE_IDS = Object.keys(LICENCES) as [Licence, ...Licence[]] // the keys of the record above
