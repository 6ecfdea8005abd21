import { render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { expect, it } from 'vitest'
import { joinAddress } from './joinAddress.ts'
import { Qr } from './Qr.tsx'

/** Pixels per module. */
const SCALE = 4
const BYTES = 4

/** Decodes the rendered code: paints its modules as pixels and runs a QR reader on them. */
function scanned(svg: Element): string | undefined {
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const side = size * SCALE
  const pixels = new Uint8ClampedArray(side * side * BYTES).fill(255)
  const dark = svg.querySelectorAll('path')[1]?.getAttribute('d') ?? ''
  for (const [, left, top] of dark.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let y = 0; y < SCALE; y += 1) {
      const start = ((Number(top) * SCALE + y) * side + Number(left) * SCALE) * BYTES
      for (let x = 0; x < SCALE; x += 1) pixels.fill(0, start + x * BYTES, start + x * BYTES + BYTES - 1)
    }
  }
  return jsQR(pixels, side, side)?.data
}

it.each(['KAPUR-274K', 'PADI-2345'])('encodes %s as the URL of the sign-in on this server', (code) => {
  render(<Qr text={joinAddress(code)} name="QR code" />)
  const read = scanned(screen.getByRole('img', { name: 'QR code' }))
  expect(read).toBe(`${window.location.origin}/login/pictures?code=${code}`)
})
