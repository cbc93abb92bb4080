import { useText } from '../../platform/text.tsx'
import styles from './home.module.css'
import land from './land.svg'

const pin = 'M0 0C-3-3.6-7-7-7-11a7 7 0 1 1 14 0C7-7 3-3.6 0 0z'

export function WorldLine() {
  const text = useText()
  return (
    <svg className={styles.world} viewBox="230 400 1150 570" role="img" aria-label={text('shell.hero-map')}>
      <defs>
        <pattern id="dots" width="20" height="20" patternUnits="userSpaceOnUse">
          <circle cx="10" cy="10" r="4" fill="#fff" />
        </pattern>
        <mask id="land">
          <image href={land} width="1800" height="1245" />
        </mask>
        <linearGradient id="fade">
          <stop offset="0" stopColor="#fff" stopOpacity=".1" />
          <stop offset=".15" stopColor="#fff" />
          <stop offset=".85" stopColor="#fff" />
          <stop offset="1" stopColor="#fff" stopOpacity="0" />
        </linearGradient>
        <mask id="edge">
          <rect x="230" y="400" width="1150" height="570" fill="url(#fade)" />
        </mask>
      </defs>
      <g mask="url(#edge)">
        <rect x="230" y="400" width="1150" height="570" fill="url(#dots)" mask="url(#land)" opacity=".2" />
      </g>
      <g className={styles.trace}>
        <path d="M1291 758C1215 705 1110 640 1004 631C800 610 640 500 435 513C385 514 340 500 301 489" />
        <circle cx="1004" cy="631" r="11" />
        <circle cx="435" cy="513" r="11" />
      </g>
      <g className={styles.pins}>
        <path transform="translate(1291 758) scale(2.6)" d={pin} />
        <path transform="translate(301 489) scale(2.6)" d={pin} />
      </g>
      <g fill="#fff">
        <circle cx="1291" cy="729" r="7" />
        <circle cx="301" cy="460" r="7" />
      </g>
      <g className={styles.names}>
        <text x="320" y="535">
          {text('shell.city-hamburg')}
        </text>
        <text x="496" y="480">
          {text('shell.city-malaszewicze')}
        </text>
        <text x="1016" y="598">
          {text('shell.city-khorgos')}
        </text>
        <text x="1290" y="798">
          {text('shell.city-xian')}
        </text>
      </g>
    </svg>
  )
}
