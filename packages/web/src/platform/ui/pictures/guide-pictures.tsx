import { Drawing, Pin, Shape, Sign, Stop, Way } from './drawing.tsx'

const width = 112
const narrow = 64
const height = 72

export const ChoosePicture = () => (
  <Drawing width={width} height={height}>
    <Shape d="M6 60h100M14 60V50h14v10M84 60V44h18v16M90 50h6M19 55h4" />
    <Way d="M24 34C44 12 72 12 90 30" ahead />
    <Pin x={22} y={40} />
    <Pin x={92} y={36} />
  </Drawing>
)

export const ComparePicture = () => (
  <Drawing width={width} height={height}>
    <path className="paper" d="M6 6h100v16H6zM6 50h100v16H6z" />
    <path className="paper" d="M6 28h100v16H6z" />
    <Shape d="M74 14h24M74 58h24M16 14h6M16 58h6" />
    <Way d="M16 36h44" />
    <Stop x={16} y={36} />
    <Stop x={38} y={36} />
    <Stop x={60} y={36} />
    <Shape d="M30 14h24M30 58h16M82 36h16" />
  </Drawing>
)

export const BookPicture = () => (
  <Drawing width={narrow} height={height}>
    <path className="paper" d="M4 4h44l12 12v52H4z" />
    <Shape d="M48 4v12h12M14 18h22M14 28h34M14 38h34" />
    <Way d="M14 54h22" />
    <Stop x={14} y={54} />
    <Sign x={48} y={54} mark="tick" tone="ok" />
  </Drawing>
)

/** The travelled way and the rest of it. */
export const FollowPicture = () => (
  <Drawing width={width} height={height}>
    <path className="paper" d="M6 14l32-8 36 8 32-8v52l-32 8-36-8-32 8z" />
    <Shape d="M38 6v52M74 14v52" />
    <Way d="M18 52C30 40 42 46 56 36" />
    <Way d="M56 36C68 28 78 34 94 26" ahead />
    <Stop x={18} y={52} />
    <Stop x={56} y={36} />
    <Pin x={94} y={26} ahead />
  </Drawing>
)

export const SettlePicture = () => (
  <Drawing width={narrow} height={height}>
    <path className="paper" d="M4 4h52v62l-9-6-9 6-8-6-8 6-9-6-9 6z" />
    <Shape d="M14 16h18M40 16h8M14 26h14M40 26h8M14 36h20M40 36h8" />
    <Way d="M14 48h34" />
  </Drawing>
)
