import { useSyncExternalStore } from 'react'
import type { Language } from '../../../game/language.ts'
import { onPlaySettings, PLAY_MODES, playSettings } from '../../lib/account/playSettings.ts'
import { playClick } from '../../lib/sound/sound.ts'
import { choosePlayMode } from '../calm/index.ts'
import { comfortText } from './text/comfort/index.ts'

/** How this child plays: with pictures and sound, by ear, or without sound. One of three. */
export function PlayModeChoice({ language }: { readonly language: Language }) {
  const chosen = useSyncExternalStore(onPlaySettings, () => playSettings().mode)
  const { modeTitle, modes } = comfortText[language]
  return (
    <fieldset className="comfort">
      <legend>{modeTitle}</legend>
      {PLAY_MODES.map((mode) => (
        <button
          key={mode}
          type="button"
          data-mode={mode}
          aria-pressed={mode === chosen}
          onClick={() => {
            playClick()
            void choosePlayMode(mode)
          }}
        >
          {modes[mode]}
        </button>
      ))}
    </fieldset>
  )
}
