import { z } from 'zod'
import { endpoint } from '../shared/endpoint.ts'
import { flag } from '../shared/wire-values.ts'
import { staff } from './pricing-desk-shapes.ts'
import { tariffDeskEndpoints } from './tariff-desk-endpoints.ts'
import { tariffRowStates } from './tariff-sheet.ts'

const exportFilter = tariffDeskEndpoints.list.input.omit({
  pageIndex: true,
  pageSize: true,
  sort: true,
  sortName: true,
  isAhead: true,
})
export type TariffExportFilter = z.infer<typeof exportFilter>

/** The column is named as on the wire. */
const cellFault = z.object({ column: z.string(), key: z.string() })

/** One row of a sheet with its change, planned or done; counted as in the sheet. */
const tariffSheetRow = z.object({
  row: z.int(),
  lineNo: z.string().optional(),
  what: z.enum(tariffRowStates),
  faults: z.array(cellFault),
})

const tariffSheetReport = z.object({
  /** False for a preview, which writes nothing. */
  applied: z.boolean(),
  counts: z.record(z.enum(tariffRowStates), z.int()),
  /** Headings that are unknown or stand twice, and columns that are needed and absent. */
  headingFaults: z.array(z.object({ heading: z.string(), key: z.string() })),
  rows: z.array(tariffSheetRow),
})
export type TariffSheetReport = z.infer<typeof tariffSheetReport>

export const tariffSheetEndpoints = {
  export: endpoint({
    method: 'GET',
    path: '/api/v1/admin/tariff-export',
    summary: 'The price lines that the list shows, each in its newest version, as an xlsx file that can be imported.',
    by: staff,
    permission: 'pricing.view',
    input: exportFilter,
    output: z.unknown(),
  }),
  import: endpoint({
    method: 'POST',
    path: '/api/v1/admin/tariff-import',
    summary:
      'Reads an uploaded sheet of price lines: what each row would do and what is wrong with it, or, to be applied, all of it or nothing.',
    by: staff,
    permission: 'pricing.edit',
    idempotent: false,
    input: z.object({
      fid: z.uuid(),
      apply: flag.default(false),
      publish: flag.default(false),
    }),
    output: tariffSheetReport,
  }),
}
