import { expect, it } from 'vitest'
import { partsOf } from './appParts.ts'

const SHELL = [
  'main.tsx',
  'shell/features/home/HomePage.tsx',
  'shell/features/library/BooksPage.tsx',
  'shell/features/library/Barn.tsx',
  'shell/features/games/GamesPage.tsx',
  'shell/features/reader/controls/ReaderDialogs.tsx',
  'shell/features/menu/FloatingMenu.tsx',
  'shell/features/outbox/start.ts',
  'shell/features/outbox/workFile/UnsentPage.tsx',
  'shell/ui/gate/GateDialog.tsx',
  'shell/features/downloads/DownloadButton.tsx',
  'shell/features/worker/worker.ts',
  'shell/lib/service/axiosClient.ts',
  'shell/lib/sound/openAudioDesk.ts',
  'shell/ui/dialogs/Toasts.tsx',
  'shell/app/NotFoundPage.tsx',
  'shell/app/routes.tsx',
  'content/generated/art/lookStills.json',
].map((path) => `/any/src/${path}`)

const chunk = (
  fileName: string,
  moduleIds: readonly string[],
  imports: readonly string[] = [],
  dynamicImports: readonly string[] = [],
) => ({ fileName, moduleIds, imports, dynamicImports })

const CHUNKS = [
  chunk('app.js', [...SHELL, '/any/node_modules/howler/dist/howler.js'], ['first.js'], ['reader.js', 'teacher.js']),
  chunk('first.js', [], [], ['stage.js', 'webgl.js']),
  chunk(
    'reader.js',
    ['/any/src/shell/features/reader/ReaderPage.tsx'],
    ['app.js'],
    ['scene.js', 'app.js', 'ask.js', 'ladder.js'],
  ),
  chunk('activities.js', ['/any/src/shell/features/activities/PostActivitiesPage.tsx'], ['reader.js']),
  chunk('stage.js', ['/any/src/game/runtime/index.ts']),
  chunk('webgl.js', ['/any/node_modules/phaser/phaserWebgl.js']),
  chunk('scene.js', ['/any/src/scenes/interactions/tapping/scene.ts'], ['stage.js', 'tray.js']),
  chunk('tray.js', ['/any/src/game/parts/tray.ts']),
  chunk('teacher.js', ['/any/src/shell/features/dashboard/DashboardPage.tsx'], ['app.js']),
  chunk('gate.js', ['/any/src/shell/app/MakerGate.tsx'], ['app.js'], ['maker.js']),
  chunk('maker.js', ['/any/src/shell/features/maker/MakerPage.tsx'], ['reader.js'], ['muxer.js', 'ladder.js']),
  chunk(
    'today.js',
    ['/any/src/shell/features/today/TodayPage.tsx'],
    ['app.js'],
    ['ladder.js', 'activities.js', 'q1.js', 'lines1.js', 'q2.js'],
  ),
  chunk('ladder.js', ['/any/src/content/ladder/ladder.json']),
  chunk('ask.js', ['/any/src/shell/features/reader/story/StoryAsks.tsx'], [], ['q1.js', 'lines1.js', 'q2.js']),
  chunk('q1.js', ['/any/src/content/ladder/questions/book1.json']),
  chunk('lines1.js', ['/any/src/content/generated/audio/questions1.json']),
  chunk('q2.js', ['/any/src/content/ladder/questions/book2.json']),
  chunk('muxer.js', ['/any/src/shell/features/maker/voice/codec/muxer.ts']),
]

it('counts static imports of the start screens as the shell, and no dynamic imports', () => {
  expect([...partsOf(CHUNKS).shell].sort()).toEqual(['app.js', 'first.js', 'reader.js'])
})

it('counts dynamic imports of the reader as what a book is played with, and leaves out other screens, the ladder, and what one book asks', () => {
  expect(partsOf(CHUNKS).parts).toEqual({
    play: ['/activities.js', '/ask.js', '/scene.js', '/stage.js', '/tray.js'],
    webgl: ['/webgl.js'],
    maker: ['/gate.js', '/ladder.js', '/maker.js', '/muxer.js'],
    path: ['/ladder.js', '/lines1.js', '/q1.js', '/q2.js', '/today.js'],
    books: { 1: ['/q1.js', '/lines1.js'], 2: ['/q2.js'] },
  })
})

it('names a source that is missing from the build', () => {
  expect(() => partsOf(CHUNKS.filter(({ fileName }) => fileName !== 'activities.js'))).toThrow(
    'the build has no src/shell/features/activities/PostActivitiesPage.tsx',
  )
})
