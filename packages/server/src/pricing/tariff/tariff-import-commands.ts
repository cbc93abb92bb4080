import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { setImmediate as breathe } from 'node:timers/promises'
import { mostTariffRows } from '@landbridge/contract/pricing/tariff-sheet'
import type { TariffSheetReport, tariffSheetEndpoints } from '@landbridge/contract/pricing/tariff-sheet-endpoints'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { readableFile } from '../../document/index.ts'
import type { Files } from '../../platform/files.ts'
import type { Call, Opened } from '../../platform/serve.ts'
import { readWorkbook } from '../../platform/workbook/workbook.ts'
import type { Tariff } from '../price/line-rules.ts'
import { pricingModeOf } from '../pricing-modes.ts'
import { addLine, addVersion, changeDraft, newLine, newLineNo, publishDraft } from './tariff-commands.ts'
import { planTariffRows } from './tariff-import-queries.ts'
import { type PlannedRow, readTariffRows, refuseWrong, reportOf } from './tariff-import-rules.ts'
import { describedBy, nextVersionOf } from './tariff-rules.ts'
import { lockTariffImport, versionsByLineNos } from './tariff-store.ts'

type Import = z.output<typeof tariffSheetEndpoints.import.input>

const linesAtOnce = 100

/** Reads a sheet of prices that was uploaded: to be looked at, or to be written, all of it or nothing. */
export async function importTariffs(
  { input, caller, read, write }: Opened<Import, 'staff'>,
  files: Files,
): Promise<TariffSheetReport> {
  const { apply, publish } = input
  if (publish && !caller.permissions.includes('pricing.publish')) throw new Problem('access.not-allowed')
  const file = await read((call) => ownFile(input.fid, call))
  const storedFile = await files.read(file.sha256)
  if (!storedFile) throw new Problem('document.missing')
  const sheet = await readWorkbook(await buffer(storedFile), mostTariffRows + 1)
  if ('fault' in sheet) throw new Problem('shared.invalid-input', { fid: sheet.fault })
  const { rows, headingFaults } = await readTariffRows(sheet, breathe)
  if (!apply) {
    const planned = await read((call) => planTariffRows(rows, { publish }, call))
    return reportOf(planned, headingFaults, false)
  }
  return write(async (call) => {
    await lockTariffImport(call.tx)
    const planned = await planTariffRows(rows, { publish }, call)
    refuseWrong(reportOf(planned, headingFaults, false))
    return reportOf(await writePlanned(planned, { publish }, call), headingFaults, true)
  })
}

/** A sheet is read by who uploaded it, and nobody else. */
async function ownFile(fid: string, call: Call<'staff'>) {
  const file = await readableFile(fid, call)
  if (file.uploadedBy !== call.caller.userId || file.parentId) throw new Problem('document.missing')
  return file
}

async function writePlanned(
  planned: readonly PlannedRow[],
  { publish }: { publish: boolean },
  call: Call<'staff'>,
): Promise<PlannedRow[]> {
  const numbers = await freeLineNos(planned, call)
  const written: PlannedRow[] = []
  for (let index = 0; index < planned.length; index += linesAtOnce) {
    const batch = planned.slice(index, index + linesAtOnce).map(async (row): Promise<PlannedRow> => {
      const draft = await writeRow(row, numbers, call)
      if (!draft) return row
      if (publish) await publishDraft(draft, call)
      return { ...row, lineNo: draft.lineNo }
    })
    written.push(...(await Promise.all(batch)))
  }
  return written
}

async function writeRow(
  row: PlannedRow,
  numbers: ReadonlyMap<PlannedRow, string>,
  call: Call<'staff'>,
): Promise<Tariff | undefined> {
  if (row.what === 'new') {
    const lineNo = numbers.get(row) ?? newLineNo(row.mode)
    return addLine(newLine(row.form, { mode: row.mode, lineNo, now: call.now }), call)
  }
  if (row.what !== 'changed') return undefined
  const { base, form, newest } = row
  if (base.state === 'draft') return changeDraft(base, form, call)
  const id = randomUUID()
  const next = nextVersionOf(base, { id, validFrom: form.validFrom, newest })
  return addVersion(describedBy(form, { ...next, changedAt: call.now }), base, call)
}

/** A sheet finds its lines by their numbers, so a number that another line has is drawn again. */
async function freeLineNos(planned: readonly PlannedRow[], { tx }: Call<'staff'>): Promise<Map<PlannedRow, string>> {
  const numbers = new Map<PlannedRow, string>()
  let open = planned.flatMap((row) => (row.what === 'new' ? [row] : []))
  const lineNosTaken = new Set<string>()
  while (open.length > 0) {
    const drawn = open.map((row) => [row, newLineNo(pricingModeOf(row.mode.code))] as const)
    const existing = new Set(
      (
        await versionsByLineNos(
          tx,
          drawn.map(([, lineNo]) => lineNo),
        )
      ).map(({ lineNo }) => lineNo),
    )
    for (const [row, lineNo] of drawn) {
      if (existing.has(lineNo) || lineNosTaken.has(lineNo)) continue
      lineNosTaken.add(lineNo)
      numbers.set(row, lineNo)
    }
    open = open.filter((row) => !numbers.has(row))
  }
  return numbers
}
