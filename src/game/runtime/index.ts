import type { KindModule } from '../kind.ts'
import { backgroundSheet } from '../scene/picture/backgroundSheets.ts'
import { isPoster, pictureFiles, pictureUrls } from '../scene/picture/loadPicture.ts'
import { takesAvif } from '../scene/picture/pictureFormat.ts'
import type { StageServices } from '../services.ts'
import { fetchFile } from './earlyFiles.ts'
import { sceneOf } from './kindScenes.ts'
import { OpenedPage } from './openedPage.ts'
import type { OpenPageOptions, PageHandle } from './pageHandle.ts'
import { PreparedPage, type UnseenPage } from './preparedPage.ts'
import { sharedStage } from './stage.ts'

/**
 * Opens a page or activity on the tab's stage and returns immediately; `ready` or `failed` follows on the channel. Messages sent to the scene before
 * `ready` are queued. `prepared`: the same page, if it was prepared; it is used up, whether or not it could be used.
 */
export function openPage<Config, State>(
  page: OpenPageOptions<Config, State>,
  prepared?: PreparedPage<Config, State>,
): PageHandle {
  return new OpenedPage(page, prepared)
}

/** Builds the scene of a page that is likely to be opened within a moment, unseen and silent. Drop it if it is not opened. */
export function preparePage<Config, State>(page: UnseenPage<Config, State>): PreparedPage<Config, State> {
  return new PreparedPage(page)
}

/**
 * Decodes the pictures of a page that may come next, in the reader's avatar variant, so that turning to it shows no blank. Resolves with the page's
 * decoded poster where the stage draws that as it is; it is closed with the page's other pictures. Never rejects.
 */
export async function preload(
  pictureId: string,
  services: Pick<StageServices, 'picture'>,
  variant?: string,
): Promise<ImageBitmap | undefined> {
  const stage = sharedStage()
  const picture = services.picture(pictureId)
  if (!stage || !picture) return undefined
  const wanted = { scale: stage.scale, look: variant, hasAvif: await takesAvif() }
  const load = (url: string) => stage.files.load(pictureId, url, 'low')
  // A missing file is reported when the page is opened.
  await Promise.allSettled(pictureFiles(picture, wanted).map(load))
  if (stage.renderer !== 'canvas') return undefined
  const { back, ground: background } = pictureUrls(picture, wanted)
  const [whole, parts] = await Promise.allSettled([load(back), background === undefined ? undefined : load(background)])
  if (whole.status !== 'fulfilled' || parts.status !== 'fulfilled') return undefined
  const files = { back: whole.value, parts: parts.value, pieces: picture.ground ?? [] }
  backgroundSheet(files, stage.size)
  return isPoster(back, picture) && 'close' in whole.value ? whole.value : undefined
}

/** Brings into the browser's cache what a page that may come next opens without. Never rejects. */
export async function preloadFrames(pictureId: string, services: Pick<StageServices, 'picture'>): Promise<void> {
  const stage = sharedStage()
  const picture = services.picture(pictureId)
  if (!stage || !picture) return
  const { frames } = pictureUrls(picture, { scale: stage.scale, hasAvif: await takesAvif() })
  // A missing file is reported when the page is opened.
  const load = async (url: string) => (await fetchFile(url, 'low')).blob()
  if (frames !== undefined) await load(frames).catch(() => undefined)
}

/** Imports the scene and the rules of a page that may come next. Rejects if they cannot be loaded. */
export async function preloadScene(kind: KindModule): Promise<void> {
  await sceneOf(kind)
}

/** What the stage holds now, for the gallery and its test: nothing of a page may remain after it was left. */
export function stageLife(): { readonly scenes: number; readonly textures: number; readonly decodedPages: number } {
  const stage = sharedStage()
  return {
    scenes: stage?.game.scene.getScenes(false).length ?? 0,
    textures: stage?.game.textures.getTextureKeys().length ?? 0,
    decodedPages: stage?.files.livePages().length ?? 0,
  }
}
