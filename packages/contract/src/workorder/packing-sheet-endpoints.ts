import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { nothing } from '../shared/wire-values.ts'

export const packingSheetEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/v1/admin/job-packing-sheet',
    by: ['staff'],
    permission: 'workorder.edit',
    reads: true,
    summary:
      'Reads the first visible sheet of a workbook (.xlsx), taken as multipart/form-data, field file, into rows as they would be pasted; only the query is signed, and nothing is kept.',
    input: nothing,
    output: z.object({ rows: z.string() }),
  }),
}
