import type { JobRow } from '@landbridge/contract/workorder/job-view'
import type { Column } from '../../platform/ui/table-columns.tsx'
import { headColumn } from '../shown/field-columns.tsx'
import { jobColumns } from '../shown/job-columns.tsx'

export const vesselColumns = {
  vessel: {
    key: 'Vessel',
    title: 'workorder.vessel-voyage',
    render: ({ vessel, departureNo }) => vessel && [vessel, departureNo].filter(Boolean).join(' / '),
  },
  vgmCutoff: headColumn<JobRow>('vgmCutoff', { zone: (row) => row.originZone }),
} as const satisfies Record<string, Column<JobRow>>

/** Columns of single modes in the desk's list of all, empty for other modes. */
export const deskColumns: readonly Column<JobRow>[] = [
  vesselColumns.vessel,
  jobColumns.carrier,
  vesselColumns.vgmCutoff,
]
