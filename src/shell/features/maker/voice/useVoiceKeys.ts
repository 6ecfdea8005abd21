import { useEffect, useEffectEvent } from 'react'

/** What keys do: by `event.key`, lower case. Space is not taken from a button that has the focus, unless it is a word to be tapped. */
export type VoiceKeys = Readonly<Partial<Record<'r' | ' ' | 'arrowleft' | 'arrowright', (() => void) | undefined>>>

/** The keys of the voice panel, while no text is written and no sheet is open. */
export function useVoiceKeys(keys: VoiceKeys): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    const { target } = event
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) return
    if (document.querySelector('[role="dialog"]')) return
    const key = event.key.toLowerCase()
    const isOwn = key === ' ' && target instanceof HTMLButtonElement && !target.classList.contains('tap')
    const act = isOwn || !(key in keys) ? undefined : keys[key as keyof VoiceKeys] // `in` has just said so
    if (!act) return
    event.preventDefault()
    if (!event.repeat || key.startsWith('arrow')) act()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
