import { expect, it } from 'vitest'
import type { Manifest } from './bookScripts.ts'
import { screenHints } from './screenHints.ts'

const chunk = (name: string, ...imports: string[]) => ({ file: `assets/${name}.js`, name, imports })
const page = (path: string, ...imports: string[]) => ({
  [`src/shell/features/${path}.tsx`]: chunk(path.split('/')[1] ?? '', '_app-1.js', ...imports),
})

const MANIFEST: Manifest = {
  'index.html': chunk('index', '_app-1.js'),
  '_app-1.js': { ...chunk('app'), css: ['assets/app.css'] },
  '_shelf-1.js': { ...chunk('shelf', '_app-1.js', '_outbox-1.js'), css: ['assets/shelf.css'] },
  '_outbox-1.js': chunk('outbox', '_app-1.js'),
  '_queries-1.js': chunk('queries', '_app-1.js'),
  'src/shell/lib/service/axiosClient.ts': chunk('axiosClient', '_app-1.js'),
  ...page('auth/LoginPage'),
  ...page('auth/RegisterPage'),
  ...page('home/HomePage'),
  ...page('games/GamesPage', '_shelf-1.js'),
  ...page('profile/ProfilePage'),
  ...page('dashboard/DashboardPage'),
}

it('names what the shelf shows first: its scripts in the order of need, its styles, its pictures, its covers', () => {
  expect(screenHints(MANIFEST, ['/img/books/book1/cover'])['/books']?.split(/, (?=<)/)).toEqual([
    '</assets/outbox.js>; rel=modulepreload',
    '</assets/shelf.js>; rel=modulepreload',
    '</assets/axiosClient.js>; rel=modulepreload',
    '</assets/shelf.css>; rel=preload; as=style; crossorigin',
    '</img/ui/bg-loft.avif>; rel=preload; as=image; type="image/avif"; media="(max-resolution: 1.2dppx)"',
    '</img/ui/still.avif>; rel=preload; as=image; type="image/avif"; media="(max-resolution: 1.2dppx)"',
    '</img/books/book1/cover-small.avif>; rel=preload; as=image; type="image/avif"; imagesrcset="/img/books/book1/cover-thumb.avif 320w, /img/books/book1/cover-small.avif 640w"; imagesizes="(max-width: 1280px) 290px, 460px"',
  ])
})

it('names no script that the document has', () => {
  for (const hints of Object.values(screenHints(MANIFEST, []))) expect(hints).not.toMatch(/assets\/(app|index)/)
})

it('says where the build has lost a screen', () => {
  const { 'src/shell/features/home/HomePage.tsx': _, ...without } = MANIFEST
  expect(() => screenHints(without, [])).toThrow('the build has no src/shell/features/home/HomePage.tsx')
})
