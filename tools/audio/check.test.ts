import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { findFaults, levelFaults } from './check.ts'
import type { AudioManifest, FileEntry } from './manifest.ts'

const ROOT = dirname(dirname(dirname(fileURLToPath(import.meta.url))))

const file = (facts: Partial<FileEntry>): FileEntry => ({
  sha: '',
  bytes: 1,
  ms: 1000,
  lufs: -16,
  peak: -3,
  silenceMs: 0,
  ...facts,
})
const manifestOf = (files: AudioManifest['files']): AudioManifest => ({
  speech: {},
  effects: { hash: '', pieces: {} },
  loops: { siang: { hash: '', src: '/audio/music/siang', startMs: 500, ms: 1000 } },
  files,
})

it('finds all sounds as their sources want them, without speaking', async () => {
  expect(await findFaults(ROOT)).toEqual([])
})

it('takes -24 LUFS for music, and for speech a fault', () => {
  expect(levelFaults(manifestOf({ '/audio/music/siang.mp3': file({ lufs: -24 }) }))).toEqual([])
  expect(levelFaults(manifestOf({ '/audio/books/a.mp3': file({ lufs: -24 }) }))).toHaveLength(1)
})

it.each([
  ['lines/id/shared', -17.7, -17.8],
  ['lines/id/page-01', -17.3, -17.5],
  ['naration/id/page-01', -16.9, -17.1],
])('lets a file measure a little lower the more of it is single words: %s', (name, right, wrong) => {
  const path = `/audio/books/book4/${name}.mp3`
  expect(levelFaults(manifestOf({ [path]: file({ lufs: right }) }))).toEqual([])
  expect(levelFaults(manifestOf({ [path]: file({ lufs: wrong }) }))).toHaveLength(1)
})

it('asks no loudness of effects, but that they do not clip', () => {
  expect(levelFaults(manifestOf({ '/audio/effect/click.mp3': file({ lufs: -70 }) }))).toEqual([])
  expect(levelFaults(manifestOf({ '/audio/effect/click.mp3': file({ peak: -0.5 }) }))).toHaveLength(1)
})

it('takes what could not be measured for a fault', () => {
  expect(levelFaults(manifestOf({ '/audio/books/a.mp3': file({ lufs: Number.NaN, peak: Number.NaN }) }))).toHaveLength(
    2,
  )
})
