import { Drawing, Pin, Shape, Stop, Way } from './drawing.tsx'

/** Nothing here yet: a place, and no line that leads to it. */
export const NothingPicture = () => (
  <Drawing width={140} height={72}>
    <Shape d="M34 34h44l10-12H46zM34 34v26h44V34M78 60l10-12V22" />
    <Way d="M96 54C106 42 112 44 122 50" ahead />
    <Pin x={122} y={50} ahead />
    <Stop x={14} y={54} ahead />
    <Way d="M19 54h9" ahead />
  </Drawing>
)
