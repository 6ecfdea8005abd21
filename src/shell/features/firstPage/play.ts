/**
 * Begins to play the page that came with the document: a script of its own, asked for before the app (`server/features/reading/boot.ts`).
 * The reader goes on with it (`present.ts`). No React in here.
 */
import { areHooksWanted, installHooks } from '../../../game/debug/hooks.ts'
import { kindOf } from '../../../scenes/table.ts'
import { FIRST_FILES, FIRST_PLAY } from '../../../../server/contract/firstPlay.ts'
import { LANGUAGES } from '../../../game/language.ts'
import { loadRuntime } from '../../lib/stageRuntime.ts'
import { askAhead, haveCome } from './askAhead.ts'
import { FirstPlay, type FirstPlayData } from './firstPlay.ts'
import { beginFirstPlay, endFirstPlay } from './present.ts'

if (areHooksWanted(window.location.search, () => window.localStorage)) installHooks()
const files = askAhead()
begin().catch((error: unknown) => {
  // The reader tries again, and tells the child.
  console.warn('The page cannot be played before the app is there', error)
  tellBoot(FIRST_PLAY)
})

async function begin(): Promise<void> {
  // Written by our own build (tools/prerender.ts).
  const data = JSON.parse(document.getElementById(FIRST_PLAY)?.textContent ?? '{}') as FirstPlayData
  const kind = kindOf(data.kind, 'page')
  const page = document.getElementById('first-page')
  const host = page?.querySelector<HTMLElement>('.stage-host')
  if (!kind || !page || !host) throw new Error(`no page of kind ${data.kind} came with the document`)
  const { openPage } = await loadRuntime()
  void files.then(haveCome).then(() => tellBoot(FIRST_FILES))
  const language = LANGUAGES.find((one) => one === page.lang) ?? 'en'
  const place = { host, kind, language, look: page.dataset['look'] }
  const play = beginFirstPlay(() => new FirstPlay(data, place, openPage))
  if (!play) return tellBoot(FIRST_PLAY)
  play.channel.toShell.listen((message) => {
    if (message.type === 'ready') host.classList.add('is-ready')
    else if (message.type !== 'failed' || message.reason === 'asset-missing') return
    // The reader opens it anew.
    else endFirstPlay()
    tellBoot(FIRST_PLAY)
  })
}

function tellBoot(event: string): void {
  document.dispatchEvent(new Event(event))
}
