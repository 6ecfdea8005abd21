import type { BookItem } from '../../../../server/contract/books.ts'
import { isRecord } from '../device/storage.ts'

/**
 * Parses the books of the shelf like the contract's `bookItem`; undefined if one is invalid. Written by hand because every shelf needs it, and zod is
 * as large as all the covers.
 */
export function readBookItems(raw: unknown): BookItem[] | undefined {
  if (!Array.isArray(raw)) return undefined
  const books = raw.map(readBookItem).filter((book) => book !== undefined)
  return books.length === raw.length ? books : undefined
}

function readBookItem(raw: unknown): BookItem | undefined {
  if (!isRecord(raw)) return undefined
  const { id, title, cover_image, is_locked, latest_page, current_page, total_pages } = raw
  if (typeof title !== 'string' || typeof cover_image !== 'string' || typeof is_locked !== 'boolean') return undefined
  if (!isInt(id) || !isInt(latest_page) || !isInt(current_page) || !isInt(total_pages)) return undefined
  return { id, title, cover_image, is_locked, latest_page, current_page, total_pages }
}

const isInt = (raw: unknown): raw is number => Number.isSafeInteger(raw)
