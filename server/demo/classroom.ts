/** When the data of the demo class ends. */
export const DEMO_NOW = '2026-11-20T06:50:00+07:00'

/** The children: id, nickname, the day they were added, and the three pictures they sign in with. */
export const DEMO_LEARNERS: ReadonlyArray<readonly [id: string, name: string, added: string, pictures: string]> = [
  ['lrn-01', 'Adit', '2026-10-23', 'tree fish goat'],
  ['lrn-02', 'Alya', '2026-10-23', 'fish mango house'],
  ['lrn-03', 'Arjuna', '2026-10-23', 'goat mango drum'],
  ['lrn-04', 'Aulia', '2026-10-23', 'drum tree fish'],
  ['lrn-05', 'Bagus', '2026-10-23', 'tree goat umbrella'],
  ['lrn-06', 'Cahaya', '2026-10-23', 'mango duck house'],
  ['lrn-07', 'Dewi', '2026-11-12', 'boat sun goat'],
  ['lrn-08', 'Dimas', '2026-10-23', 'house mango tree'],
  ['lrn-09', 'Elok', '2026-10-23', 'boat tree drum'],
  ['lrn-10', 'Fikri', '2026-10-23', 'house drum kite'],
  ['lrn-11', 'Galang', '2026-10-23', 'mango star umbrella'],
  ['lrn-12', 'Hana', '2026-10-23', 'star sun goat'],
  ['lrn-13', 'Ilham', '2026-10-23', 'kite drum duck'],
  ['lrn-14', 'Intan', '2026-10-23', 'star kite tree'],
  ['lrn-15', 'Jonathan', '2026-11-18', 'drum fish house'],
  ['lrn-16', 'Kadek', '2026-10-23', 'drum house star'],
  ['lrn-17', 'Laila', '2026-10-23', 'tree sun house'],
  ['lrn-18', 'Made', '2026-10-23', 'mango fish sun'],
  ['lrn-19', 'Nadia', '2026-10-23', 'umbrella boat duck'],
  ['lrn-20', 'Putri', '2026-10-23', 'house star umbrella'],
  ['lrn-21', 'Rafi H.', '2026-10-23', 'tree mango house'],
  ['lrn-22', 'Rafi M.', '2026-10-23', 'boat goat house'],
  ['lrn-23', 'Siti', '2026-10-23', 'goat tree umbrella'],
  ['lrn-24', 'Yoga', '2026-10-23', 'boat star fish'],
]

/** The number of each child's chosen face, in the same order. */
export const DEMO_FACES: readonly number[] = [
  2, 9, 4, 5, 10, 17, 12, 6, 7, 13, 15, 1, 14, 11, 8, 2, 16, 10, 18, 9, 4, 6, 12, 15,
]

/** A device of the demo class and its last heartbeat: whose records are still queued on it. */
export interface DemoDevice {
  readonly id: string
  readonly name: string
  readonly isShared: boolean
  readonly heartbeat: string
  readonly queued: ReadonlyArray<readonly [learnerId: string, records: number]>
}

/** Two tablets of the school and the phones of four families. */
export const DEMO_DEVICES: readonly DemoDevice[] = [
  { id: 'tab-mango', name: 'Tablet Mangga', isShared: true, heartbeat: '2026-11-19T10:16:00+07:00', queued: [] },
  {
    id: 'tab-kite',
    name: 'Tablet Layang-Layang',
    isShared: true,
    heartbeat: '2026-11-19T10:19:00+07:00',
    queued: [
      ['lrn-12', 37],
      ['lrn-03', 47],
      ['lrn-10', 11],
      ['lrn-17', 41],
      ['lrn-20', 42],
    ],
  },
  {
    id: 'phone-04',
    name: 'Ponsel di rumah (Aulia)',
    isShared: false,
    heartbeat: '2026-10-26T18:40:00+07:00',
    queued: [],
  },
  {
    id: 'phone-12',
    name: 'Ponsel di rumah (Hana)',
    isShared: false,
    heartbeat: '2026-11-06T18:40:00+07:00',
    queued: [],
  },
  {
    id: 'phone-19',
    name: 'Ponsel di rumah (Nadia)',
    isShared: false,
    heartbeat: '2026-11-02T18:40:00+07:00',
    queued: [],
  },
  {
    id: 'phone-22',
    name: 'Ponsel di rumah (Rafi M.)',
    isShared: false,
    heartbeat: '2026-11-13T18:40:00+07:00',
    queued: [],
  },
]
