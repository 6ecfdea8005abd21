import { encode } from 'uqr'

/** Quiet zone around the code, in modules. */
const QUIET = 4

/** QR code of a text as SVG. `name`: accessible name. */
export function Qr({ text, name }: { readonly text: string; readonly name: string }) {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={dark.join('')} fill="#000" />
    </svg>
  )
}
