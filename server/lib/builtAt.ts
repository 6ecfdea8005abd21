declare const __BUILT_AT__: string | undefined

/** When this service was built, ms since 1970; `undefined` where it runs from its sources. */
export const builtAt = (): number | undefined =>
  typeof __BUILT_AT__ === 'string' ? Date.parse(__BUILT_AT__) : undefined
