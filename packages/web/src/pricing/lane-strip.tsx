import { RouteStrip } from '../platform/ui/route-strip.tsx'
import styles from './pricing.module.css'

type Lane = { originName: string; entryPortName?: string | undefined; destinationName: string }

export const laneStops = (row: Lane) =>
  [row.originName, row.entryPortName, row.destinationName].flatMap((label) => (label ? [{ label }] : []))

/** The lane of a row, narrow enough for a table. */
export const LaneStrip = ({ row }: { row: Lane }) => (
  <div className={styles.strip}>
    <RouteStrip small stops={laneStops(row)} />
  </div>
)
