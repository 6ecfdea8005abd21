import type { ReactNode } from 'react'

const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const
const line = (d: string) => <path d={d} {...LINE} />

const SIGNS = {
  first: (
    <>
      <circle cx="10" cy="10" r="8" fill="currentColor" />
      <path d="M6 10.4l2.7 2.7L14 7.4" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  known: (
    <>
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="10" cy="10" r="6.6" fill="currentColor" />
      <path d="M7 10.3l2.1 2.1 3.9-4.2" fill="none" stroke="#fff" strokeWidth="1.9" strokeLinecap="round" />
    </>
  ),
  help: (
    <>
      <circle cx="10" cy="10" r="7.6" fill="#fff" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10 2.4a7.6 7.6 0 0 1 0 15.2z" fill="currentColor" />
    </>
  ),
  notyet: (
    <circle cx="10" cy="10" r="7.2" fill="#fff" stroke="currentColor" strokeWidth="2.2" strokeDasharray="3.2 2.4" />
  ),
  none: line('M6 10h8'),
  play: line('M6 4l9 6-9 6z'),
  book: line('M3 5c3-1 5 0 7 1 2-1 4-2 7-1v10c-3-1-5 0-7 1-2-1-4-2-7-1zM10 6v10'),
  lock: (
    <>
      <rect x="4.5" y="9" width="11" height="8" rx="1.5" {...LINE} />
      {line('M7 9V6.5a3 3 0 0 1 6 0V9')}
    </>
  ),
  star: <path d="M10 2l2.4 5.2 5.6.7-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L2 7.9l5.6-.7z" fill="currentColor" />,
  today: (
    <>
      <rect x="3" y="4" width="14" height="13" rx="2" {...LINE} />
      {line('M3 8h14M7 2v4M13 2v4M7 12h6')}
    </>
  ),
  skills: line('M3 17V12h4v5M8 17V8h4v9M13 17V4h4v13'),
  people: (
    <>
      <circle cx="7" cy="7" r="3" {...LINE} />
      {line('M2 17c0-3 2-5 5-5s5 2 5 5M13 4.5a3 3 0 0 1 0 5.5M15 12.5c2 .6 3 2.3 3 4.5')}
    </>
  ),
  house: line('M3 17V8l7-5 7 5v9zM8 17v-5h4v5'),
  print: line('M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z'),
  wait: <path d="M10 14V4M6 8l4-4 4 4M4 17h12" {...LINE} strokeDasharray="2.5 2.6" />,
  pen: line('M4 16l1-4 8-8 3 3-8 8zM11 6l3 3'),
  next: line('M4 10h11M11 5l5 5-5 5'),
  offline: line('M2 2l16 16M4 9c1-1 2.3-1.8 3.5-2.2M16 9c-1.2-1.2-2.6-2-4.2-2.4M7 12.5c.8-.8 1.9-1.3 3-1.3M10 16h.01'),
  bang: line('M10 3l8 14H2zM10 8.5v4M10 14.8h.01'),
  save: line('M10 3v10M6 9l4 4 4-4M4 17h12'),
} satisfies Record<string, ReactNode>

/** Name of a dashboard icon. */
export type SignName = keyof typeof SIGNS

/** A small icon next to a word; hidden from screen readers. */
export function Sign({ name }: { readonly name: SignName }) {
  return (
    <svg className="sign" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      {SIGNS[name]}
    </svg>
  )
}
