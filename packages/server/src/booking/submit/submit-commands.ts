import { randomInt, randomUUID } from 'node:crypto'
import { formNameOf } from '@landbridge/contract/booking/booking-modes'
import type { BookingForm } from '@landbridge/contract/booking/fields/form-fields'
import { formAgain, withDefaults } from '@landbridge/contract/booking/form/form-defaults'
import type { ChangedBooking, NewBooking } from '@landbridge/contract/booking/mode-booking-endpoints'
import { businessDay } from '@landbridge/contract/shared/business-day'
import type { ModeCode } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { isActiveStaff } from '../../access/index.ts'
import { foundCompany } from '../../customer/index.ts'
import { attachLoose, findFiles } from '../../document/index.ts'
import { audit } from '../../platform/audit.ts'
import { companyOf } from '../../platform/caller.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { checkAddressAllowed, quotasOf } from '../../site/index.ts'
import type { Booking } from '../life/booking.ts'
import { keepRevision, recordBookingEvent } from '../life/booking-event-store.ts'
import { advance, checkUnchanged } from '../life/booking-rules.ts'
import { countDrafts, insertBooking, loadBooking, lockBooking, ownerOf, saveBooking } from '../life/booking-store.ts'
import { eventName } from '../life/booking-tell-commands.ts'
import { closeOpenRequest } from '../life/request-end-commands.ts'
import { keepAddresses } from './address-book-store.ts'
import { filesNamed } from './attachment-rules.ts'
import { gatherFacts } from './form-facts-queries.ts'
import { type FormFacts, isOnOffer } from './form-facts-rules.ts'
import { type Examined, examine, mergedForm, termsVersion, withoutBlanks } from './submit-rules.ts'

type Customers = Call<'customer'>

export async function createBooking(
  mode: ModeCode,
  { submit, ...form }: NewBooking,
  call: Customers,
): Promise<Booking> {
  const draft = newDraft(mode, withoutBlanks(form) as BookingForm, call)
  return submit ? submitBooking({ after: draft }, call) : keepDraft({ after: draft }, call)
}

/** Saves or submits a draft, or revises a booking that was submitted or returned. */
export async function changeBooking(
  mode: ModeCode,
  { id, version, submit, ...sent }: ChangedBooking,
  call: Customers,
): Promise<Booking> {
  const before = await lockBooking(call.tx, id, ownerOf(call))
  if (before.mode !== mode) throw new Problem('booking.missing')
  checkUnchanged(before, version, 'customer')
  const after = { ...before, form: mergedForm(before.form, sent) }
  const isSubmit = submit || before.state !== 'draft'
  return isSubmit ? submitBooking({ before, after }, call) : keepDraft({ before, after }, call)
}

export async function copyBooking(id: string, call: Customers): Promise<Booking> {
  const [earlier] = await Promise.all([loadBooking(call.tx, id, ownerOf(call)), checkAddressAllowed(call)])
  const draft = newDraft(earlier.mode, withoutBlanks(formAgain(earlier.form)) as BookingForm, call)
  await checkRoomForDraft(call)
  await Promise.all([
    insertBooking(call.tx, draft),
    audit(call, { action: 'booking.copy', thing: 'booking', id: draft.id, after: { from: id } }),
  ])
  return draft
}

/** A booking before, absent if new, and after a submission. */
type BookingChange = { before?: Booking | undefined; after: Booking }

async function keepDraft({ before, after }: BookingChange, call: Customers): Promise<Booking> {
  const isNew = before === undefined
  await Promise.all([
    checkAddressAllowed(call),
    checkSalesperson({ before, after }, call),
    isNew && checkRoomForDraft(call),
  ])
  const saved = isNew ? after : { ...after, version: before.version + 1, savedAt: call.now }
  const versions = isNew ? {} : { before: { version: before.version }, after: { version: saved.version } }
  await Promise.all([
    isNew ? insertBooking(call.tx, saved) : saveBooking(call.tx, before, saved),
    audit(call, { action: 'booking.draft', thing: 'booking', id: saved.id, ...versions }),
  ])
  await attachFiles(saved, call)
  return saved
}

/** Puts the files that a draft names with it; one that does not exist, or is somebody else's, is refused in its place. */
async function attachFiles({ id, form, customerId }: Booking, call: Customers): Promise<void> {
  if (customerId === null) return
  const { loose, unknown } = await findFiles(call, id, filesNamed(form))
  if (unknown.length > 0) {
    const reasons = unknown.map((path) => [path, 'booking.attachment-unknown'] as const)
    throw new Problem('shared.invalid-input', Object.fromEntries(reasons))
  }
  await attachLoose(call, { parentKind: 'booking', parentId: id }, loose)
}

