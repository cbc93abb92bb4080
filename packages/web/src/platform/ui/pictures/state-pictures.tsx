import type { ReactNode } from 'react'
import { Container, Drawing, Pin, Shape, Sign, Stop, Way } from './drawing.tsx'

const width = 200
const height = 72
const y = 56

/** Pictures of booking states, by the specification's names. */
export type OrderPicture = 'submitted' | 'received' | 'shipped' | 'stop' | 'cancelled' | 'refused'

const Paper = ({ x }: { x: number }) => (
  <g transform={`translate(${x} 8)`}>
    <path className="paper" d="M0 0h18l6 6v26H0z" />
    <Shape d="M6 12h12M6 18h12M6 24h7" />
  </g>
)

type Place = { x: number; y: number }

/** Packed goods without a container. */
const Goods = ({ x, y }: Place) => (
  <g transform={`translate(${x} ${y})`}>
    <path className="shape tint" d="M8 0h30v22H8z" />
    <path className="shape" d="M8 7h30M23 0v22" />
  </g>
)

type Drawn = { Load: (place: Place) => ReactNode }

const drawings: Record<OrderPicture, (drawn: Drawn) => ReactNode> = {
  submitted: () => (
    <>
      <Way d={`M16 ${y}H184`} ahead />
      <Stop x={76} y={y} ahead />
      <Stop x={130} y={y} ahead />
      <Pin x={184} y={y} ahead />
      <Stop x={16} y={y} />
      <Paper x={4} />
    </>
  ),
  received: () => (
    <>
      <Way d={`M16 ${y}H184`} ahead />
      <Stop x={76} y={y} ahead />
      <Stop x={130} y={y} ahead />
      <Pin x={184} y={y} ahead />
      <Pin x={16} y={y} />
      <Paper x={36} />
      <Sign x={64} y={34} mark="tick" tone="ok" />
    </>
  ),
  shipped: ({ Load }) => (
    <>
      <Way d={`M16 ${y}H116`} />
      <Way d={`M116 ${y}H184`} ahead />
      <Load x={93} y={22} />
      <Shape d="M90 46h52" />
      <Pin x={16} y={y} />
      <Stop x={66} y={y} />
      <Stop x={116} y={y} />
      <Pin x={184} y={y} ahead />
    </>
  ),
  stop: ({ Load }) => (
    <>
      <Way d={`M16 ${y}H92`} />
      <Way d={`M92 ${y}H184`} ahead />
      <Load x={69} y={22} />
      <Shape d="M66 46h52" />
      <Pin x={16} y={y} />
      <Sign x={92} y={y} mark="pause" tone="warn" />
      <Stop x={138} y={y} ahead />
      <Pin x={184} y={y} ahead />
    </>
  ),
  cancelled: () => (
    <>
      <Way d={`M16 ${y}H78`} ahead />
      <Way d={`M122 ${y}H184`} ahead />
      <Shape d="M78 62c4-6-4-6 0-12M122 62c4-6-4-6 0-12" />
      <Pin x={16} y={y} ahead />
      <Sign x={100} y={y} mark="cross" tone="idle" />
      <Pin x={184} y={y} ahead />
      <Paper x={88} />
    </>
  ),
  refused: () => (
    <>
      <Way d={`M44 ${y}H184`} ahead />
      <Stop x={16} y={y} ahead />
      <Paper x={4} />
      <Sign x={44} y={y} mark="cross" tone="bad" />
      <Shape d="M44 45V22M44 26h34l-6 5 6 5H44" />
      <Stop x={114} y={y} ahead />
      <Pin x={184} y={y} ahead />
    </>
  ),
}

/** A booking's state with its container or goods, beside the word. */
export const StatePicture = ({ picture, isBoxed }: { picture: OrderPicture; isBoxed: boolean }) => (
  <Drawing width={width} height={height}>
    {drawings[picture]({ Load: isBoxed ? Container : Goods })}
  </Drawing>
)

/** A submitted booking: signed, with the way ahead. */
export const SuccessPicture = () => (
  <Drawing width={260} height={104}>
    <Shape d="M8 88h244" />
    <Container x={40} y={60} />
    <Container x={90} y={60} />
    <Container x={65} y={36} />
    <Way d="M150 74C176 40 200 40 232 56" ahead />
    <Pin x={232} y={56} ahead />
    <Stop x={150} y={74} />
    <Sign x={88} y={24} mark="tick" tone="ok" />
  </Drawing>
)
