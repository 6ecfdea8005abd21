import type { PackFile } from '../store/packStore.ts'

/** The app asks for these as AVIF: posters, sprites, avatar variants. Backgrounds and double sizes it takes as WebP. */
const WITHOUT = /-(?:back|ground|still-[\w-]+)\.webp$|@2x\.webp$/

/** The AVIF that is to be made of each picture; those that are there are left out. */
export function missingLight(files: readonly PackFile[]): { readonly from: PackFile; readonly to: string }[] {
  const paths = new Set(files.map(({ path }) => path))
  return files.flatMap((from) => {
    const to = from.path.replace(/\.webp$/, '.avif')
    return to === from.path || WITHOUT.test(from.path) || paths.has(to) ? [] : [{ from, to }]
  })
}
