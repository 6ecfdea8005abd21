import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  downloaded: 'Tersimpan',
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
