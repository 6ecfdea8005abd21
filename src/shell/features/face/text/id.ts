import type { en } from './en.ts'

/** The Indonesian texts. */
export const id: typeof en = {
  title: 'Kamu yang mana?',
  faces: 'Wajah',
  frames: 'Bingkai',
  done: 'Selesai',
  later: 'Nanti saja',
  taken: 'Baru saja dipilih teman. Pilih yang lain!',
  failed: 'Belum berhasil. Coba lagi!',
  children: [
    'anak perempuan berkerudung hijau',
    'anak laki-laki berambut lurus',
    'anak perempuan berambut keriting dan berkacamata',
    'anak laki-laki dengan alat bantu dengar',
    'anak perempuan berpita kuning',
    'anak laki-laki berbaju kuning',
    'anak perempuan berpita merah',
    'anak laki-laki berambut keriting',
    'anak perempuan berambut sedagu',
    'anak laki-laki berambut jabrik',
    'anak perempuan berambut ekor kuda',
    'anak perempuan berkerudung merah',
    'anak laki-laki berpeci',
    'anak laki-laki berkacamata',
    'anak laki-laki berambut ikal',
    'anak perempuan berkerudung ungu',
    'anak perempuan berkepang',
    'anak perempuan berbunga di rambut',
  ],
  pets: ['burung biru', 'burung merah', 'kucing', 'kerbau', 'ayam betina', 'anak ayam', 'ayam jago', 'merpati'],
  frame: { sun: 'matahari', leaf: 'daun', wave: 'ombak', dots: 'titik-titik', stripes: 'garis-garis', star: 'bintang' },
}
