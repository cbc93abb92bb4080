import type { CSSProperties } from 'react'

/** The product's own icons in one stroke and the text's colour. */
const drawings = {
  list: 'M4 6h16M4 12h16M4 18h10',
  rail: 'M7 4h10a2 2 0 0 1 2 2v8a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V6a2 2 0 0 1 2-2zM5 11h14M9 14h.01M15 14h.01M8 17l-2 3M16 17l2 3',
  road: 'M3 6h11v10H3zM14 10h4l3 3v3h-7zM7 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4zM17 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  air: 'M21 4L3 11l6 3 3 6 9-16zM9 14l5-4',
  sea: 'M4 14l1 4h14l1-4-8-3zM6 12V7h12v5M12 7V4M3 21c2 0 2-1 4.5-1s2.5 1 4.5 1 2.5-1 4.5-1 2.5 1 4.5 1',
  multi:
    'M6 20a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM18 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM8.5 17.5H15a3 3 0 0 0 0-6H9a3 3 0 0 1 0-6h6.5',
  bill: 'M6 3h12v18l-3-2-3 2-3-2-3 2zM9 8h6M9 12h6',
  invoice: 'M6 3h8l4 4v14H6zM14 3v4h4M9 12h6M9 16h4',
  todo: 'M4 6l1.5 1.5L8 5M4 12l1.5 1.5L8 11M4 18l1.5 1.5L8 17M11 6h9M11 12h9M11 18h9',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21h4',
  star: 'M12 4l2.5 5 5.5.8-4 3.9.9 5.5L12 16.6l-4.9 2.6.9-5.5-4-3.9 5.5-.8z',
  track: 'M12 21c4-5 6-8 6-11a6 6 0 0 0-12 0c0 3 2 6 6 11zM12 12a2 2 0 1 0 0-4 2 2 0 0 0 0 4z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 20c1-4 4-5 8-5s7 1 8 5',
  shield: 'M12 3l7 3v5c0 5-3 8-7 10-4-2-7-5-7-10V6zM9 12l2 2 4-4',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L21 21',
  keys: 'M3 7h18v10H3zM7 11h.01M11 11h.01M15 11h.01M17 14h.01M7 14h7',
  share: 'M12 15V4M8 7.5L12 4l4 3.5M5 12v8h14v-8',
  table: 'M4 5h16v14H4zM4 10h16M4 14.5h16M10 5v14',
  bars: 'M4 20h16M7 17v-5M12 17V6M17 17v-8',
  down: 'M6 9l6 6 6-6',
  left: 'M15 6l-6 6 6 6',
  exit: 'M10 4H5v16h5M14 8l4 4-4 4M18 12H9',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  bin: 'M5 7h14M9 7V4h6v3M7 7l1 13h8l1-13',
  get: 'M12 4v11M8 11.5l4 3.5 4-3.5M5 20h14',
  file: 'M6 3h8l4 4v14H6zM14 3v4h4',
  clip: 'M17 8l-7.5 7.5a2 2 0 0 0 3 3L20 11a4 4 0 0 0-6-6L6 13a6 6 0 0 0 8.5 8.5',
  phone: 'M6 3h3l2 5-2.5 2a12 12 0 0 0 5.5 5.5l2-2.5 5 2v3a2 2 0 0 1-2 2A16 16 0 0 1 4 5a2 2 0 0 1 2-2z',
  swap: 'M4 9h15M15 5l4 4M20 15H5M9 19l-4-4',
  date: 'M4 6h16v14H4zM4 10h16M8 3v4M16 3v4',
  menu: 'M4 7h16M4 12h16M4 17h16',
  message: 'M4 5h16v11H9l-5 4z',
  warn: 'M12 4l9 16H3zM12 10v4M12 17h.01',
  wrong: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 8v5M12 16h.01',
  again: 'M20 11a8 8 0 1 0-2 6M20 5v6h-6',
  close: 'M6 6l12 12M18 6L6 18',
  tick: 'M5 12.5l4.5 4.5L19 7.5',
  print: 'M7 8V4h10v4M7 17H4V8h16v9h-3M7 14h10v6H7z',
  more: 'M6 12h.01M12 12h.01M18 12h.01',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  right: 'M9 6l6 6-6 6',
  up: 'M6 15l6-6 6 6',
  columns: 'M4 5h16v14H4zM10 5v14M15 5v14',
  box: 'M3 7h18v11H3zM7 7v11M11 7v11M15 7v11',
  edit: 'M4 20h4L19 9l-4-4L4 16zM13 7l4 4',
  filter: 'M4 6h16M7 12h10M10 18h4',
  info: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 11v5M12 8h.01',
  pin: 'M9 4h6l-1 6 3 3v2H7v-2l3-3zM12 15v6',
  link: 'M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1',
} as const
export type IconName = keyof typeof drawings

const drawnAt = { s: 14, m: 18, l: 20 } as const

/** Decorative, with words beside it. */
export function Icon({
  name,
  size = 'm',
  style,
}: {
  name: IconName
  size?: keyof typeof drawnAt
  style?: CSSProperties
}) {
  const side = drawnAt[size]
  return (
    <svg className={`ic ${size}`} width={side} height={side} viewBox="0 0 24 24" aria-hidden="true" style={style}>
      <path d={drawings[name]} />
    </svg>
  )
}
