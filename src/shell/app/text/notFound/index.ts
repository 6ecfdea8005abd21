import type { Local } from '../../../../game/language.ts'
import { en } from './en.ts'
import { id } from './id.ts'

/** What an address that leads nowhere says. */
export const notFoundText: Local<typeof en> = { en, id }
