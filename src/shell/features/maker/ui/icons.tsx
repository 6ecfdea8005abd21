const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

/** The maker's icons, drawn in a box of 20 × 20. */
export const ICONS = {
  back: <path {...LINE} d="M12 4l-6 6 6 6" />,
  next: <path {...LINE} d="M8 4l6 6-6 6" />,
  down: <path {...LINE} d="M4 7l6 6 6-6" />,
  plus: <path {...LINE} d="M10 4v12M4 10h12" />,
  x: <path {...LINE} d="M5 5l10 10M15 5L5 15" />,
  tick: <path {...LINE} d="M4 10.5l4 4 8-9" />,
  undo: <path {...LINE} d="M8 5L4 9l4 4M4 9h8a4 4 0 0 1 0 8H9" />,
  redo: <path {...LINE} d="M12 5l4 4-4 4M16 9H8a4 4 0 0 0 0 8h3" />,
  more: (
    <>
      <circle cx="4" cy="10" r="1.7" fill="currentColor" />
      <circle cx="10" cy="10" r="1.7" fill="currentColor" />
      <circle cx="16" cy="10" r="1.7" fill="currentColor" />
    </>
  ),
  play: <path d="M6 4l10 6-10 6z" fill="currentColor" stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />,
  pause: <path {...LINE} d="M7 4v12M13 4v12" strokeWidth="3" />,
  stop: <rect x="5" y="5" width="10" height="10" rx="2" fill="currentColor" />,
  picture: (
    <>
      <path {...LINE} d="M3 4h14v12H3zM3 13l4-4 4 4 2-2 4 4" />
      <circle cx="13" cy="7.5" r="1.4" fill="currentColor" />
    </>
  ),
  words: <path {...LINE} d="M3 5h14M3 10h14M3 15h8" />,
  voice: (
    <path
      {...LINE}
      d="M10 3a2.5 2.5 0 0 1 2.5 2.5v4a2.5 2.5 0 0 1-5 0v-4A2.5 2.5 0 0 1 10 3zM5 9a5 5 0 0 0 10 0M10 14v3"
    />
  ),
  game: (
    <>
      <path {...LINE} d="M4 8.5h3v-3h3v3h3v3h-3v3H7v-3H4z" />
      <circle cx="15.5" cy="6" r="1.6" fill="currentColor" />
      <circle cx="16" cy="14" r="1.6" fill="currentColor" />
    </>
  ),
  book: <path {...LINE} d="M3 5c3-1 5 0 7 1 2-1 4-2 7-1v10c-3-1-5 0-7 1-2-1-4-2-7-1zM10 6v10" />,
  share: <path {...LINE} d="M14 8l3-3-3-3M17 5h-5a6 6 0 0 0-6 6M4 9v8h11v-4" />,
  camera: (
    <>
      <path {...LINE} d="M3 6h3l1.5-2h5L14 6h3v10H3z" />
      <circle cx="10" cy="11" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  image: <path {...LINE} d="M3 4h14v12H3zM3 14l5-5 4 4 2-2 3 3" />,
  search: (
    <>
      <circle cx="9" cy="9" r="5" fill="none" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M13 13l4 4" />
    </>
  ),
  flip: <path {...LINE} d="M10 3v14M7 6L3 14h4zM13 6l4 8h-4z" />,
  front: (
    <>
      <path {...LINE} d="M4 12v4h4M12 4h4v4" />
      <rect x="7" y="7" width="6" height="6" fill="currentColor" />
    </>
  ),
  behind: (
    <>
      <path {...LINE} d="M7 7h6v6H7z" />
      <path {...LINE} d="M4 10v6h6M16 10V4h-6" />
    </>
  ),
  look: (
    <>
      <path {...LINE} d="M2 10c3-5 13-5 16 0-3 5-13 5-16 0z" />
      <circle cx="10" cy="10" r="2.4" fill="currentColor" />
    </>
  ),
  move: <path {...LINE} d="M3 13c2-6 4-6 6 0s4 6 8-4M15 7l2 1.5L18 6" />,
  touch: (
    <path
      {...LINE}
      d="M8 17c-2-2.5-3.5-4.5-4-6 .500-1 2-.500 2.5.500L8 13V5c0-1.5 2-1.5 2 0v4.5c2-.500 5 0 5 2.5 0 3-1 4-2 5z"
    />
  ),
  copy: <path {...LINE} d="M7 7h9v9H7zM4 13V4h9" />,
  bin: <path {...LINE} d="M4 6h12M8 6V4h4v2M6 6l.700 10h6.6L14 6" />,
  small: <path {...LINE} d="M4 10h12" />,
  big: <path {...LINE} d="M10 4v12M4 10h12" />,
  tablet: <path {...LINE} d="M5 3h10v14H5zM9 14.5h2" />,
  wait: <path {...LINE} d="M10 14V4M6 8l4-4 4 4M4 17h12" strokeDasharray="2.500 2.600" />,
  sent: <path {...LINE} d="M10 14V4M6 8l4-4 4 4M4 17h12" />,
  off: (
    <path
      {...LINE}
      d="M2 2l16 16M4 9c1-1 2.3-1.8 3.5-2.2M16 9c-1.2-1.2-2.6-2-4.2-2.4M7 12.5c.800-.800 1.9-1.3 3-1.3M10 16h.010"
    />
  ),
  bang: <path {...LINE} d="M10 3l8 14H2zM10 8.5v4M10 14.8h.010" />,
  good: (
    <>
      <circle cx="10" cy="10" r="8" fill="currentColor" />
      <path d="M6 10.4l2.7 2.7L14 7.4" fill="none" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </>
  ),
  info: (
    <>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M10 9v5M10 6.2h.010" />
    </>
  ),
  two: <path {...LINE} d="M4 3h6v10H4zM10 7h6v10h-6" />,
  clock: (
    <>
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M10 6v4l3 2" />
    </>
  ),
  print: <path {...LINE} d="M6 7V3h8v4M6 14H3V7h14v7h-3M6 11h8v6H6z" />,
  get: <path {...LINE} d="M10 3v10M6 9l4 4 4-4M4 17h12" />,
  into: <path {...LINE} d="M10 13V3M6 9l4 4 4-4M4 17h12" />,
  people: (
    <>
      <circle cx="7" cy="7" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M2 17c0-3 2-5 5-5s5 2 5 5M13 4.5a3 3 0 0 1 0 5.5M15 12.5c2 .600 3 2.3 3 4.5" />
    </>
  ),
  place: (
    <>
      <path {...LINE} d="M10 17c-4-5-5-6.5-5-9a5 5 0 0 1 10 0c0 2.5-1 4-5 9z" />
      <circle cx="10" cy="8" r="1.7" fill="currentColor" />
    </>
  ),
  animal: (
    <>
      <circle cx="5" cy="9" r="1.7" fill="currentColor" />
      <circle cx="8.5" cy="6" r="1.7" fill="currentColor" />
      <circle cx="12.5" cy="6.2" r="1.7" fill="currentColor" />
      <circle cx="15.5" cy="9.5" r="1.7" fill="currentColor" />
      <path d="M10 9.5c3 0 5 3 4 5.5-1 2-3 .500-4 .500s-3 1.5-4-.500c-1-2.5 1-5.5 4-5.5z" fill="currentColor" />
    </>
  ),
  thing: <path {...LINE} d="M4 8h12v8H4zM7 8a3 3 0 0 1 6 0M4 12h12" />,
  sky: <path {...LINE} d="M6 15h8a3 3 0 0 0 0-6 4 4 0 0 0-7.5-1A3.5 3.5 0 0 0 6 15z" />,
  layers: <path {...LINE} d="M10 3l7 4-7 4-7-4zM3 11l7 4 7-4" />,
  alt: <path {...LINE} d="M3 5h14v10H3zM6 12l2-5 2 5M6.8 10.5h2.4M12 8v4h2" />,
  lock: <path {...LINE} d="M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9" />,
  crop: <path {...LINE} d="M6 2v12h12M2 6h12v12" />,
  hand: (
    <path
      {...LINE}
      d="M8 17c-2-2.5-3.5-4.5-4-6 .500-1 2-.500 2.5.500L8 13V5c0-1.5 2-1.5 2 0v4.5c2-.500 5 0 5 2.5 0 3-1 4-2 5z"
    />
  ),
  key: <path {...LINE} d="M2 6h16v9H2zM5 9h.010M8 9h.010M11 9h.010M14 9h.010M6 12h8" />,
  ear: (
    <path
      {...LINE}
      d="M7 16c-2 0-2-2-1.5-4C6 9 5 8 6 5.5 7 3 13 2.5 14 7c.500 3-2 4-2.5 5.5C11 14 10 17 7 16zM9 8c.500-1.5 2.5-1 2.5.500"
    />
  ),
  face: (
    <>
      <circle cx="10" cy="10" r="7" fill="none" stroke="currentColor" strokeWidth="2" />
      <path {...LINE} d="M7.5 8.5h.010M12.5 8.5h.010M7 12q3 2.5 6 0" />
    </>
  ),
  today: <path {...LINE} d="M3 4h14v13H3zM3 8h14M7 2v4M13 2v4M7 12h6" />,
  skills: <path {...LINE} d="M3 17V12h4v5M8 17V8h4v9M13 17V4h4v13" />,
  cls: <path {...LINE} d="M3 17V8l7-5 7 5v9zM8 17v-5h4v5" />,
  steps: <path {...LINE} d="M3 16h4v-4h4V8h4V4h2" />,
  pen: <path {...LINE} d="M4 16l1-4 8-8 3 3-8 8zM12 5l3 3" />,
  up: <path {...LINE} d="M4 13l6-6 6 6" />,
  star: <path d="M10 2l2.4 5.2 5.6.700-4.1 3.9 1.1 5.7-5-2.8-5 2.8 1.1-5.7L2 7.9l5.6-.700z" fill="currentColor" />,
  mic0: (
    <path
      {...LINE}
      d="M10 3a2.5 2.5 0 0 1 2.5 2.5v4M7.5 8v1.5a2.5 2.5 0 0 0 3.5 2.3M5 9a5 5 0 0 0 8 4M10 14v3M3 3l14 14"
    />
  ),
  scissors: (
    <>
      <path {...LINE} d="M4 4l12 9M4 16l12-9" />
      <circle cx="4.5" cy="14.5" r="2" fill="none" stroke="currentColor" strokeWidth="2" />
      <circle cx="4.5" cy="5.5" r="2" fill="none" stroke="currentColor" strokeWidth="2" />
    </>
  ),
  full: (
    <>
      <path {...LINE} d="M4 5h12v11H4zM4 9h12" />
      <rect x="6" y="11" width="8" height="3" fill="currentColor" />
    </>
  ),
  flag: <path {...LINE} d="M5 17V3l9 3-9 3" />,
} as const
