import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { isBlank } from '@landbridge/contract/booking/fields/form-conditions'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { blankForm, formAgain } from '@landbridge/contract/booking/form/form-defaults'
import { withCompany } from '@landbridge/contract/booking/form/form-proposals'
import type { BookingDetail } from '@landbridge/contract/booking/mode-booking-endpoints'
import type { UserInfo } from '@landbridge/contract/customer/customer-endpoints'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { readBooking, readTemplate, type SavedBooking } from '../booking-api.ts'
import type { BookingModeView } from './booking-mode-view.ts'
import { editableForm, pathInEditableForm } from './form-content.ts'

/** The source of a form: blank, a draft, a booking under change, or a copy. */
export type FormStart = {
  values: BookingForm
  savedVersion?: SavedBooking
  /** The booking under change, which keeps its number. */
  revises?: Pick<BookingDetail, 'id' | 'bookingNo' | 'returnedFields' | 'state' | 'quoteType' | 'quoted'>
  copiedFrom?: string
  isNew?: boolean
  elsewhere?: string
}

const sources = ['draft', 'booking', 'from', 'template'] as const
export type StartSource = { kind: (typeof sources)[number] | 'new'; id: string }

export function sourceIn(query: URLSearchParams): StartSource {
  const kind = sources.find((name) => query.get(name))
  return kind ? { kind, id: query.get(kind) ?? '' } : { kind: 'new', id: '' }
}

type Opening = { source: StartSource; query: URLSearchParams; mode: BookingModeView }

export async function readStart({ source: { kind, id }, query, mode }: Opening): Promise<FormStart> {
  const begun = (form: BookingForm) => editableForm(form, formNameOf(mode.code, form.loadType))
  if (kind === 'new') return { values: { ...usualCustoms, ...begun(mode.initialForm(query)) }, isNew: true }
  if (kind === 'template') {
    const { templateName, ...form } = await readTemplate(id)
    return { values: begun(formAgain(form)), copiedFrom: templateName }
  }
  const booking = await readBooking(mode.code, id)
  if (kind === 'from') return { values: begun(formAgain(booking)), copiedFrom: booking.bookingNo ?? '' }
  if (!isStillOpen(booking, kind)) return { values: {}, elsewhere: id }
  const values = valuesOf(booking, mode.code)
  const savedVersion = { id, version: booking.version }
  if (kind === 'draft') return { values, savedVersion }
  const returnedFields = booking.returnedFields.map(({ path, note }) => ({
    path: pathInEditableForm(path, booking, values),
    note,
  }))
  return { values, savedVersion, revises: { ...booking, returnedFields } }
}

/** True for a draft, or a booking that can still be changed. */
export const isStillOpen = ({ state }: Pick<BookingDetail, 'state'>, kind: 'draft' | 'booking'): boolean =>
  kind === 'draft' ? state === 'draft' : state === 'submitted' || state === 'returned'

/** Drafts from before the customer's role was asked for begin with the usual payment of handling. */
export const valuesOf = (booking: BookingForm, code: ModeCode): BookingForm => {
  const name = formNameOf(code, booking.loadType)
  const { thcPayment } = blankForm(name)
  return editableForm(booking.customerRole || !thcPayment ? booking : { ...booking, thcPayment }, name)
}

/** The usual customs choice, since most customers have a broker. */
const usualCustoms = { exportCustomsBy: 'OWN', importCustomsBy: 'OWN' } as const satisfies BookingForm

/** Adds the user's contact and company to a new form. */
export function withUser({ values, isNew }: Pick<FormStart, 'values' | 'isNew'>, user: UserInfo): BookingForm {
  const accountFacts: BookingForm = {
    contactName: user.realName,
    contactPhone: user.phone,
    contactEmail: user.emails[0],
    salespersonId: user.salespersonId,
    salesperson: user.salesperson,
    settleCurrency: user.customer?.settleCurrency ?? 'USD',
  }
  const stated = Object.entries(accountFacts).filter(
    ([name, value]) => value && isBlank(values[name as keyof BookingForm]),
  )
  const form = { ...values, ...Object.fromEntries(stated) }
  return isNew ? withCompany(form, user.customer) : form
}
