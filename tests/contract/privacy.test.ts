import { describe, expect, it } from 'vitest'
import type { LearningEvent } from '../../server/contract/events.ts'
import { KEEPING } from '../../server/contract/retention.ts'
import type { Tables } from '../../server/db/tables.ts'
import { privacyText } from '../../src/shell/features/privacy/text/page/index.ts'

type Said = { readonly en: string; readonly id: string }

/** The words of the privacy page about each table; `undefined` if it has no data of a child. A new table does not compile without a line. */
const OF_TABLES: Readonly<Record<keyof Tables, Said | undefined>> = {
  users: { en: 'A nickname', id: 'Nama panggilan' },
  tokens: { en: 'Where a child is signed in', id: 'Di mana seorang anak masuk' },
  known_devices: { en: 'browsers an account with an e-mail', id: 'peramban mana sebuah akun dengan surel' },
  progress: { en: 'pages visited', id: 'halaman yang dikunjungi' },
  activity_results: { en: 'results of the activities, points and stars', id: 'hasil kegiatan, poin, dan bintang' },
  limits: { en: 'How often a sign-in was tried', id: 'Berapa kali masuk dicoba' },
  classes: undefined,
  class_teachers: undefined,
  class_learners: { en: 'the class and since when', id: 'kelas dan sejak kapan' },
  class_books: undefined,
  picture_signins: { en: 'the three pictures of the sign-in', id: 'tiga gambar untuk masuk' },
  class_tablet_codes: undefined,
  class_secrets: undefined,
  // Ids of what was read and played.
  taken_saves: { en: 'and when', id: 'waktunya' },
  picture_tries: { en: 'on which tablet wrong pictures were chosen', id: 'di tablet mana tiga gambarnya salah' },
  class_offers: undefined,
  school_years: undefined,
  class_devices: { en: 'For a class’s tablet, the name', id: 'Tentang tablet kelas: nama' },
  departures: { en: 'For a child who has left the class: when', id: 'anak yang sudah keluar dari kelas: sejak kapan' },
  looks: { en: 'how the child of book 3 looks (skin, hair, headwear)', id: 'anak di buku 3 (warna kulit, rambut' },
  path_choices: { en: 'what a teacher has set for the ten minutes', id: 'apa yang diatur guru untuk sepuluh menit' },
  check_requests: { en: 'asked for a five-minute check', id: 'meminta cek lima menit' },
  calm: { en: 'whether the app is calm', id: 'mode tenang (lebih pelan' },
  play_modes: {
    en: 'whether they play by ear or without sound',
    id: 'apakah ia bermain dengan mendengar saja atau tanpa suara',
  },
  comforts: { en: 'what makes reading easier', id: 'apa yang memudahkan membaca' },
  paw_prints: { en: 'on which pages Kiko was found', id: 'di halaman mana Kiko ditemukan' },
  events: { en: 'What was read and played', id: 'Apa yang dibaca dan dimainkan' },
  digests: { en: 'what the reports calculate from all this', id: 'apa yang dihitung laporan dari semua ini' },
  devices: { en: 'when it last reported, whose work still waits', id: 'kapan terakhir memberi kabar' },
  device_numbers: { en: 'which records never arrived', id: 'catatan mana yang tidak pernah sampai' },
  // Marks events whose times are corrected later, so it belongs to when things were read and played.
  uncertain_events: { en: 'and when', id: 'waktunya' },
  uncertain_arrivals: undefined,
  heartbeats: undefined,
  schema_migrations: undefined,
  leases: undefined,
  backup_runs: undefined,
  // About a class, not a child.
  done_today: undefined,
  // Books, not children: what children did with them is in progress and events.
  packs: undefined,
  pack_revisions: undefined,
  pack_files: undefined,
  pack_activities: undefined,
  pack_drafts: undefined,
  pack_blobs: undefined,
  pack_people: { en: 'in which book of the class', id: 'di buku kelas mana' },
  class_packs: undefined,
  // Books that teachers are making.
  drafts: undefined,
  draft_people: undefined,
  draft_keys: undefined,
  bin: {
    en: 'For a child who is in the bin: since when, and until when',
    id: 'anak yang ada di tempat sampah: sejak kapan',
  },
  learner_requests: { en: 'what one teacher asked another', id: 'apa yang diminta seorang guru kepada guru lain' },
  journal: {
    en: 'Which teacher opened, exported, moved or deleted',
    id: 'Guru mana yang membuka, mengekspor, memindahkan',
  },
}

/** The words of the page about the fields of each event, except ids, versions and places of content. */
const OF_EVENTS: Readonly<Record<LearningEvent['type'], readonly Said[]>> = {
  'session.start': [{ en: 'and when', id: 'waktunya' }],
  'session.end': [{ en: 'and when', id: 'waktunya' }],
  'page.leave': [
    { en: 'how long, in which language', id: 'berapa lama, dalam bahasa apa' },
    { en: 'how they were read and how many words were heard', id: 'cara membacanya, dan berapa kata yang didengar' },
  ],
  try: [
    { en: 'tries, how they ended, with how much help', id: 'percobaan, hasilnya, seberapa banyak bantuannya' },
    { en: 'whether by finger, key or voice', id: 'dengan jari, tombol, atau suara' },
  ],
  'activity.end': [{ en: 'the results of the activities', id: 'hasil kegiatan' }],
  'book.complete': [{ en: 'points and stars', id: 'poin, dan bintang' }],
  prediction: [{ en: 'what they guessed would come in a story', id: 'apa tebakannya tentang cerita' }],
  told: [{ en: 'that they told a grown-up about it', id: 'bahwa ia sudah bercerita kepada orang dewasa' }],
  check: [{ en: 'what was answered in it', id: 'apa jawabannya' }],
  'device.hello': [{ en: 'whose work still waits on it', id: 'hasil kerja siapa yang masih menunggu' }],
  observation: [{ en: 'What a teacher ticks', id: 'Centang guru' }],
}

describe.each(['en', 'id'] as const)('the privacy page in %s', (language) => {
  const [kept] = privacyText[language](KEEPING).parts
  const text = kept?.lines.join('\n') ?? ''

  it.each(Object.entries(OF_TABLES).flatMap(([table, said]) => (said ? [[table, said] as const] : [])))(
    'covers the data of a child in %s',
    (_, said) => {
      expect(text).toContain(said[language])
    },
  )

  it.each(Object.entries(OF_EVENTS).flatMap(([type, all]) => all.map((said) => [type, said] as const)))(
    'covers the fields of the event %s',
    (_, said) => {
      expect(text).toContain(said[language])
    },
  )
})
