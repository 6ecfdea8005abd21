import { useEffect, useEffectEvent } from 'react'
import type { OpenDraft } from '../draft/index.ts'
import type { EditorPlace } from './useEditorPlace.ts'
import { PARTS } from './pageProgress.ts'

interface Keys {
  readonly open: OpenDraft
  readonly place: EditorPlace
  readonly pages: number
  readonly onTry: () => void
}

/** The keys of the editor: Alt+1…4 parts, PageUp and PageDown pages, Ctrl+Z and Ctrl+Shift+Z, Ctrl+Enter to try. */
export function useEditorKeys({ open, place, pages, onTry }: Keys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const act = actionOf(event, { open, place, pages, onTry })
    if (!act) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

function actionOf(event: KeyboardEvent, { open, place, pages, onTry }: Keys): (() => void) | undefined {
  // A sheet that is open has its own keys.
  if (document.querySelector('[role="dialog"]')) return undefined
  const isCommand = event.ctrlKey || event.metaKey
  const part = event.altKey && !isCommand ? PARTS[Number(event.code.replace('Digit', '')) - 1] : undefined
  if (part) return () => place.openTab(part)
  if (isCommand && event.key === 'Enter') return onTry
  const isTyping = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLInputElement
  if (isCommand && event.key.toLowerCase() === 'z' && !isTyping) return event.shiftKey ? open.redo : open.undo
  if (event.key === 'PageDown' && place.index < pages - 1) return () => place.openPage(place.index + 1)
  if (event.key === 'PageUp' && place.index > 0) return () => place.openPage(place.index - 1)
  return undefined
}
