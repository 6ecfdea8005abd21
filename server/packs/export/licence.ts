interface Licence {
  readonly name: string
  readonly address: string
}

const CREATIVE_COMMONS = /^CC-(BY(?:-NC)?(?:-SA|-ND)?)-(\d\.\d)$/

/** A licence in full, by its SPDX name, with the address of its text where we know it. */
export function licenceOf(spdx: string): Partial<Licence> & Pick<Licence, 'name'> {
  const [, terms, version] = CREATIVE_COMMONS.exec(spdx) ?? []
  if (terms !== undefined && version !== undefined) {
    const address = `https://creativecommons.org/licenses/${terms.toLowerCase()}/${version}/`
    return { name: `Creative Commons ${terms} ${version} (${spdx})`, address }
  }
  if (spdx === 'CC0-1.0') return { name: spdx, address: 'https://creativecommons.org/publicdomain/zero/1.0/' }
  if (spdx === 'MIT') return { name: 'MIT License', address: 'https://spdx.org/licenses/MIT.html' }
  return { name: spdx }
}
