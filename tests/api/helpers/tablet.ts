import type { FastifyInstance } from 'fastify'
import type { DevicesAnswer } from '../../../server/contract/pictures.ts'
import { Visitor } from './service.ts'

/** The tablets of a class, and its tablet code. */
export async function devicesOf(teacher: Visitor, classId: string): Promise<DevicesAnswer['data']> {
  return (await teacher.get(`/api/classes/${classId}/devices`)).json().data
}

/** Opens the class on a tablet that no teacher has approved yet. Returns the tablet's token and number. */
export async function askTablet(
  app: FastifyInstance,
  teacher: Visitor,
  classId: string,
  more: object = {},
): Promise<{ class_token: string; waiting_number: number }> {
  const { tablet_code } = await devicesOf(teacher, classId)
  return (await new Visitor(app).post('/api/classes/open', { code: tablet_code, ...more })).json().data
}

/** Opens the class on a tablet and approves it. Returns the tablet's token. */
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
