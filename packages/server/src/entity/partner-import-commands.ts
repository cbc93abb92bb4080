import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import {
  mostPartnerRows,
  type PartnerSheetReport,
  type partnerSheetInput,
} from '@landbridge/contract/entity/partner-sheet'
import type { PlaceMode } from '@landbridge/contract/reference/place'
import { Problem } from '@landbridge/contract/shared/problem'
import type { z } from 'zod'
import { readableFile } from '../document/index.ts'
import { audit } from '../platform/audit.ts'
import type { Files } from '../platform/files.ts'
import type { Call, Opened } from '../platform/serve.ts'
import { readWorkbook } from '../platform/workbook/workbook.ts'
import { referenceOf } from '../reference/index.ts'
import { type PlannedPartner, planPartners, readPartnerRows, refuseWrong, reportOf } from './partner-sheet-rules.ts'
import { insertPartner, lockPartners, partnerOfForm, partnersAtPlaces, savePartnerRow } from './partner-store.ts'

/** Reads a sheet of agents, terminals and depots that was uploaded: to be looked at, or to be taken over, all of it or nothing. */
export async function importPartners(
  { input, read, write }: Opened<z.output<typeof partnerSheetInput>, 'staff'>,
  files: Files,
): Promise<PartnerSheetReport> {
  const file = await read((call) => ownFile(input.fid, call))
  const storedFile = await files.read(file.sha256)
  if (!storedFile) throw new Problem('document.missing')
  const sheet = await readWorkbook(await buffer(storedFile), mostPartnerRows + 1)
  if ('fault' in sheet) throw new Problem('shared.invalid-input', { fid: sheet.fault })
  const { rows, headingFaults } = readPartnerRows(sheet.rows)
  const plan = async ({ tx }: Pick<Call<'staff'>, 'tx'>) => {
    const codes = [...new Set(rows.map(({ cells }) => (cells.placeCode ?? '').toUpperCase()))]
    const [partners, { placeOf }] = await Promise.all([partnersAtPlaces(tx, codes), referenceOf(tx)])
    const isPlace = (mode: string, code: string) => placeOf(mode as PlaceMode, code) !== undefined
    return planPartners(rows, { kept: partners, isPlace })
  }
  if (!input.apply) return reportOf(await read(plan), headingFaults, false)
  return write(async (call) => {
    await lockPartners(call.tx)
    const planned = await plan(call)
    const report = reportOf(planned, headingFaults, true)
    refuseWrong(report)
    for (const row of planned) await takeOver(row, call)
    await audit(call, { action: 'entity.import-partners', thing: 'local-partner', id: input.fid, after: report.counts })
    return report
  })
}

async function ownFile(fid: string, call: Call<'staff'>) {
  const file = await readableFile(fid, call)
  if (file.uploadedBy !== call.caller.userId || file.parentId) throw new Problem('document.missing')
  return file
}

async function takeOver(row: PlannedPartner, { tx }: Call<'staff'>): Promise<void> {
  if (row.what !== 'new' && row.what !== 'changed') return
  const { form, base } = row
  if (base) await savePartnerRow(tx, partnerOfForm(form, base))
  else await insertPartner(tx, partnerOfForm(form, { id: randomUUID(), version: 1, printedAt: null }))
}
