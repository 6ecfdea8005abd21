import { join } from 'node:path'
import { throughDoors } from './doors.ts'
import { sceneChunks } from './sceneChunks.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')

/** rolldown's information about a module. */
interface Context {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

/**
 * Chunks by their entry modules, in the order needed: later ones omit what earlier ones contain. Without them everything shared by two screens would
 * be a separate file: thirty for a page, each with a round trip.
 */
const TOGETHER: readonly (readonly [name: string, begins: readonly string[]])[] = [
  // What a page opened by its address is played with, before the app is there.
  [
    'first',
    [
      'src/firstPage/app/hydration.ts',
      'src/firstPage/app/firstPlayData.ts',
      'src/firstPage/app/prefetch.ts',
      'src/shell/lib/loading/stageRuntime.ts',
      'src/shell/lib/sound/audioDesk.ts',
      'src/shell/lib/sound/silence.ts',
      'src/shell/lib/language/readingMode.ts',
      'src/shell/lib/loading/criticalPath.ts',
      'src/game/runtime/afterFrame.ts',
      'src/game/debug/hooks.ts',
      'src/game/language.ts',
      'src/shell/lib/account/calm.ts',
    ],
  ],
  ['kinds', ['src/scenes/pageKinds.ts', 'src/firstPage/app/firstPlay.ts']],
  // It begins while the rest of the app is coming.
  ['react', ['src/firstPage/app/react.ts']],
  [
    'app',
    [
      'src/main.tsx',
      'src/shell/lib/service/apiClient.ts',
      'src/shell/lib/service/learningEvents.ts',
      // Small, and wanted by the shelf or the sign-in as well as by the reader: neither is to fetch the reader for them.
      'src/shell/ui/pictures/Patched.tsx',
      'src/shell/ui/pictures/Picture.tsx',
      'src/shell/features/downloads/canDownload.ts',
      'src/shell/lib/loading/inOrder.ts',
      'src/shell/lib/account/useUser.ts',
      'src/shell/lib/account/pawPrints.ts',
      'src/shell/features/outbox/lazy.ts',
      'src/content/documents.ts',
    ],
  ],
  // Every screen clicks: not with the reader.
  ['sound', ['src/shell/lib/sound/openAudioDesk.ts']],
  ['reader', ['src/shell/features/reader/ReaderPage.tsx', 'src/content/generated/audio/common.json']],
  // Every screen starts it when it is idle; the shelf sends with it first.
  [
    'outbox',
    [
      'src/shell/features/outbox/performCall.ts',
      'src/shell/features/library/startBook.ts',
      // The downloader of a book that is read needs it: not the shelf for it.
      'src/shell/lib/books/packFiles.ts',
    ],
  ],
  ['shelf', ['src/shell/features/library/BooksPage.tsx']],
  // TanStack Query, for the screens that no child waits for to read or play.
  ['queries', ['src/shell/app/QueryLayout.tsx', 'src/shell/lib/service/lastAnswers.ts']],
  // What is known of the activities, for whatever plays one: no page waits for it.
  ['activityKinds', ['src/scenes/activityKinds.ts']],
  [
    'stage',
    [
      'src/game/runtime/index.ts',
      'src/game/scene/play/playScene.ts',
      'src/game/parts/countBadge.ts',
      // Small, and in the rules of most kinds.
      'src/game/rules/kindRules.ts',
      'src/game/rules/readOnly.ts',
      'src/game/rules/counting.ts',
      'src/game/rules/grid.ts',
      'src/game/rules/random.ts',
    ],
  ],
]

/** What nobody needs who only plays: small files, and whoever wants those of one kind wants those of others soon. */
const DETAILS =
  /\/src\/scenes\/(?:(?:interactions|activities)\/[^/]+\/(?:details|example)|shared\/(?:faults|fields|\w+\/\w+(?:Details|Example|Faults)))\.ts$/

const STYLES = /\.css$/
/** Chunks whose styles a page is read with: they come with the app's. */
const READ: ReadonlySet<string> = new Set(['first', 'app', 'reader'])
/** Styles of what screens have in common. They come before those of all screens, which may change them. */
const PARTS = /\/src\/shell\/(?:styles|ui)\//
/** The style sheet of all other screens: Vite loads it with the first script that needs it. */
const SCREENS = 'screens'

const sheetOf = (id: string, chunk = '') => (PARTS.test(id) || READ.has(chunk) ? 'app' : SCREENS)

/** Groups for rolldown's `codeSplitting`; modules in none are left to it. An earlier group takes what a later one needs too. */
export function chunkGroups() {
  let names: ReadonlyMap<string, string> | undefined
  const nameOf = (id: string, context: Context) => {
    names ??= namesBy(context)
    const name = names.get(id)
    return STYLES.test(id) ? sheetOf(id, name) : (name ?? null)
  }
  const groups = TOGETHER.map(([name], index) => ({
    name: (id: string, context: Context) => (nameOf(id, context) === name ? name : null),
    priority: TOGETHER.length - index,
  }))
  // Only these modules: what they import, others import too.
  const last = { priority: 0, includeDependenciesRecursively: false }
  return [
    ...groups,
    { ...last, name: nameOf },
    { ...last, name: (id: string) => (DETAILS.test(id) ? 'details' : null) },
  ]
}

function namesBy(context: Context): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  const closureOf = (begins: readonly string[]) => {
    const found = new Set<string>()
    const open = [...begins]
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (names.has(id) || found.has(id)) continue
      found.add(id)
      open.push(...throughDoors(id, context.getModuleInfo(id)?.importedIds ?? []))
    }
    return found
  }
  for (const [name, begins] of TOGETHER)
    for (const id of closureOf(begins.map((path) => join(ROOT, path)))) names.set(id, name)
  for (const [id, name] of sceneChunks(join(ROOT, 'src', 'scenes'), closureOf)) names.set(id, name)
  return names
}
