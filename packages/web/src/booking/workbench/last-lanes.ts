import type { AnyBookingRow } from '@landbridge/contract/booking/booking-endpoints'
import { useAllBookings } from '../booking-api.ts'

const mostLanes = 6

function lanesOf(rows: readonly AnyBookingRow[]): AnyBookingRow[] {
  const lanes = new Map<string, AnyBookingRow>()
  for (const row of rows) {
    const lane = `${row.originCode} ${row.destinationCode}`
    if (row.originCode && row.destinationCode && row.state !== 'draft' && !lanes.has(lane)) lanes.set(lane, row)
  }
  return [...lanes.values()].slice(0, mostLanes)
}

export function useLastLanes() {
  const list = useAllBookings({
    pageIndex: 1,
    pageSize: 50,
    sort: 'asc',
    orderState: 'all',
    lclState: 'all',
  })
  return { data: list.data && lanesOf(list.data.items), error: list.error, refetch: list.refetch }
}
