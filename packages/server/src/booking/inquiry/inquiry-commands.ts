import { randomInt, randomUUID } from 'node:crypto'
import type { InquiryForm } from '@landbridge/contract/booking/inquiry/inquiry'
import { inquiryLifecycle } from '@landbridge/contract/booking/inquiry/inquiry-lifecycle'
import { businessDay } from '@landbridge/contract/shared/business-day'
import { type Actor, nextState } from '@landbridge/contract/shared/lifecycle'
import { placeModesOf } from '@landbridge/contract/shared/modes'
import { Problem } from '@landbridge/contract/shared/problem'
import { usersOfCompany } from '../../access/index.ts'
import { audit } from '../../platform/audit.ts'
import type { Tx } from '../../platform/database.ts'
import { emit } from '../../platform/outbox.ts'
import type { Call } from '../../platform/serve.ts'
import { codesOf, placesByCode } from '../../reference/index.ts'
import { checkAddressAllowed, quotasOf } from '../../site/index.ts'
import { insertBooking, ownerOf } from '../life/booking-store.ts'
import { checkRoomForDraft, newDraft } from '../submit/submit-commands.ts'
import type { Inquiry } from './inquiry.ts'
import { formOfFacts } from './inquiry-rules.ts'
import {
  countOpenInquiries,
  hasDraft,
  holdInquiry,
  insertInquiry,
  moveInquiriesToCompany,
  saveInquiry,
} from './inquiry-store.ts'

const numberSigns = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const inquiryNoOf = (now: Date): string =>
  `Q${businessDay(now).slice(2).replaceAll('-', '')}-${Array.from({ length: 5 }, () => numberSigns.charAt(randomInt(numberSigns.length))).join('')}`

export async function askForPrice({ serviceModeId, ...facts }: InquiryForm, call: Call<'customer'>): Promise<Inquiry> {
  const { tx, caller, now } = call
  const inquired = { serviceModeId, ...facts }
  const [names] = await Promise.all([placesKnown(tx, inquired, now), checkAddressAllowed(call), checkRoom(call)])
  const inquiry = {
    id: randomUUID(),
    inquiryNo: inquiryNoOf(now),
    state: 'open' as const,
    customerId: caller.customerId,
    createdBy: caller.userId,
    serviceModeId,
    facts,
    readyDate: facts.readyDate,
    askedAt: now,
    version: 1,
    searchWords: '',
  }
  const searchWords = [inquiry.inquiryNo, facts.goodsName, facts.originCode, facts.destinationCode, ...names]
    .join(' ')
    .toLowerCase()
  await insertInquiry(tx, { ...inquiry, searchWords })
  await auditInquiry(call, inquiry, { action: 'booking.inquiry-ask', after: { inquiryNo: inquiry.inquiryNo } })
  return { ...inquiry, searchWords, reply: null, repliedBy: null, repliedAt: null, bookingId: null }
}

async function checkRoom({ tx, caller }: Call<'customer'>): Promise<void> {
  const [{ inquiries }, open] = await Promise.all([quotasOf(tx), countOpenInquiries(tx, caller.userId)])
  if (open >= inquiries) throw new Problem('booking.inquiries-too-many', undefined, { most: inquiries })
}

export async function takeInquiriesOver(customerId: string, { tx }: Call<'system'>): Promise<void> {
  const users = await usersOfCompany(tx, customerId)
  await Promise.all(users.map(({ id }) => moveInquiriesToCompany(tx, id, customerId)))
}

/** Names of both ends; an inquiry of a place that the mode does not know, of a past day or of an unknown term is refused at its field. */
async function placesKnown(tx: Tx, { serviceModeId, ...facts }: InquiryForm, now: Date): Promise<string[]> {
  const ends = [facts.originCode, facts.destinationCode]
  const [found, terms] = await Promise.all([
    Promise.all(placeModesOf(serviceModeId).map((mode) => placesByCode(tx, mode, ends))),
    facts.incoterm ? codesOf(tx, 'INCOTERMS') : [],
  ])
  const placeOf = (code: string) => found.flatMap((places) => places.get(code) ?? [])[0]
  const wrong = {
    ...(!placeOf(facts.originCode) && { originCode: 'booking.place-unknown' }),
    ...(!placeOf(facts.destinationCode) && { destinationCode: 'booking.place-unknown' }),
    ...(facts.readyDate < businessDay(now) && { readyDate: 'booking.ready-date-past' }),
    ...(facts.incoterm && !terms.some(({ code }) => code === facts.incoterm) && { incoterm: 'booking.code-unknown' }),
  }
  if (Object.keys(wrong).length > 0) throw new Problem('shared.invalid-input', wrong)
  return ends.flatMap((code) => Object.values(placeOf(code)?.names ?? {}))
}

/** A draft with what the inquiry says. One that has a draft already answers with that; where it was thrown away, a new one is made. */
export async function bookInquiry({ id }: { id: string }, call: Call<'customer'>): Promise<Inquiry> {
  const { tx } = call
  const inquiry = await holdInquiry(tx, id, ownerOf(call))
  if (await hasDraft(tx, inquiry)) return inquiry
  const state = stateAfter(inquiry, inquiry.bookingId ? 'bookAnew' : 'book', 'customer')
  const draft = newDraft(inquiry.serviceModeId, formOfFacts(inquiry), call)
  await Promise.all([checkAddressAllowed(call), checkRoomForDraft(call)])
  await insertBooking(tx, draft)
  const saved = await saveInquiry(tx, inquiry, { state, bookingId: draft.id })
  await auditInquiry(call, inquiry, { action: 'booking.inquiry-book', after: { bookingId: draft.id } })
  return saved
}

export async function answerInquiry(
  { id, version, reply }: { id: string; version: number; reply: string },
  call: Call<'staff'>,
): Promise<Inquiry> {
  const { tx, caller, now } = call
  const inquiry = await holdInquiry(tx, id)
  if (inquiry.version !== version) throw new Problem('booking.inquiry-changed')
  const state = stateAfter(inquiry, 'answer', 'staff')
  const saved = await saveInquiry(tx, inquiry, { state, reply, repliedBy: caller.userId, repliedAt: now })
  await auditInquiry(call, inquiry, { action: 'booking.inquiry-answer', after: { reply } })
  await emit(call, { kind: 'booking.inquiry-answered', id, customerId: inquiry.customerId })
  return saved
}

function stateAfter(
  { state }: Inquiry,
  action: 'answer' | 'book' | 'bookAnew',
  by: 'customer' | 'staff',
): Inquiry['state'] {
  const next = nextState(inquiryLifecycle, { state }, { action, by })
  if (!next || next === 'gone') throw new Problem('booking.inquiry-changed')
  return next
}

type Deed = { action: `booking.inquiry-${'ask' | 'book' | 'answer'}`; after: object }
const auditInquiry = (call: Call<Actor>, { id, customerId }: Pick<Inquiry, 'id' | 'customerId'>, deed: Deed) =>
  audit(call, { thing: 'inquiry', id, ...(customerId && { customerId }), ...deed })
