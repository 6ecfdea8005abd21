import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { measureSizes, overBudget, type Sizes } from './sizes.ts'

function built(): string {
  const dist = mkdtempSync(join(tmpdir(), 'lumbung-sizes-'))
  const write = (path: string, text: string) => {
    mkdirSync(join(dist, path, '..'), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  write(
    'client/index.html',
    '<script type="module" crossorigin src="/assets/index.js"></script><link rel="modulepreload" crossorigin href="/assets/react.js">' +
      '<link rel="stylesheet" crossorigin href="/assets/style.css"><body><div id="root"></div></body>',
  )
  write('client/assets/index.js', 'x'.repeat(5000))
  write('client/assets/index.js.br', 'x'.repeat(1000))
  write('client/assets/react.js', 'x'.repeat(200))
  write('client/assets/style.css', 'x'.repeat(30))
  write('client/assets/screens.css', 'x'.repeat(12))
  write('client/assets/reader.js', 'x'.repeat(400))
  write('client/assets/book.json', 'x'.repeat(20))
  write('client/assets/axios.js', 'x'.repeat(70))
  write('client/assets/tapping.js', 'x'.repeat(50))
  write('client/assets/play.js', 'x'.repeat(7))
  write('client/assets/stage.js', 'x'.repeat(7000))
  write('client/assets/phaserWebgl.js', 'x'.repeat(90))
  write('client/assets/MakerPage-a1.js', 'x'.repeat(13))
  write('client/sw.js', 'precache([{url:"assets/stage.js",revision:null},{url:"a.webp?v=1",revision:null}])')
  write('client/sw.js.br', 'x'.repeat(60))
  write('client/a.webp', 'x'.repeat(11))
  write('player/player.js', 'x'.repeat(50))
  write('player/player.css', 'x'.repeat(50))
  const scripts = {
    '1/0': {
      play: ['/assets/stage.js', '/assets/play.js'],
      book: '/assets/book.json',
      reader: ['/assets/reader.js'],
      turn: [],
      next: [],
    },
    '1/1': {
      play: ['/assets/stage.js', '/assets/tapping.js', '/assets/play.js'],
      book: '/assets/book.json',
      reader: ['/assets/reader.js'],
      turn: ['/assets/axios.js'],
      next: [],
    },
  }
  write(
    'server/firstPages.json',
    JSON.stringify({
      pages: { '1/0/en': '<p>cover</p>' },
      scripts,
      plays: {},
      bytes: {},
      react: '/assets/react.js',
      reactBytes: 0,
      appBytes: 0,
      styles: '.pic{color:red}',
      pictures: [],
      fonts: [],
    }),
  )
  const hints =
    '</assets/tapping.js>; rel=modulepreload, </assets/reader.js>; rel=modulepreload, </a.avif>; rel=preload'
  write('server/screenHints.json', JSON.stringify({ '/books': hints }))
  return dist
}

it('counts compressed sizes if there are any, each file once, and the largest page', () => {
  const sizes = measureSizes(built())
  expect(sizes).toMatchObject({
    'scripts of the landing page': 1200,
    'scripts of the sign-in besides': 0,
    'scripts of the shelf besides': 450,
    'scripts that a page is played with, without the stage': 57,
    'scripts of the reader besides': 420,
    'scripts that a turn is saved with': 70,
    'stage with Phaser': 7000,
    'WebGL besides': 90,
    'styles that a page is read with': 30,
    'styles of other screens': 12,
    'what the worker keeps from the start, and itself': 7071,
  })
  expect(sizes['largest document with a page in it']).toBeGreaterThan(100)
  expect(sizes['player of HTML books']).toBeGreaterThan(10)
  expect(sizes['screens of the book maker']).toBe(13)
})

it('reports which figure is over budget, and by how much', () => {
  const budget: Sizes = measureSizes(built())
  expect(overBudget(budget, budget)).toEqual([])
  expect(overBudget({ ...budget, 'stage with Phaser': 7001 }, budget)).toEqual([
    'stage with Phaser: 7001 bytes, 1 over 7000',
  ])
})

it('throws if the app is not built', () => {
  expect(() => measureSizes('/nowhere')).toThrow('npm run build')
})
