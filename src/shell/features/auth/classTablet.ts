import type { z } from 'zod'
import {
  type FacesAnswer,
  facesAnswer,
  openClassAnswer,
  type SignInPicture,
} from '../../../../server/contract/pictures.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { outbox } from '../outbox/index.ts'
import { classToken, forgetClass, storeClassToken, storeWorkKeys } from '../../lib/device/tabletClass.ts'
import { readToken, readUser, startSession } from '../../lib/account/session.ts'
import type { ShownFace } from '../face/index.ts'
import { storeSession } from './api.ts'

/** A class as a tablet sees it: its name and its children's faces, or the tablet's number while it waits for the teacher's approval. */
export type Faces = FacesAnswer['data']

/** One child of the class. */
export type Child = Faces['learners'][number]

/** Whether this tablet is linked to a class. */
export const knowsClass = (): boolean => classToken() !== undefined

/** Whether the class removed this tablet (401) or was deleted (404). After a 404 the token stays, because the class can be restored. */
export const isLeftOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 404)

/** Links this tablet to a class by its tablet code; usually the teacher must approve it first. Rejects with an `ApiError`. */
export async function openClass(code: string, deviceName: string): Promise<Faces> {
  // The dashboard names the tablet by this id when it has unsent events.
  const device_id = await outbox.deviceId()
  const body = { code, device_id, ...(deviceName !== '' && { device_name: deviceName }) }
  const { data } = await apiClient.post<unknown>('/api/classes/open', body, { isSignIn: true })
  const { class_token, ...faces } = parsed(openClassAnswer, data).data
  storeClassToken(class_token)
  storeWorkKeys(faces.work_keys)
  return faces
}

/** Fetches the children of this tablet's class. A 401 unlinks the tablet. Rejects with an `ApiError`. */
export async function fetchFaces(): Promise<Faces> {
  try {
    const headers = { 'X-Class-Token': classToken() ?? '' }
    const { data } = await apiClient.get<unknown>('/api/classes/faces', { headers, isSignIn: true })
    const faces = parsed(facesAnswer, data).data
    storeWorkKeys(faces.work_keys)
    return faces
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetClass()
    throw error
  }
}

/** Saves the face of the signed-in child. Rejects with an `ApiError`; 409: somebody already has it. */
export async function chooseFace(face: ShownFace): Promise<void> {
  await apiClient.put<unknown>('/api/profile/face', { avatar: face.avatar, frame: face.frame })
  const [token, user] = [readToken(), readUser()]
  if (token !== undefined && user) startSession(token, { ...user, avatar: face.avatar })
}

/** Signs a child in by their three pictures, in order; returns the backend's message. Rejects with an `ApiError`. */
export async function signInByPictures(child: Child, pictures: readonly SignInPicture[]): Promise<string> {
  const body = { class_token: classToken() ?? '', learner_id: child.id, pictures }
  const { data } = await apiClient.post<unknown>('/api/auth/pictures', body, { isSignIn: true })
  return storeSession(data, child.avatar)
}

function parsed<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}
