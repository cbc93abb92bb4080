import { z } from 'zod'
import { searchedAsKept } from '../shared/container-number.ts'
import { daysInOrder } from '../shared/day-span.ts'
import { endpoint } from '../shared/endpoint.ts'
import { freeText } from '../shared/fields/field-values.ts'
import { callPath, type ModeCode, modeCodes, modeOf, modes } from '../shared/modes.ts'
import { pageWithCounts, paging } from '../shared/paging.ts'
import { wayFields } from '../shared/way-done.ts'
import { amount, currencyCode, day, instant } from '../shared/wire-values.ts'
import { bookingStates, requestKinds } from './booking-lifecycle.ts'
import { bookingTodo } from './booking-todo.ts'
import { lclState } from './lcl-state.ts'
import { carriedFields, flightRow } from './modes/carried-row.ts'
import { releaseStates } from './release-state.ts'

// Apart from the calls with forms, so that a list of bookings does not bring the catalogue of the forms along.

export const orderStates = ['all', ...bookingStates] as const

/** startDate and endDate hold for the order date, for drafts their making. */
export const bookingFilterFields = {
  keyword: freeText(60).overwrite(searchedAsKept).optional(),
  startDate: day.optional(),
  endDate: day.optional(),
  orderState: z.enum(orderStates).default('all'),
  originCode: freeText(10).optional(),
  originName: freeText(100).optional(),
  destinationCode: freeText(10).optional(),
  destinationName: freeText(100).optional(),
  lclState,
} as const

export const bookingSorts = [
  'bookingNo',
  'stateLabel',
  'wantedDate',
  'loadingDate',
  'etd',
  'atd',
  'eta',
  'ata',
  'siCutoff',
  'flightDate',
  'orderedAt',
] as const
const bookingFilter = paging(bookingSorts).extend(bookingFilterFields)
export type BookingFilter = z.infer<typeof bookingFilter>

export const bookingRow = z.object({
  id: z.uuid(),
  bookingNo: z.string().optional(),
  state: z.enum(bookingStates),
  stateLabel: z.string(),
  openRequest: z.enum(requestKinds).optional(),
  version: z.int(),
  originCode: z.string().optional(),
  originName: z.string().optional(),
  entryPortCode: z.string().optional(),
  entryPortName: z.string().optional(),
  entryPortPassed: z.boolean().optional(),
  /** In kilometres from the origin. */
  entryPortKm: z.int().optional(),
  destinationCode: z.string().optional(),
  destinationName: z.string().optional(),
  loadType: z.string().optional(),
  boxText: z.string().optional(),
  goodsName: z.string().optional(),
  wantedDate: z.iso.date().optional(),
  etd: instant.optional(),
  etdZone: z.string().optional(),
  atd: instant.optional(),
  eta: instant.optional(),
  etaZone: z.string().optional(),
  ata: instant.optional(),
  promisedEta: instant.optional(),
  ...wayFields,
  trackLabel: z.string().optional(),
  /** The time of the last event of its cargo, where its jobs know the truck or flight that carries it. */
  locationTime: instant.optional(),
  toDo: bookingTodo.optional(),
  orderedAt: instant.optional(),
  savedAt: instant,
  customerReference: z.string().optional(),
  jobNo: z.string().optional(),
  containerNo: z.string().optional(),
  packages: z.int().optional(),
  grossWeightKg: z.string().optional(),
  volumeM3: z.string().optional(),
  chargeableWeightKg: z.string().optional(),
  houseBillNo: z.string().optional(),
  transportType: z.string().optional(),
  departureNo: z.string().optional(),
  vessel: z.string().optional(),
  carrierCode: z.string().optional(),
  carrierName: z.string().optional(),
  masterBillNo: z.string().optional(),
  billRelease: z.string().optional(),
  supplierRef: z.string().optional(),
  releaseState: z.enum(releaseStates).optional(),
  ...carriedFields,
  ...flightRow,
  warehouseName: z.string().optional(),
  loadingDate: z.iso.date().optional(),
  truckTypeDomestic: z.string().optional(),
  truckTypeForeign: z.string().optional(),
  truckQty: z.int().optional(),
  loadingMetres: z.string().optional(),
  siCutoff: instant.optional(),
  siCutoffZone: z.string().optional(),
  quoteAmount: amount.optional(),
  currency: currencyCode.optional(),
  /** In place of one amount: the sum of each currency, where the price has several. */
  agreedTotals: z.array(z.object({ currency: currencyCode, amount: amount })).optional(),
  salesperson: z.string().optional(),
  createdBy: z.string().optional(),
  remark: z.string().optional(),
})
export type BookingRow = z.infer<typeof bookingRow>

const bookingExportFilter = paging(bookingSorts)
  .omit({ pageIndex: true, pageSize: true })
  .extend({ ...bookingFilterFields, serviceModeId: z.enum(modeCodes).optional() })
export type BookingExportFilter = z.infer<typeof bookingExportFilter>

const listCallOf = (code: ModeCode) =>
  endpoint({
    method: 'POST',
    path: callPath(`${modes[modeOf(code)].orderPath}-list`),
    scope: 'read',
    by: ['customer'],
    company: 'optional',
    reads: true,
    input: daysInOrder(bookingFilter),
    output: pageWithCounts(bookingRow),
    summary: `Lists the company's ${modes[modeOf(code)].noun} bookings, with counts per state.`,
  })

const listCalls = new Map<ModeCode, ReturnType<typeof listCallOf>>()

/** One call for each mode, for lists are known again by it. */
export function bookingListCall(code: ModeCode) {
  const known = listCalls.get(code) ?? listCallOf(code)
  listCalls.set(code, known)
  return known
}

export const bookingExport = endpoint({
  method: 'GET',
  path: '/api/v1/order-export',
  scope: 'read',
  by: ['customer'],
  company: 'optional',
  input: daysInOrder(bookingExportFilter),
  output: z.unknown(),
  summary: 'What a list of bookings shows, as an xlsx file.',
})
