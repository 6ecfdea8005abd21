import { routes } from '../../../lib/routes.ts'

/** URL in the QR code of a class: the sign-in by pictures with the code prefilled. */
export function joinAddress(code: string): string {
  return new URL(`${routes.pictures}?code=${encodeURIComponent(code)}`, window.location.origin).href
}
