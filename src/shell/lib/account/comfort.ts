import { useSyncExternalStore } from 'react'
import { type Comfort, COMFORTS } from '../../../content/comfort.ts'
import { onUserChanged, readUser } from './session.ts'
import { onPlaySettings, playSettings } from './playSettings.ts'
import { isRecord, readText, writeText } from '../device/storage.ts'

/** Stays when a session ends, so that a child who comes back reads as before. */
const KEY = 'comfort'

const changed = new Set<() => void>()

/** Turns one on or off for the signed-in child, on this device. Returns all that is chosen now. */
export function chooseComfort(comfort: Comfort, isOn: boolean): readonly Comfort[] {
  const others = chosenComforts().filter((one) => one !== comfort)
  const chosen = isOn ? [...others, comfort] : others
  store(readUser()?.id ?? '', chosen)
  return chosen
}

/** Stores what the service says a child has chosen; ignores anything but a list (`null`: the child has not chosen yet). */
export function storeComfort(userId: string, raw: unknown): void {
  if (Array.isArray(raw)) store(userId, known(raw))
}

/** What the signed-in child has chosen on this device. */
export const chosenComforts = (): readonly Comfort[] => parse(readText(KEY))[readUser()?.id ?? ''] ?? []

function store(userId: string, chosen: readonly Comfort[]): void {
  writeText(KEY, JSON.stringify({ ...parse(readText(KEY)), [userId]: chosen }))
  for (const listener of changed) listener()
}

const known = (raw: readonly unknown[]) => COMFORTS.filter((comfort) => raw.includes(comfort))

/** Whether it is on for the signed-in child: chosen, or `seeWords` for whoever plays without sound. */
export function useComfort(comfort: Comfort): boolean {
  return useSyncExternalStore(subscribe, () => chosenComforts().includes(comfort) || isImplied(comfort))
}

const isImplied = (comfort: Comfort) => comfort === 'seeWords' && playSettings().mode === 'withoutSound'

/** What the signed-in child has chosen, as one text: the style sheet knows it by `data-comfort`. */
export function useComforts(): string {
  return useSyncExternalStore(subscribe, () => chosenComforts().join(' '))
}

function parse(text: string | undefined): Readonly<Record<string, readonly Comfort[]>> {
  try {
    const raw: unknown = text === undefined ? {} : JSON.parse(text)
    if (!isRecord(raw)) return {}
    return Object.fromEntries(
      Object.entries(raw).map(([userId, chosen]) => [userId, Array.isArray(chosen) ? known(chosen) : []]),
    )
  } catch {
    return {}
  }
}

function subscribe(listener: () => void): () => void {
  changed.add(listener)
  const forget = [onUserChanged(listener), onPlaySettings(listener)]
  return () => {
    changed.delete(listener)
    for (const one of forget) one()
  }
}
