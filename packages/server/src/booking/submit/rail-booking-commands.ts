import { randomUUID } from 'node:crypto'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import { warningsOf } from '@landbridge/contract/booking/form/form-checks'
import { formAgain, withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import type { BookingForm } from '@landbridge/contract/booking/form/form-fields'
import type { ChangedBooking, NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { type FieldProblems, Problem } from '@landbridge/contract/shared/problem'
import { loadUser } from '../../access/index.ts'
import { foundCompany, loadCustomer } from '../../customer/index.ts'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import type { Departure } from '../../pricing/index.ts'
import { checkAddressAllowed } from '../../site/index.ts'
import { nextDeparture } from '../desk/departure-choice-queries.ts'
import type { Booking } from '../life/booking.ts'
import { keepRevision, recordBookingEvent } from '../life/booking-event-store.ts'
import { advance, canTake, checkUnchanged, firstCutoffOf } from '../life/booking-rules.ts'
import { insertBooking, loadBooking, lockBooking, type Owner, saveBooking, twinsOf } from '../life/booking-store.ts'
import { closeOpenRequest, eventName } from '../requests/change-request-commands.ts'
import { keepAddresses } from './address-book-store.ts'
import { attachFiles } from './attachment-commands.ts'
import { newBookingNo } from './booking-number.ts'
import { checkFacts, chosenDeparture, knownToForm, offerFor, runsLane } from './rail-facts-queries.ts'
import { formAsked, withPlaces } from './rail-reference-rules.ts'
import {
  checkSubmittable,
  cutoffsOf,
  findingsOf,
  mergedForm,
  quoteFor,
  termsVersion,
  withoutBlanks,
} from './rail-submit-rules.ts'

type Customers = Call<'customer'>

/** Whose bookings the caller may see: the company's, or the caller's own drafts while there is none. */
export const ownerOf = ({ caller }: Customers): Owner =>
  caller.customerId === null ? { createdBy: caller.userId } : { customerId: caller.customerId }

/** Keeps a new rail booking as a draft, or submits it. */
export async function createRailBooking({ submit, ...form }: NewBooking, call: Customers): Promise<Booking> {
  const draft = newDraft(withoutBlanks(form) as BookingForm, call)
  if (submit) return submitRail(draft, { isNew: true }, call)
  await insertBooking(call.tx, draft)
  if (call.caller.customerId !== null) await attachFiles(draft, call)
  await audit(call, { action: 'booking.draft', thing: 'booking', id: draft.id })
  return draft
}

/** Saves or submits a draft, or revises a booking that was submitted or returned. */
export async function changeRailBooking(
  { id, version, submit, ...sent }: ChangedBooking,
  call: Customers,
): Promise<Booking> {
  const before = await lockBooking(call.tx, id, ownerOf(call))
  checkUnchanged(before, version, 'customer')
  const changed = { ...before, form: mergedForm(before.form, sent) }
  if (submit || before.state !== 'draft') return submitRail(changed, { isNew: false, before }, call)
  const saved = await saveBooking(call.tx, before, { ...changed, savedAt: call.now })
  if (call.caller.customerId !== null) await attachFiles(saved, call)
  await audit(call, {
    action: 'booking.draft',
    thing: 'booking',
    id,
    before: { version },
    after: { version: saved.version },
  })
  return saved
}

/** Makes a draft from an earlier booking. */
export async function copyBooking(id: string, call: Customers): Promise<Booking> {
  const earlier = await loadBooking(call.tx, id, ownerOf(call))
  const draft = newDraft(withoutBlanks(formAgain(earlier.form)) as BookingForm, call)
  await insertBooking(call.tx, draft)
  await audit(call, { action: 'booking.copy', thing: 'booking', id: draft.id, after: { from: id } })
  return draft
}

const newDraft = (form: BookingForm, { caller, now }: Customers): Booking => ({
  id: randomUUID(),
  mode: 'R',
  state: 'draft',
  customerId: caller.customerId,
  createdBy: caller.userId,
  form,
  version: 1,
  revision: 0,
  savedAt: now,
  listedAt: now,
  toQuote: false,
  findings: [],
  warnings: [],
  documentsDue: [],
  returnedFields: [],
  lifts: {},
  jobNos: [],
  containerNos: [],
})

/** Submits a draft, or what was changed of a booking: a first message goes to the salesperson. */
async function submitRail(
  booking: Booking,
  { isNew, before = booking }: { isNew: boolean; before?: Booking },
  asked: Customers,
): Promise<Booking> {
  const action = before.state === 'draft' ? 'submit' : 'revise'
  if (!canTake(before, action, 'customer')) advance(before, action, 'customer')
  await checkAddressAllowed(asked)
  const { call, ready } = await readyToSubmit(booking, asked)
  const { tx, now } = call
  const submitted = advance(ready, action, 'customer')
  const isFirst = submitted.orderedAt === undefined
  const next: Booking = {
    ...submitted,
    bookingNo: submitted.bookingNo ?? newBookingNo('R', now),
    orderedAt: submitted.orderedAt ?? now,
    listedAt: isFirst ? now : submitted.listedAt,
    savedAt: now,
    waitingSince: now,
    revision: before.revision + 1,
    returnedFields: [],
    openRequest: undefined,
    termsVersion,
  }
  if (before.openRequest) await closeOpenRequest(before, 'declineOffer', call)
  const saved = isNew ? next : await saveBooking(tx, before, next)
  if (isNew) await insertBooking(tx, next)
  await tellSubmitted(saved, call, { isFirst })
  return saved
}

async function tellSubmitted(booking: Booking, call: Customers, { isFirst }: { isFirst: boolean }): Promise<void> {
  const { tx, caller, now } = call
  const customerId = companyOf(caller)
  await keepRevision(tx, booking, caller.userId, now)
  const kind = isFirst ? 'submitted' : 'revised'
  await recordBookingEvent(call, { bookingId: booking.id, customerId, kind })
  await attachFiles(booking, call)
  await keepAddresses(tx, customerId, booking.form.parties ?? [], now)
  await audit(call, {
    action: eventName(kind),
    thing: 'booking',
    id: booking.id,
    after: { state: booking.state, version: booking.version, revision: booking.revision },
  })
  const { bookingNo, revision, toQuote, form } = booking
  const data = { bookingNo, revision, toQuote, salespersonId: form.salespersonId ?? null }
  await emit(call, { kind: eventName(kind), id: booking.id, customerId, data })
}

/** Checks all that a submit needs, names the company where there is none yet, and works out price, warnings and cut-off. */
async function readyToSubmit(booking: Booking, asked: Customers): Promise<{ call: Customers; ready: Booking }> {
  const { tx, now } = asked
  const [known, departure] = await Promise.all([knownToForm(tx, booking.form), chosenDeparture(tx, booking.form)])
  const form = withPlaces(withDefaults(booking.form, formNameOf(booking.mode, booking.form.loadType)), known)
  const facts = checkFacts({ known, departure }, now)
  const inForm = formAsked({ ...booking, form, customerId: asked.caller.customerId }, known)
  const more = await otherProblems(form, { departure, runs: !departure || runsLane(form, departure, known) }, asked)
  checkSubmittable(inForm, { known, facts, more })

  const call = await withCompany(form, asked)
  const customerId = companyOf(call.caller)
  const [customer, offer, nearest] = await Promise.all([
    loadCustomer(tx, customerId),
    offerFor(call, form),
    departure ?? nextDeparture(tx, form, now),
  ])
  const full = { ...form, salespersonId: form.salespersonId ?? customer.salespersonId }
  const ready = { ...booking, customerId, form: withoutBlanks(full) as BookingForm }
  const since = new Date(now.getTime() - 86_400_000)
  const { twin, sameReference } = await twinsOf(tx, customerId, { booking: ready, since, mode: 'R' })
  const warnings = warningsOf(inForm, {
    ...checkFacts({ known, departure, offer }, now),
    earlierPrice: booking.quote && {
      validTo: booking.quote.validTo,
      priced: [],
      weightLimitKg: {},
      amount: booking.quote.amount,
      currency: booking.quote.currency,
    },
    customer: { certification: customer.certification },
    bookedAlready: twin === undefined ? undefined : { bookingNo: twin },
    sameReference: sameReference === undefined ? undefined : { bookingNo: sameReference },
  })
  const price = quoteFor(form, offer, businessDay(now))
  const findings = findingsOf(inForm, { warnings, toQuote: price.toQuote })
  const firstCutoff = nearest && firstCutoffOf(cutoffsOf(nearest))
  return { call, ready: { ...ready, ...price, warnings, findings, firstCutoff } }
}

/** What only the books know: whether the train runs the lane, and the salesperson is one of ours. */
async function otherProblems(
  form: BookingForm,
  { departure, runs }: { departure: Departure | undefined; runs: boolean },
  { tx }: Customers,
): Promise<FieldProblems> {
  const isKnown = !form.salespersonId || (await isSalesperson(form.salespersonId, tx))
  return {
    ...(departure && !runs && { departureId: 'booking.departure-other-lane' }),
    ...(!isKnown && { salespersonId: 'booking.salesperson-unknown' }),
  }
}

async function isSalesperson(id: string, tx: Customers['tx']): Promise<boolean> {
  const user = await loadUser(tx, id).catch((error: unknown) => {
    if (error instanceof Problem) return undefined
    throw error
  })
  return user?.kind === 'staff' && user.active
}

/** The call with the company's eyes: where the user has none, the name in the form makes it. */
async function withCompany(form: BookingForm, call: Customers): Promise<Customers> {
  const { caller } = call
  if (caller.customerId !== null) return call
  const { id } = await foundCompany({ name: form.companyNameNew ?? '', countryCode: null }, call)
  return { ...call, caller: { ...caller, customerId: id, role: 'owner' } }
}
