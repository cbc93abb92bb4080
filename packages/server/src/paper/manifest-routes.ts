import { boxText, goodsTotals } from '@landbridge/contract/booking/form/form-defaults'
import { goodsNameFor } from '@landbridge/contract/booking/form/goods-names'
import { type ManifestRow, manifestEndpoints } from '@landbridge/contract/paper/manifest-endpoints'
import { boxWords } from '@landbridge/contract/shared/box-words'
import type { Language } from '@landbridge/contract/shared/languages'
import { type Booking, bookingsOnDeparture } from '../booking/index.ts'
import { customersByIds } from '../customer/index.ts'
import { audit } from '../platform/audit.ts'
import { known } from '../platform/known.ts'
import { idsOf } from '../platform/rows.ts'
import { type Call, type Port, serve, serveRaw } from '../platform/serve.ts'
import { asSheet, type Cell, xlsxOf } from '../platform/xlsx.ts'
import { departureById } from '../pricing/index.ts'
import { boxTextOf, type Job, type JobPart, jobsOfBookings, partsOf } from '../workorder/index.ts'
import { type PaperWord, say } from './print/printed-words.ts'

export function manifestRoutes(port: Port): void {
  serve(port, manifestEndpoints.show, async ({ departureId }, call) => ({ items: await manifestOf(departureId, call) }))
  serveRaw(port, manifestEndpoints.sheet, async ({ input: { departureId }, write, language, exchange }) => {
    const { rows, departureNo } = await write(async (call) => {
      const { departureNo } = await departureById(call.tx, departureId)
      const rows = await manifestOf(departureId, call)
      await audit(call, { action: 'workorder.manifest-read', thing: 'departure', id: departureId })
      return { rows, departureNo }
    })
    asSheet(exchange.reply, departureNo)
    return sheetOf(rows, language)
  })
}

/** Every container of the jobs on a departure, and the bookings on it that have no job yet. */
async function manifestOf(departureId: string, { tx, language }: Call<'staff'>): Promise<ManifestRow[]> {
  const bookings = await bookingsOnDeparture(tx, departureId)
  const [allJobs, customers] = await Promise.all([
    jobsOfBookings(
      tx,
      bookings.map(({ id }) => id),
    ),
    customersByIds(
      tx,
      bookings.flatMap(({ customerId }) => customerId ?? []),
    ),
  ])
  const jobs = allJobs.filter((job) => job.departureId === departureId && job.state !== 'cancelled')
  const containers = Map.groupBy(await partsOf(tx, idsOf(jobs)), ({ jobId }) => jobId)
  return bookings.flatMap((booking) => {
    const head = headOf(booking, customers.get(booking.customerId ?? '')?.shortName ?? '', language)
    const jobsOfBooking = jobs.filter(({ bookingId }) => bookingId === booking.id)
    if (jobsOfBooking.length === 0) return [{ ...head, ...unopened(booking) }]
    return jobsOfBooking.flatMap((job) => {
      const boxes = containers.get(job.id) ?? []
      // Shared cargo that is not stuffed yet is one line, as its booking tells of it.
      if (boxes.length === 0) return [{ ...head, ...unopened(booking), id: job.id, jobId: job.id, jobNo: job.jobNo }]
      return boxes.map((box) => ({ ...head, ...carried(job, box) }))
    })
  })
}

function headOf({ id, bookingNo, mode, form }: Booking, customerShortName: string, language: Language) {
  const consignee = form.parties?.find(({ partyType }) => partyType === 'CNE')
  const names = (form.goods ?? []).flatMap((line) => goodsNameFor(line, language) || [])
  return {
    bookingId: id,
    bookingNo: bookingNo ?? '',
    bookingMode: mode,
    customerShortName,
    consigneeName: consignee?.partyName ?? undefined,
    goodsName: names.join('; ') || undefined,
  }
}

const unopened = ({ id, form }: Booking) => {
  const { packages, grossWeightKg } = goodsTotals(form)
  return { id, boxText: boxText(form), packages, grossWeightKg }
}

const carried = (job: Job, box: JobPart) => ({
  ...known({
    id: box.id,
    jobId: job.id,
    jobNo: job.jobNo,
    containerNo: box.containerNo,
    packages: box.packages,
    grossWeightKg: box.grossWeightKg,
    wagonNo: box.wagonNo,
    consignmentNoteNo: box.consignmentNoteNo,
  }),
  sealNos: box.sealNos.length > 0 ? box.sealNos : undefined,
  boxText: boxTextOf([box]),
})

const columns: readonly [heading: PaperWord, cell: (row: ManifestRow) => Cell][] = [
  ['workorder.manifest-booking', (row) => row.bookingNo],
  ['workorder.manifest-job', (row) => row.jobNo],
  ['workorder.manifest-customer', (row) => row.customerShortName],
  ['workorder.manifest-consignee', (row) => row.consigneeName],
  ['workorder.manifest-goods', (row) => row.goodsName],
  ['workorder.manifest-boxes', (row) => boxWords(row.boxText)],
  ['workorder.manifest-container', (row) => row.containerNo],
  ['workorder.manifest-seals', (row) => row.sealNos?.join(', ')],
  ['workorder.manifest-packages', (row) => row.packages],
  ['workorder.manifest-weight', (row) => (row.grossWeightKg === undefined ? undefined : Number(row.grossWeightKg))],
]

/** Columns that only some modes fill: a column is there where one of the boxes has a value. */
const columnsOfModes: typeof columns = [
  ['workorder.manifest-wagon', (row) => row.wagonNo],
  ['workorder.manifest-note', (row) => row.consignmentNoteNo],
]

function sheetOf(rows: readonly ManifestRow[], language: Language) {
  const filled = columnsOfModes.filter(([, cell]) => rows.some((row) => cell(row) !== undefined))
  const shown = [...columns, ...filled]
  async function* cells() {
    yield rows.map((row) => shown.map(([, cell]) => cell(row)))
  }
  const headings = shown.map(([heading]) => say(heading, language))
  return xlsxOf({ name: say('workorder.manifest', language), headings, rows: cells() })
}