/** Refuses one draft more than somebody may keep; those that are there stay. */
export async function checkRoomForDraft({ tx, caller }: Customers): Promise<void> {
  const [{ drafts }, kept] = await Promise.all([quotasOf(tx), countDrafts(tx, caller.userId)])
  if (kept >= drafts) throw new Problem('booking.drafts-too-many', undefined, { most: drafts })
}

/** Refuses a draft whose newly named salesperson is not there; one chosen before may have gone since. */
async function checkSalesperson({ before, after }: BookingChange, { tx }: Customers): Promise<void> {
  const { salespersonId } = after.form
  if (!salespersonId || salespersonId === before?.form.salespersonId) return
  if (await isActiveStaff(tx, salespersonId)) return
  throw new Problem('shared.invalid-input', { salespersonId: 'booking.salesperson-unknown' })
}

/** Submits a booking of any mode in one look and one write; the first submission draws its number. */
async function submitBooking({ before, after }: BookingChange, opened: Customers): Promise<Booking> {
  const action = after.state === 'draft' ? 'submit' : 'revise'
  const advanced = advance(after, action, 'customer')
  const form = withDefaults(advanced.form, formNameOf(advanced.mode, advanced.form.loadType))
  const booking = { ...advanced, form }
  const facts = { ...(await gatherFacts(booking, opened)), stood: before }
  if (facts.isAddressBlocked) throw new Problem('site.address-blocked')
  const examined = examine(booking, facts, opened.now)
  const call = await withCompany(examined.form, opened)
  return writeSubmission({ ...(before && { before }), after: submitted(booking, examined, call) }, facts, call)
}

function submitted(booking: Booking, examined: Examined, { caller, now }: Customers): Booking {
  const isFirst = booking.orderedAt === undefined
  return {
    ...booking,
    ...examined,
    form: { ...examined.form, ...kindOfPrice(examined) },
    customerId: companyOf(caller),
    bookingNo: booking.bookingNo ?? newBookingNo(booking.mode, now),
    orderedAt: booking.orderedAt ?? now,
    listedAt: isFirst ? now : booking.listedAt,
    savedAt: now,
    waitingSince: now,
    revision: booking.revision + 1,
    returnedFields: [],
    openRequest: undefined,
    termsVersion,
  }
}

const numberSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'

/** A number such as R310115-7K3QX, drawn, so that it says nothing about volume. */
export function newBookingNo(mode: ModeCode, now: Date): string {
  const drawn = Array.from({ length: 5 }, () => numberSigns.charAt(randomInt(numberSigns.length)))
  return `${mode}${businessDay(now).slice(2).replaceAll('-', '')}-${drawn.join('')}`
}

/** Only we state that a price was offered by us. */
function kindOfPrice(examined: Examined): Pick<BookingForm, 'quoteType'> {
  if (isOnOffer(examined)) return { quoteType: 'OFFER' }
  return examined.form.quoteType === 'OFFER' ? { quoteType: 'NONE' } : {}
}

/** Everything that a submission writes, in one round trip: a first message goes to the salesperson. */
async function writeSubmission(
  { before, after }: BookingChange,
  { files }: FormFacts,
  call: Customers,
): Promise<Booking> {
  const { tx, caller, now } = call
  const saved = before ? { ...after, version: before.version + 1 } : after
  const { id, state, version, revision, bookingNo, toQuote, form } = saved
  const customerId = companyOf(caller)
  const kind = revision === 1 ? 'submitted' : 'revised'
  const data = { bookingNo, revision, toQuote, salespersonId: form.salespersonId ?? null }
  await Promise.all([
    before ? saveBooking(tx, before, saved) : insertBooking(tx, saved),
    before && closeOpenRequest(before, 'declineOffer', call),
    keepRevision(tx, saved, caller.userId, now),
    recordBookingEvent(call, { bookingId: id, customerId, kind }),
    attachLoose(call, { parentKind: 'booking', parentId: id }, files.loose),
    keepAddresses(tx, customerId, form.parties ?? [], now),
    audit(call, { action: eventName(kind), thing: 'booking', id, after: { state, version, revision } }),
    emit(call, { kind: eventName(kind), id, customerId, data }),
  ])
  return saved
}

export const newDraft = (mode: ModeCode, form: BookingForm, { caller, now }: Customers): Booking => ({
  id: randomUUID(),
  mode,
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
  carried: {},
})

/** The call with the company's eyes: where the user has none, the name in the form makes it. */
async function withCompany(form: BookingForm, call: Customers): Promise<Customers> {
  const { caller } = call
  if (caller.customerId !== null) return call
  const { id } = await foundCompany({ name: form.companyNameNew ?? '', countryCode: null }, call)
  return { ...call, caller: { ...caller, customerId: id, role: 'owner' } }
}
