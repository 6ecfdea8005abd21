const ORDINARY = '(max-resolution: 1.2dppx)'

/** What a screen shows first, of `public/img/ui`: asked for with its document, not only when its script draws it. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  '/': ['lumbung', 'kids', 'bg-village'],
  '/home': ['bg-village', 'read', 'play'],
  '/books': ['bg-loft', 'still'],
}

/** The `Link` header of a screen's document: its light pictures, for the screens that show those. `undefined` where there are none. */
export function hintsFor(url: string): string | undefined {
  const names = PICTURES[url.split('?', 1)[0] ?? '']
  return names
    ?.map((name) => `</img/ui/${name}.avif>; rel=preload; as=image; type="image/avif"; media="${ORDINARY}"`)
    .join(', ')
}
