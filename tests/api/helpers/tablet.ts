import type { FastifyInstance } from 'fastify'
import type { DevicesAnswer } from '../../../server/contract/pictures.ts'
import { Visitor } from './service.ts'

/** What a teacher sees of a class's tablets. */
export async function devicesOf(teacher: Visitor, classId: string): Promise<DevicesAnswer['data']> {
  return (await teacher.get(`/api/classes/${classId}/devices`)).json().data
}

/** Asks for a tablet by the class's tablet code; answers its token and number. */
export async function askTablet(
  app: FastifyInstance,
  teacher: Visitor,
  classId: string,
  more: object = {},
): Promise<{ class_token: string; waiting_number: number }> {
  const { tablet_code } = await devicesOf(teacher, classId)
  return (await new Visitor(app).post('/api/classes/open', { code: tablet_code, ...more })).json().data
}

/** A tablet that its teacher has said yes to; answers its token. */
export async function openTablet(
  app: FastifyInstance,
  teacher: Visitor,
  classId: string,
  more: object = {},
): Promise<string> {
  const { class_token, waiting_number } = await askTablet(app, teacher, classId, more)
  const { devices } = await devicesOf(teacher, classId)
  const id = devices.find((device) => device.waiting_number === waiting_number)?.id
  await teacher.post(`/api/classes/${classId}/devices/${id}/approve`)
  return class_token
}
