import { routes } from '../../../lib/routes.ts'

/** Where the QR code of a class leads: the sign-in by pictures, with the code filled in. */
export function joinAddress(code: string): string {
  return new URL(`${routes.pictures}?code=${encodeURIComponent(code)}`, window.location.origin).href
}
