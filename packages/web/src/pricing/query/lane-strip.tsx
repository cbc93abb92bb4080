import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type Lane = { originName: string; entryPortName?: string | undefined; destinationName: string }

/** Nothing has travelled on a lane that is offered: red is what was travelled. */
export const laneStops = (row: Lane) =>
  [row.originName, row.entryPortName, row.destinationName].flatMap((label) =>
    label ? [{ label, state: 'ahead' as const }] : [],
  )

export const LaneStrip = ({ row }: { row: Lane }) => <RouteStrip small stops={laneStops(row)} />

/** A lane of a list, which says where it goes and nothing of how far anything went. */
export const LaneInWords = ({ row }: { row: Lane }) => <LaneWords row={row} port={row.entryPortName} />

/** On a phone the lane stands on top of each card, and not once more among its fields. */
export function useLaneColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return useIsPhone() ? columns.filter((column) => column.key !== 'Route') : columns
}
