import type { JobDetail } from '@landbridge/contract/workorder/job-view'
import { useFormat } from '../../platform/format.ts'
import { useText } from '../../platform/text.tsx'
import { Note } from '../../platform/ui/parts.tsx'

/** Warns of a shipment after the last day of its letter of credit. */
export function LateShipment({ job: { lateShipment } }: { job: Pick<JobDetail, 'lateShipment'> }) {
  const text = useText()
  const format = useFormat()
  if (!lateShipment) return null
  const { latest, shipsOn } = lateShipment
  return (
    <Note tone="bad">{text('workorder.late-shipment', { latest: format.day(latest), day: format.day(shipsOn) })}</Note>
  )
}
