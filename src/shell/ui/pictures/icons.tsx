import type { ReactNode } from 'react'

/** The drawn signs, on a 48 × 48 sheet. `line` paths are strokes only, `cut` paths show the ground. */
export const ICONS = {
  again: (
    <>
      <path className="line" d="M40 24a16 16 0 1 1-5-11.500" />
      <path d="M36 3V15H24Z" />
    </>
  ),
  back: <path className="line thick" d="M28 9 13 24 28 39" />,
  book: (
    <>
      <path d="M24 13C18 8 10 8 5 10V38C10 36 18 36 24 41 30 36 38 36 43 38V10C38 8 30 8 24 13Z" />
      <path
        className="cut"
        d="M22.6 15.5C18 12 12 11.8 8 12.6V34.6C13 34 18.5 34.8 22.6 37.4ZM25.4 15.5C30 12 36 11.8 40 12.6V34.6C35 34 29.5 34.8 25.4 37.4Z"
      />
      <path className="line thin" d="M12 19q4 0 7 2M12 25q4 0 7 2M36 19q-4 0-7 2M36 25q-4 0-7 2" />
    </>
  ),
  calm: (
    <>
      <path className="line" d="M4 41H33Q42 41 42 32V21M41 20 36 13M42 20 46 13" />
      <path d="M22 13A13 13 0 1 1 21.900 13Z" />
      <path className="cut" d="M22 18.500A7.500 7.500 0 1 1 21.900 18.500Z" />
      <path d="M22 23.500A2.500 2.500 0 1 1 21.900 23.500Z" />
    </>
  ),
  check: <path className="line thick" d="M9 25 20 36 40 12" />,
  close: <path className="line thick" d="M12 12 36 36M36 12 12 36" />,
  dashboard: (
    <>
      <path d="M6 8H42V33H6Z" />
      <path className="cut" d="M10 12H38V29H10Z" />
      <path d="M14 27V20H19V27ZM21.5 27V15H26.5V27ZM29 27V22H34V27Z" stroke="none" />
      <path className="line" d="M24 33V42M15 43 24 35 33 43" />
    </>
  ),
  door: (
    <>
      <path d="M8 5H28V43H8Z" />
      <circle className="cut" cx="23" cy="25" r="2.4" />
      <path className="line" d="M33 24H44M39 18 45 24 39 30" />
    </>
  ),
  ear: (
    <>
      <path className="line" d="M16 40c-5 0-5-5-4-10-7-7-6-22 8-24 14-1 19 15 11 22-4 4-5 12-15 12z" />
      <path className="line" d="M19 20c2-7 10-4 7 2-1 2-3 3-3 6" />
    </>
  ),
  eyeClosed: (
    <path className="line" d="M4 21C12 33 36 33 44 21M9 28 5 34M19 31.5 17.5 38M29 31.5 30.5 38M39 28 43 34" />
  ),
  eyeOpen: (
    <>
      <path d="M3 24C10 12 38 12 45 24 38 36 10 36 3 24Z" />
      <circle className="cut" cx="24" cy="24" r="8.5" />
      <circle cx="24" cy="24" r="4" />
    </>
  ),
  finish: (
    <>
      <path className="line" d="M11 44V6" />
      <path d="M13 7C22 3 28 12 40 7V27C28 32 22 22 13 27Z" />
      <path className="cut" d="M18 12l5-.5v5l-5 .5zM28 14l5-.3v5l-5 .3zM23 16.5l5 1v5l-5-1z" />
    </>
  ),
  hand: (
    <path d="M17 44C13 38 8 32 6 28 5 25 9 23 11 26L16 32V9C16 5 21.5 5 21.5 9V22C22 19.5 27 19.5 27.5 23 28.5 20.5 33 21 33 25 34.5 23 38.5 24 38.5 28V34C38.5 39 36 41 35.5 44Z" />
  ),
  home: <path d="M5 25 24 7 43 25H37V41H28V30H20V41H11V25Z" />,
  download: (
    <>
      <path d="M10 5H38V43H10Z" />
      <path className="cut" d="M14 9H34V36H14Z" />
      <path className="line" d="M24 13V30M16.500 23 24 31 31.500 23" />
    </>
  ),
  downloaded: (
    <>
      <path d="M10 5H38V43H10Z" />
      <path className="cut" d="M14 9H34V36H14Z" />
      <path className="line" d="M18.500 22.500 23 27.500 30 17" />
    </>
  ),
  kite: (
    <>
      <path d="M24 4 40 20 24 36 8 20Z" />
      <path className="cut" d="M24 10.5V18.5H16Z" />
      <path className="line" style={{ strokeWidth: 3.4 }} d="M24 36c8 3-4 5 2 9" />
    </>
  ),
  library: (
    <>
      <path d="M8 10H16V34H8ZM18 14H25V34H18Z" />
      <path d="M28 14 34.5 12 40 32.5 33.5 34.3Z" />
      <path className="line" d="M5 40H43" />
    </>
  ),
  listen: (
    <>
      <path d="M5 18H13L25 7V41L13 30H5Z" />
      <path className="line" d="M31 17q5 7 0 14M37 11q9 13 0 26" />
    </>
  ),
  listenOff: (
    <>
      <path d="M5 18H13L25 7V41L13 30H5Z" />
      <path className="line" d="M31 18 43 30M43 18 31 30" />
    </>
  ),
  lock: (
    <>
      <path d="M11 22H37V42H11Z" />
      <path className="line" d="M16 21V15a8 8 0 0 1 16 0V21" />
      <path className="cut" d="M24 27a3.4 3.4 0 0 1 1.8 6.3V37.5H22.2V33.3A3.4 3.4 0 0 1 24 27Z" />
    </>
  ),
  menu: <path className="line thick" d="M9 13H39M9 24H39M9 35H39" />,
  music: <path d="M18 36a6.5 6 0 1 1-4-5V9L40 5V31a6.5 6 0 1 1-4-5V14L18 17Z" />,
  musicOff: (
    <>
      <path d="M18 36a6.5 6 0 1 1-4-5V9L40 5V31a6.5 6 0 1 1-4-5V14L18 17Z" />
      <path className="line gap" d="M7 43 41 7" />
      <path className="line" d="M7 43 41 7" />
    </>
  ),
  next: <path d="M8 19H24V9L42 24 24 39V29H8Z" />,
  pause: <path d="M13 9H20V39H13ZM28 9H35V39H28Z" />,
  person: (
    <>
      <circle cx="24" cy="15" r="9.5" />
      <path d="M6 43C7 31 15 28 24 28S41 31 42 43Z" />
    </>
  ),
  play: <path d="M15 9 39 24 15 39Z" />,
  prev: <path d="M40 19H24V9L6 24 24 39V29H40Z" />,
  microphone: (
    <>
      <path d="M24 4A7 7 0 0 1 31 11V23A7 7 0 0 1 17 23V11A7 7 0 0 1 24 4Z" />
      <path className="line thick" d="M11 22C11 31 16 36 24 36S37 31 37 22M24 36V44M16 44H32" />
    </>
  ),
  stop: <path d="M11 11H37V37H11Z" />,
  path: (
    <>
      <path className="line thick" d="M8 42C22 42 14 27 26 27S34 14 40 9" />
      <path d="M24 5 43 4 40 23Z" />
    </>
  ),
  parts: <path d="M5 14H22V34H5ZM26 14H43V34H26Z" />,
  talk: (
    <>
      <path d="M6 8H34V28H18L10 35V28H6Z" />
      <path d="M38 18H43V37H40V43L34 37H22V32H36Q38 32 38 30Z" />
    </>
  ),
  shuffle: (
    <>
      <path
        className="line"
        d="M6 15H14C24 15 24 33 34 33H36M6 33H14C17 33 19 31.300 20.600 29M27 19C28.800 16.600 31 15 34 15H36"
      />
      <path d="M35 8 44 15 35 22ZM35 26 44 33 35 40Z" />
    </>
  ),
} satisfies Record<string, ReactNode>

/** A sign that `Icon` can draw. */
export type IconName = keyof typeof ICONS
