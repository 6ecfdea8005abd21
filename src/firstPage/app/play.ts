/**
 * Begins to play the page that came with the document: a script of its own, asked for before the app (`src/firstPage/service/boot.ts`).
 * The reader goes on with it (`hydration.ts`). No React in here.
 */
import { areHooksWanted, installHooks } from '../../game/debug/hooks.ts'
import { pageKindOf } from '../../scenes/pageKinds.ts'
import { FIRST_PICTURES, FIRST_PLAY, LAST_PICTURE, NEXT_PICTURES } from '../names.ts'
import type { Audio, Clip } from '../../game/audio/index.ts'
import { LANGUAGES, type Language } from '../../game/language.ts'
import { FIRST_EFFECTS } from '../../content/effectNames.ts'
import { audioDesk } from '../../shell/lib/sound/audioDesk.ts'
import { storedReadingMode } from '../../shell/lib/language/readingMode.ts'
import { loadRuntime } from '../../shell/lib/loading/stageRuntime.ts'
import { areDue, haveCome, prefetch, prefetchNext } from './prefetch.ts'
import { FirstPlay } from './firstPlay.ts'
import { readFirstPlay } from './firstPlayData.ts'
import { beginFirstVoice, stopFirstVoice } from './firstVoice.ts'
import { beginFirstPlay, endFirstPlay } from './hydration.ts'

if (areHooksWanted(window.location.search, () => window.localStorage)) installHooks()
const files = prefetch()
/** All pictures have come but the last one, or soon will have. */
const almostAll = files.then((all) => Promise.race([haveCome(all, 1), areDue(all)]))
void almostAll.then(() => endBoot(FIRST_PICTURES))
const sound = openSound()
begin().catch((error: unknown) => {
  // The reader retries and reports failures.
  console.warn('The page cannot be played before the app is there', error)
  endBoot(FIRST_PLAY)
})

function languageOfPage(): Language {
  const spoken = document.getElementById('first-page')?.lang
  return LANGUAGES.find((one) => one === spoken) ?? 'en'
}

/**
 * Loads the sounds of a first touch and the narration before the app, behind the last picture. `undefined` if sound fails; the reader
 * retries.
 */
async function openSound(): Promise<Audio | undefined> {
  await files
  try {
    const audio = await audioDesk()
    // While nothing else can be done: the sounds are then asked for as soon as the line is free.
    await audio.open()
    await almostAll
    void audio.effects.prepare(FIRST_EFFECTS)
    void audio.prepare([voiceOfPage()])
    return audio
  } catch (error) {
    console.warn('There is no sound before the app is there', error)
    return undefined
  }
}

/** The narration to start automatically: none if the child reads alone, or sentence by sentence, which the reader controls. */
function voiceOfPage(): Clip | undefined {
  return storedReadingMode() === 'listen' ? readFirstPlay()?.voice?.[languageOfPage()] : undefined
}

async function begin(): Promise<void> {
  const data = readFirstPlay()
  const kind = pageKindOf(data?.kind ?? '')
  const page = document.getElementById('first-page')
  const host = page?.querySelector<HTMLElement>('.stage-host')
  if (!data || !kind || !page || !host) throw new Error(`no page of kind ${data?.kind} came with the document`)
  const { openPage } = await loadRuntime()
  // Before the last one is decoded: an answer takes as long as that and the scene.
  void files.then((all) => haveCome(all, 0)).then(() => endBoot(LAST_PICTURE))
  const language = languageOfPage()
  const place = { host, kind, language, look: page.dataset['look'] }
  const next = Object.entries(data.pictures ?? {}).find(([id]) => id !== data.pictureId)?.[1]
  const width = host.clientWidth
  // Once: it may be asked for twice.
  const askNext = () => next && void prefetchNext(next, width, page.dataset['look'])
  document.addEventListener(NEXT_PICTURES, askNext, { once: true })
  const play = beginFirstPlay(() => new FirstPlay(data, place, openPage))
  if (!play) return endBoot(FIRST_PLAY)
  void sound.then((audio) => audio && play.sound(audio.effects))
  void Promise.all([sound, isReady(play)]).then(([audio]) => {
    const clip = voiceOfPage()
    if (audio && clip) beginFirstVoice(audio, clip, { pageId: data.pageId, language })
  })
  play.channel.toShell.listen((message) => {
    if (message.type === 'touched') stopFirstVoice()
    if (message.type === 'ready') play.show()
    else if (message.type !== 'failed' || message.reason === 'asset-missing') return
    // The reader reopens it.
    else endFirstPlay()
    endBoot(FIRST_PLAY)
  })
}

function isReady({ channel }: FirstPlay): Promise<void> {
  return new Promise((resolve) => {
    channel.toShell.listen(({ type }) => type === 'ready' && resolve())
  })
}

function endBoot(event: string): void {
  document.dispatchEvent(new Event(event))
}
