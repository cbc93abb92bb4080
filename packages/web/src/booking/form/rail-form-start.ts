import { bookingForm } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/form/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import { type Kept, readRailBooking, readTemplate } from '../booking-api.ts'
import { opened } from './rail-form-values.ts'

/** What a form begins with: nothing, a draft to go on with, a booking to change, or a copy of one. */
export type RailStart = {
  values: BookingForm
  kept?: Kept
  /** The booking that is being changed; it keeps its number. */
  revises?: Pick<BookingDetail, 'id' | 'bookingNo' | 'returnedFields' | 'state'>
  copiedFrom?: string
  /** The booking is past being written in the form. */
  elsewhere?: string
}

const sources = ['draft', 'booking', 'from', 'template'] as const
export type StartSource = { kind: (typeof sources)[number] | 'new'; id: string }

/** What the address asks the form to begin with. */
export function sourceIn(query: URLSearchParams): StartSource {
  const kind = sources.find((name) => query.get(name))
  return kind ? { kind, id: query.get(kind) ?? '' } : { kind: 'new', id: '' }
}

export async function readStart({ kind, id }: StartSource, query: URLSearchParams): Promise<RailStart> {
  if (kind === 'new') return { values: opened(asked(query)) }
  if (kind === 'template') {
    const { templateName, ...form } = await readTemplate(id)
    return { values: opened(copied(form)), copiedFrom: templateName }
  }
  const booking = await readRailBooking(id)
  if (kind === 'from') return { values: opened(copied(booking)), copiedFrom: booking.bookingNo ?? '' }
  const isOpen = kind === 'draft' ? booking.state === 'draft' : ['submitted', 'returned'].includes(booking.state)
  if (!isOpen) return { values: {}, elsewhere: id }
  const values = opened(formOf(booking))
  const kept = { id, version: booking.version }
  return kind === 'draft' ? { values, kept } : { values, kept, revises: booking }
}

const formOf = (from: BookingForm): BookingForm =>
  Object.fromEntries(
    Object.keys(bookingForm('R').shape).map((name) => [name, from[name as keyof BookingForm]]),
  ) as BookingForm

/** A form made from another: without its days, numbers, price and files. */
export function copied(from: BookingForm): BookingForm {
  const { customerReference, readyDate, wantedDate, wantedDateTo, wantedArrivalDate, ...rest } = formOf(from)
  const { departureId, trainNo, quoteId, quoteType, askQuote, attachments, lashingPlanFid, agreeTerms, ...kept } = rest
  return {
    ...kept,
    boxes: kept.boxes?.map(({ shipperContainerNos, cscValidTo, ...box }) => box),
    goods: kept.goods?.map(({ containerNo, ...line }) => line),
    danger: kept.danger?.map(({ safetyDataSheetFid, ...line }) => line),
    stops: kept.stops?.map(({ stopDate, timeFrom, timeTo, ...stop }) => stop),
  }
}

/** What a price list hands over in the address: lane, price, train, boxes and days. */
function asked(query: URLSearchParams): BookingForm {
  const of = (name: string) => query.get(name) || undefined
  const owner = of('containerOwner') === 'S' ? 'S' : 'C'
  const boxes = boxesIn(of('boxes') ?? `1*${of('containerType') ?? ''}`, owner)
  const [quoteId, legType] = [of('quoteId'), of('legType')]
  return {
    originCode: of('originCode'),
    destinationCode: of('destinationCode'),
    entryPortCode: of('entryPortCode'),
    departureId: of('departureId'),
    readyDate: of('readyDate'),
    wantedDate: of('wantedDate'),
    settleCurrency: of('settleCurrency'),
    ...(quoteId && { quoteId, quoteType: 'PRICE' }),
    ...(of('askQuote') === 'T' && { askQuote: true, quoteType: 'NONE' }),
    ...(isLeg(legType) && { legType }),
    ...(boxes.length > 0
      ? { boxes }
      : owner === 'S' && { boxes: [{ containerType: '40HQ', containerQty: 1, containerOwner: owner }] }),
  }
}

const isLeg = (text: string | undefined): text is 'Q' | 'T' | 'H' => ['Q', 'T', 'H'].includes(text ?? '')

/** Boxes as one reads them aloud: 2*40HQ/1*20GP. */
const boxesIn = (text: string, containerOwner: 'C' | 'S') =>
  [...text.matchAll(/(\d{1,3})\*(\d{2}[A-Z]{2})/g)].map(([, quantity, containerType]) => ({
    containerType,
    containerQty: Number(quantity),
    containerOwner,
  }))

/** What the account says already is not asked again. */
export function withUser(values: BookingForm, user: UserInfo): BookingForm {
  const known: BookingForm = {
    contactName: user.realName,
    contactPhone: user.phone,
    contactEmail: user.emails[0],
    salespersonId: user.salespersonId,
    salesperson: user.salesperson,
    settleCurrency: user.customer?.settleCurrency ?? 'USD',
  }
  const said = Object.entries(known).filter(([name, value]) => value && isBlank(values[name as keyof BookingForm]))
  return { ...values, ...Object.fromEntries(said) }
}
