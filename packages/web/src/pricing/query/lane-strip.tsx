import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type Lane = { originName: string; entryPortName?: string | undefined; destinationName: string }

export const laneStops = (row: Lane) =>
  [row.originName, row.entryPortName, row.destinationName].flatMap((label) => (label ? [{ label }] : []))

export const LaneStrip = ({ row }: { row: Lane }) => <RouteStrip small stops={laneStops(row)} />

/** On a phone the lane stands on top of each card, and not once more among its fields. */
export function useLaneColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return useIsPhone() ? columns.filter((column) => column.key !== 'Route') : columns
}
