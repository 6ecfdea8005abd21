import { afterAll, beforeAll, expect, it } from 'vitest'
import { installedBrowser } from '../../server/packs/export/print/browser.ts'
import { sqlite } from './helpers/engines.ts'
import { exampleBook } from './helpers/packs.ts'
import { type Service, signedInTeacher, startService, type Visitor } from './helpers/service.ts'

let service: Service
let teacher: Visitor

beforeAll(async () => {
  service = await startService(sqlite)
  teacher = await signedInTeacher(service)
  await teacher.postFile('/api/packs', await exampleBook())
})

afterAll(() => service.stop())

it.skipIf(!installedBrowser(process.env))(
  'prints books with the browser that is installed, without a setting',
  async () => {
    expect((await teacher.get('/api/packs')).json().formats).toEqual(
      expect.arrayContaining(['pdf', 'booklet', 'cards']),
    )
    const pdf = await teacher.get('/api/packs/org.example.morning-words/export?as=cards&language=en')
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf'])
    expect(pdf.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
    expect(pdf.rawPayload.subarray(-8).toString()).toContain('%%EOF')
  },
  120_000,
)
