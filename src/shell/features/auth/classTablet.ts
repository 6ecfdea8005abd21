import type { z } from 'zod'
import {
  type FacesAnswer,
  facesAnswer,
  openClassAnswer,
  type SignInPicture,
} from '../../../../server/contract/pictures.ts'
import { apiClient } from '../../lib/service/apiClient.ts'
import { ApiError } from '../../lib/service/apiError.ts'
import { outbox } from '../outbox/appOutbox.ts'
import { readText, removeKey, writeText } from '../../lib/device/storage.ts'
import { readToken, readUser, startSession } from '../../lib/account/session.ts'
import type { ShownFace } from '../face/freeFaces.ts'
import { storeSession } from './api.ts'

const KEY = 'classToken'

/** A class as a tablet shows it: its name and its children's faces; while it waits for the teacher's yes, its number instead. */
export type Faces = FacesAnswer['data']

/** One child of it. */
export type Child = Faces['learners'][number]

/** Does this tablet know a class? */
export const knowsClass = (): boolean => readText(KEY) !== undefined

/** This tablet leaves its class. */
export const forgetClass = (): void => removeKey(KEY)

/** Has the class let this tablet go (401), or was it deleted (404)? A deleted class may come back, and the tablet with it. */
export const isLeftOut = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.status === 404)

/** Opens a class on this tablet by its tablet code; from then on the tablet knows it, and mostly waits for the teacher's yes first. Rejects with an `ApiError`. */
export async function openClass(code: string, deviceName: string): Promise<Faces> {
  // So that the teacher reads the tablet's name where it has not sent something.
  const device_id = await outbox.deviceId()
  const body = { code, device_id, ...(deviceName !== '' && { device_name: deviceName }) }
  const { data } = await apiClient.post<unknown>('/api/classes/open', body, { isSignIn: true })
  const { class_token, ...faces } = parsed(openClassAnswer, data).data
  writeText(KEY, class_token)
  return faces
}

/** The children of this tablet's class. Where the class no longer knows the tablet, the tablet forgets the class. Rejects with an `ApiError`. */
export async function fetchFaces(): Promise<Faces> {
  try {
    const headers = { 'X-Class-Token': readText(KEY) ?? '' }
    const { data } = await apiClient.get<unknown>('/api/classes/faces', { headers, isSignIn: true })
    return parsed(facesAnswer, data).data
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) forgetClass()
    throw error
  }
}

/** Keeps the face that the child who is signed in has chosen. Rejects with an `ApiError`; 409: somebody has it already. */
export async function chooseFace(face: ShownFace): Promise<void> {
  await apiClient.put<unknown>('/api/profile/face', { avatar: face.avatar, frame: face.frame })
  const [token, user] = [readToken(), readUser()]
  if (token !== undefined && user) startSession(token, { ...user, avatar: face.avatar })
}

/** Signs a child in by their three pictures, in order; gives the backend's message. Rejects with an `ApiError`. */
export async function signInByPictures(child: Child, pictures: readonly SignInPicture[]): Promise<string> {
  const body = { class_token: readText(KEY) ?? '', learner_id: child.id, pictures }
  const { data } = await apiClient.post<unknown>('/api/auth/pictures', body, { isSignIn: true })
  return storeSession(data, child.avatar)
}

function parsed<Schema extends z.ZodType>(schema: Schema, data: unknown): z.output<Schema> {
  const answer = schema.safeParse(data)
  if (!answer.success) throw new ApiError('invalid', 'Invalid response format')
  return answer.data
}
