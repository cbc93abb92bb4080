import type { Readable } from 'node:stream'
import { tariffHeading } from '@landbridge/contract/pricing/tariff-headings'
import { type TariffColumn, tariffSheetColumns, tariffSheetKinds } from '@landbridge/contract/pricing/tariff-sheet'
import type { TariffExportFilter } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import type { Opened } from '../../platform/serve.ts'
import { type Cell, xlsxOf } from '../../platform/xlsx.ts'
import { pricingModeOf, pricingModes } from '../pricing-modes.ts'
import { say } from '../pricing-words-queries.ts'
import { linesOfFilter } from './tariff-queries.ts'
import { workingVersion } from './tariff-rules.ts'
import { cellsOf, foreignPrices } from './tariff-sheet-rules.ts'
import { versionsOf } from './tariff-store.ts'

const linesAtOnce = 500

/** The lines that the list shows, as the sheet that the desk imports, read piece by piece, each in a short transaction of its own. */
export async function exportTariffs({ input, read, language }: Opened<TariffExportFilter, 'staff'>): Promise<Readable> {
  const modes = input.serviceModeId ? [pricingModeOf(input.serviceModeId)] : pricingModes
  const foreign = foreignPrices(modes)
  const columns = tariffSheetColumns.filter((column) => !foreign.some((one) => one === column))
  const lineages = await read((call) => linesOfFilter(input, call))
  async function* rows() {
    for (let index = 0; index < lineages.length; index += linesAtOnce) {
      const batch = lineages.slice(index, index + linesAtOnce)
      const lines = Map.groupBy(await read(({ tx }) => versionsOf(tx, batch)), ({ lineage }) => lineage)
      yield batch.flatMap((lineage) => {
        const tariff = workingVersion(lines.get(lineage) ?? [])
        if (!tariff) return []
        const cells = cellsOf(tariff)
        return [columns.map((column) => cellFor(column, cells[column]))]
      })
    }
  }
  const headings = columns.map((column) => tariffHeading(column, language))
  return xlsxOf({ name: say(language, 'pricing.sheet-name'), headings, rows: rows() })
}

/** A figure to reckon with, where a sheet can hold all of it; everything else is text, also what begins like a formula. */
function cellFor(column: TariffColumn, cell: string): Cell {
  const isFigure = tariffSheetKinds[column] === 'figure' && /^\d{1,12}(\.\d{1,3})?$/.test(cell)
  return isFigure ? Number(cell) : cell
}
