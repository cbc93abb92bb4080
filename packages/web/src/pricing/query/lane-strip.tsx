import { useIsPhone } from '../../platform/ui/is-phone.ts'
import { LaneWords } from '../../platform/ui/lane-words.tsx'
import { RouteStrip } from '../../platform/ui/route-strip.tsx'
import type { Column } from '../../platform/ui/table-columns.tsx'

type Lane = { originName: string; entryPortName?: string | undefined; destinationName: string }

/** Stops of an offered lane, of which nothing is travelled. */
export const laneStops = (row: Lane) =>
  [row.originName, row.entryPortName, row.destinationName].flatMap((label) =>
    label ? [{ label, state: 'ahead' as const }] : [],
  )

export const LaneStrip = ({ row }: { row: Lane }) => <RouteStrip isSmall stops={laneStops(row)} />

/** A lane in words, without progress. */
export const LaneInWords = ({ row }: { row: Lane }) => <LaneWords row={row} port={row.entryPortName} />

/** Columns without the lane on a phone, whose card shows it on top. */
export function useLaneColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  return useIsPhone() ? columns.filter((column) => column.key !== 'Route') : columns
}
