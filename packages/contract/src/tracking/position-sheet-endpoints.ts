import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'

export const positionSheetEndpoints = {
  read: endpoint({
    method: 'POST',
    path: '/api/v1/admin/position-sheet',
    by: ['staff'],
    permission: 'tracking.edit',
    reads: true,
    summary:
      'Reads the first visible sheet of a workbook (.xlsx) with positions, taken as multipart/form-data, field file, into rows as they would be pasted; only the query is signed, and nothing is kept.',
    input: z.object({}),
    output: z.object({ rows: z.string() }),
  }),
}
