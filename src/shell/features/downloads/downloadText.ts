import type { Language } from '../../../game/language.ts'

/** Words of keeping books on the device. */
const english = {
  kept: 'Kept',
  name: (title: string, isQueued: boolean, size: string) =>
    isQueued ? `Kept on this device: ${title}` : `${size}. Keep ${title} on this device`,
  coming: (title: string, percent: number) => `${percent}%. ${title} is being kept. Stop`,
  full: 'There is no room left on this device.',
  broken: 'The book did not come whole. Try again later.',
  removeTitle: 'Remove the book?',
  removeText: (title: string) => `${title} can then be read with a network only.`,
  remove: 'Remove',
  stay: 'Keep',
}

const indonesian: typeof english = {
  kept: 'Tersimpan',
  name: (title, isQueued, size) =>
    isQueued ? `Tersimpan di perangkat ini: ${title}` : `${size}. Simpan ${title} di perangkat ini`,
  coming: (title, percent) => `${percent}%. ${title} sedang disimpan. Berhenti`,
  full: 'Perangkat ini sudah penuh.',
  broken: 'Bukunya belum lengkap. Coba lagi nanti.',
  removeTitle: 'Hapus bukunya?',
  removeText: (title) => `${title} lalu hanya bisa dibaca dengan jaringan.`,
  remove: 'Hapus',
  stay: 'Simpan',
}

/** By language. */
export const downloadText: Readonly<Record<Language, typeof english>> = { en: english, id: indonesian }

/** A size as people say it: `2.4 MB`. */
export function sizeOf(bytes: number): string {
  return `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
}
